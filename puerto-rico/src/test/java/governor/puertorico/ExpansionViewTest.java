package governor.puertorico;

import static governor.puertorico.Scenario.fresh;
import static governor.puertorico.Scenario.game;
import static governor.puertorico.ScenarioKit.ALL_BUILDINGS;
import static governor.puertorico.ScenarioKit.BUCCANEER;
import static governor.puertorico.ScenarioKit.EVERYTHING;
import static governor.puertorico.ScenarioKit.NEW_BUILDINGS;
import static governor.puertorico.ScenarioKit.NOBLES;
import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Action;
import governor.core.Event;
import governor.core.Fact;
import governor.core.FactKind;
import governor.core.Move;
import governor.core.Options;
import governor.core.Rng;
import governor.puertorico.edge.PuertoRicoView;
import governor.puertorico.editions.Nobles;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What the view shows of expansions, and how questions and choices are taken apart. */
class ExpansionViewTest {
  private static PuertoRicoView view(Scenario s) {
    return s.game.view(s.position(), Event.PUBLIC);
  }

  private static PuertoRicoView.Building building(PuertoRicoView view, int seat, String name) {
    return view.seats().get(seat).city().stream()
        .filter(each -> each.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static List<Move> moves(Scenario s) {
    PuertoRicoState position = s.position();
    Options options = new Options();
    s.game.advance(position, options);
    List<Move> moves = new ArrayList<>();
    for (int i = 0; i < options.size(); i++) {
      moves.add(s.game.move(position, options.get(i)));
    }
    return moves;
  }

  private static String kind(Scenario s) {
    return s.game.questionKind(s.position());
  }

  @Test
  void noblesAreShownWhereItMattersWhoStandsThere() {
    Scenario s = game(ALL_BUILDINGS, 3).nobleOn(0, "chapel").guests(0, 1, 1).nobles(0, 1);
    s.building(1, "chapel", 1);
    PuertoRicoView view = view(s);
    assertThat(view.nobleSupply()).isEqualTo(19 - 3);
    assertThat(view.nobleShip()).isEqualTo(1);
    assertThat(view.colonistShip()).isEqualTo(3);
    assertThat(view.seats().get(0).nobles()).isEqualTo(3);
    assertThat(building(view, 0, "chapel").nobles()).isEqualTo(1);
    assertThat(building(view, 0, "guesthouse").nobles()).isEqualTo(1);
    assertThat(building(view, 0, "guesthouse").manned()).isEqualTo(2);
    assertThat(building(view, 1, "chapel").nobles()).isZero();
  }

  @Test
  void forestsAreTilesWithoutACircle() {
    Scenario s = game(NEW_BUILDINGS, 3).forests(0, "corn", 2).plantations(0, "sugar", "sugar");
    assertThat(view(s).seats().get(0).island())
        .containsExactlyInAnyOrder(
            new PuertoRicoView.Tiles("forest", 2, 0, 0),
            new PuertoRicoView.Tiles("sugar", 2, 2, 0));
  }

  @Test
  void theBuccaneersCardAndTheKidnappedRoleAreShown() {
    Scenario s = game(BUCCANEER, 3);
    assertThat(view(s).buccaneer()).isEqualTo(-1);
    assertThat(view(s).kidnapped()).isEmpty();
    assertThat(view(s).kidnapper()).isEqualTo(-1);
    s.choose(0, "take buccaneer", "kidnap mayor");
    assertThat(view(s).buccaneer()).isZero();
    assertThat(view(s).kidnapped()).isEqualTo("mayor");
    assertThat(view(s).kidnapper()).isZero();
  }

  @Test
  void theDraftShowsTheSpacesThatAreFree() {
    Scenario s = fresh(NEW_BUILDINGS, 3).draft("hacienda", "statue");
    assertThat(view(s).draft())
        .contains(Map.entry("1", 1), Map.entry("2", 1), Map.entry("10", 4), Map.entry("8", 2));
    assertThat(view(s).buildings()).containsKeys("hacienda", "statue").doesNotContainKey("wharf");
    assertThat(view(game(NEW_BUILDINGS, 3)).draft()).isEmpty();
    assertThat(view(game("", 3)).draft()).isEmpty();
  }

  @Test
  void usedWharvesAreShown() {
    Scenario s = game(NEW_BUILDINGS, 2).ship(4, "sugar", 1).ship(6, "tobacco", 1);
    s.building(1, "small wharf", 1).building(1, "wharf", 1).goods(1, "corn", 2);
    s.goods(1, "coffee", 3).goods(1, "indigo", 3).choose(0, "take captain");
    assertThat(view(s).seats().get(1).used()).isEmpty();
    s.choose(1, "use small wharf", "send 2 corn", "send 0 indigo", "send 0 coffee");
    assertThat(view(s).seats().get(1).used()).containsExactly("small wharf");
    s.choose(1, "wharf 3 coffee");
    assertThat(view(s).seats().get(0).used()).isEmpty();
  }

  @Test
  void questionsHaveTheirKinds() {
    assertThat(kind(fresh(EVERYTHING, 3))).isEqualTo("DRAFT");
    Scenario guests = game(NEW_BUILDINGS, 3).guests(0, 1, 0).plantations(0, "corn");
    assertThat(kind(guests.choose(0, "take trader"))).isEqualTo("MOVE_GUESTS");
    Scenario library = game(NEW_BUILDINGS, 2).building(0, "library", 1);
    assertThat(kind(library.choose(0, "take prospector"))).isEqualTo("BEGIN_ROLE");
    Scenario ship = game(NOBLES, 3).choose(0, "take mayor");
    assertThat(kind(ship)).isEqualTo("DEAL");
    Scenario buccaneer = game(BUCCANEER, 3).colonistShip(6).plantations(0, "corn");
    assertThat(kind(buccaneer.choose(0, "take buccaneer"))).isEqualTo("BUCCANEER");
    assertThat(kind(buccaneer.choose(0, "raid colonists"))).isEqualTo("RAID");
    Scenario supplier = game(NOBLES, 3).building(1, "royal supplier", 1).nobles(1, 1);
    supplier.goods(1, "corn", 1).choose(0, "take captain");
    assertThat(kind(supplier)).isEqualTo("ROYAL_SUPPLIER");
    Scenario market = game(NEW_BUILDINGS, 3).building(0, "black market", 1).goods(0, "corn", 1);
    market.points(0, 1).choose(0, "take builder", "build hacienda");
    assertThat(kind(market)).isEqualTo("BLACK_MARKET");
    Scenario forest = game(NEW_BUILDINGS, 3).building(0, "forest house", 1);
    forest.building(0, "hacienda", 1).choose(0, "take settler", "use hacienda");
    assertThat(kind(forest)).isEqualTo("LAY_TILE");
  }

  @Test
  void choicesAreTakenApart() {
    assertThat(moves(fresh(NEW_BUILDINGS, 3)))
        .anyMatch(move -> move.verb().equals("DRAFT") && move.piece().equals("church"));
    Scenario pirate = game(BUCCANEER, 3).ship(5, "corn", 2).choose(0, "take buccaneer");
    assertThat(moves(pirate))
        .anyMatch(
            move ->
                move.verb().equals("PIRACY")
                    && move.piece().equals("corn")
                    && move.other().equals("ship 5")
                    && move.number() == 2)
        .anyMatch(move -> move.verb().equals("KIDNAP") && move.piece().equals("settler"));
    Scenario chapel = game(NOBLES, 3).building(0, "chapel", 0).peopleOnShip(2, 1);
    chapel.choose(0, "take mayor", "take noble");
    assertThat(moves(chapel))
        .anyMatch(
            move ->
                move.verb().equals("MAN")
                    && move.piece().equals("chapel")
                    && move.other().equals("1 noble")
                    && move.number() == 1);
    Scenario wharf = game(NEW_BUILDINGS, 3).building(1, "small wharf", 1).goods(1, "corn", 2);
    wharf.choose(0, "take captain").choose(1, "use small wharf");
    assertThat(moves(wharf))
        .anyMatch(
            move ->
                move.verb().equals("SEND") && move.piece().equals("corn") && move.number() == 2);
  }

  /** A villa without nobles asks; what the ship brings everybody is foreseen all the same. */
  @Test
  void theMayorIsForeseenPastAVilla() {
    PuertoRicoGame game = PuertoRico.game("puertorico+nobles players=3");
    PuertoRicoState s = game.newGame(new Rng(1));
    s.setCell(Layout.NOBLE_SUPPLY, 0);
    s.setCell(Layout.NOBLE_SHIP, 0);
    int villa = game.rules().number(Nobles.VILLA);
    s.build(0, villa, 0);
    s.settleColonist(0, Circle.ofBuilding(villa));
    game.advance(s, new Options());
    assertThat(game.facts(s, Action.of(Verb.TAKE, Role.MAYOR.ordinal())))
        .contains(
            Fact.about(0, FactKind.GETS_COLONISTS, "", 3),
            Fact.about(1, FactKind.GETS_COLONISTS, "", 1),
            Fact.about(2, FactKind.GETS_COLONISTS, "", 1));
  }
}
