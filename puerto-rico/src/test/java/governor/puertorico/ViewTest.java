package governor.puertorico;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Event;
import governor.core.Options;
import governor.core.Rng;
import governor.puertorico.edge.PuertoRicoEvent;
import governor.puertorico.edge.PuertoRicoView;
import governor.puertorico.edge.What;
import governor.puertorico.editions.BaseGame;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Rulings R27 and R34 as views, and what the log says. */
class ViewTest {
  private static final String EVERYTHING = "puertorico+new-buildings+nobles+buccaneer+festival";
  private static final List<String> NAMES = List.of("Anna", "Bob", "Chris", "David");

  @Test
  void r27_pointsAreSeenByTheirOwnerOnly() {
    PuertoRicoGame game = PuertoRico.game("puertorico players=3");
    PuertoRicoState s = game.newGame(new Rng(1));
    s.award(1, 7);
    game.advance(s, new Options());
    assertThat(points(game, s, 1)).containsExactly(-1, 7, -1);
    assertThat(points(game, s, 0)).containsExactly(0, -1, -1);
    assertThat(points(game, s, Event.PUBLIC)).containsExactly(-1, -1, -1);
  }

  @Test
  void r27_pointsAreOpenByHouseRule() {
    PuertoRicoGame game = PuertoRico.game("puertorico players=3 open-points");
    PuertoRicoState s = game.newGame(new Rng(1));
    s.award(1, 7);
    game.advance(s, new Options());
    assertThat(points(game, s, 2)).containsExactly(0, 7, 0);
  }

  private static List<Integer> points(PuertoRicoGame game, PuertoRicoState s, int viewer) {
    return game.view(s, viewer).seats().stream().map(PuertoRicoView.Seat::points).toList();
  }

  @Test
  void r34_theRestIsPublic() {
    PuertoRicoGame game = PuertoRico.game("puertorico players=4");
    PuertoRicoState s = game.newGame(new Rng(1));
    s.takeGoods(2, Good.SUGAR.ordinal(), 3);
    s.layBuilding(2, game.rules().number(BaseGame.INDIGO_PLANT));
    game.advance(s, new Options());
    PuertoRicoView view = game.view(s, Event.PUBLIC);
    assertThat(view.asked()).isZero();
    assertThat(view.question()).isEqualTo("Which role do you take?");
    assertThat(view.phase()).isEmpty();
    assertThat(view.faceDown()).isEqualTo(41);
    assertThat(view.faceUp().values().stream().mapToInt(Integer::intValue).sum()).isEqualTo(5);
    assertThat(view.goods()).containsEntry("sugar", 8);
    assertThat(view.ships()).extracting(PuertoRicoView.Ship::capacity).containsExactly(5, 6, 7);
    assertThat(view.buildings()).containsEntry("indigo plant", 2);
    PuertoRicoView.Seat seat = view.seats().get(2);
    assertThat(seat.doubloons()).isEqualTo(3);
    assertThat(seat.goods()).isEqualTo(Map.of("sugar", 3));
    assertThat(seat.island()).containsExactly(new PuertoRicoView.Tiles("corn", 1, 1, 0));
    assertThat(seat.city()).containsExactly(new PuertoRicoView.Building("indigo plant", 3, 0, 0));
  }

  @Test
  void everyKindOfEventHappensAndHasASentence() {
    Set<What> seen = EnumSet.noneOf(What.class);
    seen.addAll(eventsOf("puertorico players=4 refuse-colonists rounds=80"));
    seen.addAll(eventsOf(EVERYTHING + " players=4 rounds=80"));
    seen.addAll(eventsOf(EVERYTHING + " players=2 rounds=80"));
    assertThat(seen).containsExactlyInAnyOrder(What.values());
  }

  /** The kinds of events of many random games, each of which has a sentence. */
  private static Set<What> eventsOf(String config) {
    PuertoRicoGame game = PuertoRico.game(config);
    Set<What> seen = EnumSet.noneOf(What.class);
    List<Event> told = new ArrayList<>();
    Options options = new Options();
    for (int seed = 0; seed < 400; seed++) {
      PuertoRicoState s = game.blank();
      Rng rng = new Rng(seed);
      s.listen(told::add);
      game.start(s, rng);
      game.advance(s, options);
      while (!s.isOver()) {
        game.apply(s, choice(options, seed, rng));
        game.advance(s, options);
      }
      for (Event event : told) {
        PuertoRicoEvent each = (PuertoRicoEvent) event;
        seen.add(each.what());
        assertThat(each.describe(NAMES)).endsWith(".").doesNotContainPattern("[@$#]");
        assertThat(each.seenBy(Event.PUBLIC)).isEqualTo(each);
      }
      told.clear();
    }
    return seen;
  }

  /**
   * Sometimes any choice, sometimes one that accepts colonists, sometimes one that refuses them.
   */
  private static int choice(Options options, int seed, Rng rng) {
    boolean colonists = governor.core.Action.verb(options.get(0)) == Verb.ACCEPT;
    return options.get(colonists && seed % 4 > 0 ? 0 : rng.below(options.size()));
  }

  @Test
  void onlyTurnedTilesReveal() {
    assertThat(new PuertoRicoEvent(What.TURNED, -1, "corn", 0).reveals()).isTrue();
    assertThat(new PuertoRicoEvent(What.DREW_TILE, 0, "corn", 0).reveals()).isTrue();
    assertThat(new PuertoRicoEvent(What.TOOK_TILE, 0, "corn", 0).reveals()).isFalse();
    assertThat(new PuertoRicoEvent(What.SOLD, 1, "corn", 2).describe(NAMES))
        .isEqualTo("Bob sells corn for 2.");
  }
}
