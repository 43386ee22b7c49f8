package governor.puertorico;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Agenda;
import java.util.List;

/**
 * What the scenario language says of the expansions.
 *
 * <p><b>Where a scenario starts</b> with expansions. All violet buildings that could be drafted are
 * in the game, with all their copies, unless {@link #violet} names those that are; nothing is
 * drafted (a {@link Scenario#fresh} game begins with the draft). One of those on the colonist ship
 * is a noble. Nobody holds the buccaneer's card. The festival asks for three coffee plantations,
 * three barrels of coffee and the tobacco storage unless {@link #festival} says something else.
 *
 * <p><b>Choices in words</b>, besides those of the base game:
 *
 * <ul>
 *   <li>draft: {@code draft church};
 *   <li>guests, before a phase and in most turns of the owner: {@code move guest to corn}, {@code
 *       move noble guest to chapel};
 *   <li>settler: {@code take corn as forest}; a drawn tile, with a working forest house, {@code lay
 *       corn} or {@code lay corn as forest}; hunting lodge {@code discard corn}, {@code discard
 *       forest} or {@code pass};
 *   <li>mayor: from the ship {@code take colonist} or {@code take noble}; {@code man 1 chapel with
 *       1 noble};
 *   <li>builder: after the building is named, the black market asks for each piece: {@code pay
 *       colonist from corn}, {@code pay noble from San Juan}, {@code pay corn}, {@code pay point};
 *   <li>trader: {@code sell corn at post}; land office {@code use land office} with a colonist and
 *       {@code discard corn} with a noble on it;
 *   <li>captain: {@code use small wharf} and then {@code send 2 corn} for each kind; royal supplier
 *       {@code supply corn} or {@code pass}; storage with a storehouse {@code keep 2 corn};
 *   <li>buccaneer: {@code raid ship 5 keep 2}, {@code plunder}, {@code raid colonists}, {@code raid
 *       colonists and noble}, {@code kidnap settler}; those raided: {@code put colonist on corn},
 *       {@code put noble on chapel} or {@code pass};
 *   <li>two players with a library, when they take a role: {@code use library} or {@code pass}.
 * </ul>
 */
abstract class ScenarioExpansions extends ScenarioTable {
  static final String FOREST = "forest";

  ScenarioExpansions(PuertoRicoGame game, boolean dealt) {
    super(game, dealt);
    if (!dealt && game.rules().hasFestival()) {
      sizes.add(() -> ask("coffee", List.of("coffee", "coffee", "coffee"), "tobacco storage"));
    }
  }

  // ---- set-up -----------------------------------------------------------------------------------

  /** Just these violet buildings are in the game of those that could be drafted. */
  Scenario violet(String... buildings) {
    inGame.addAll(List.of(buildings));
    return self();
  }

  /** Adds so many forests to the seat's island, printed with this plantation. */
  Scenario forests(int seat, String plantation, int forests) {
    for (int i = 0; i < forests; i++) {
      gifts.add(
          () -> {
            s.takeFromStock(Names.tile(plantation));
            s.layForest(seat, Names.tile(plantation));
          });
    }
    return self();
  }

  /** The seat has so many nobles in San Juan, besides colonists. */
  Scenario nobles(int seat, int nobles) {
    for (int i = 0; i < nobles; i++) {
      gifts.add(() -> s.takeNobleFromSupply(seat));
    }
    return self();
  }

  /** Adds this building with a single noble on it to the seat's city. */
  Scenario nobleOn(int seat, String building) {
    gifts.add(
        () -> {
          s.layBuilding(seat, number(building));
          giveNobles(seat, circle(building), 1);
        });
    return self();
  }

  /** Adds a guesthouse with so many guests to the seat's city. */
  Scenario guests(int seat, int colonists, int nobles) {
    gifts.add(
        () -> {
          s.layBuilding(seat, number("guesthouse"));
          giveColonists(seat, circle("guesthouse"), colonists);
          giveNobles(seat, circle("guesthouse"), nobles);
        });
    return self();
  }

  private void giveNobles(int seat, int circle, int nobles) {
    for (int i = 0; i < nobles; i++) {
      s.takeNobleFromSupply(seat);
      s.man(seat, circle, 1);
      s.ennoble(seat, circle, 1);
    }
  }

  /** So many nobles are left in the supply. */
  Scenario nobleSupply(int nobles) {
    sizes.add(() -> s.setCell(Layout.NOBLE_SUPPLY, nobles));
    return self();
  }

  /** So many colonists and so many nobles are on the ship. */
  Scenario peopleOnShip(int colonists, int nobles) {
    sizes.add(
        () -> {
          s.setCell(Layout.COLONIST_SHIP, colonists + nobles);
          s.setCell(Layout.NOBLE_SHIP, nobles);
        });
    return self();
  }

  /** The seat holds the buccaneer's card. */
  Scenario buccaneer(int seat) {
    sizes.add(() -> s.holdBuccaneer(seat));
    return self();
  }

  /** What the festival asks for: three plantations, three barrels, a building. */
  Scenario festival(String plantation, List<String> goods, String building) {
    assertThat(goods).hasSize(3);
    sizes.add(() -> ask(plantation, goods, building));
    return self();
  }

  private void ask(String plantation, List<String> goods, String building) {
    s.askForTile(Names.tile(plantation));
    for (int good = 0; good < Good.KINDS; good++) {
      s.setCell(Layout.FESTIVAL_GOODS + good, 0);
    }
    goods.forEach(good -> s.askForGood(Names.good(good)));
    s.askForBuilding(number(building));
  }

  // ---- a seat -----------------------------------------------------------------------------------

  /** All nobles of the seat. */
  int noblesOf(int seat) {
    begin();
    return s.nobles(seat);
  }

  /** Whether those on the seat's building are nobles; it is known only where it matters. */
  int noblesOn(int seat, String building) {
    begin();
    return s.noblesOn(seat, circle(building));
  }

  int forestsOf(int seat) {
    begin();
    return s.forests(seat);
  }

  /** What the building would cost the seat in its turn, by its own view. */
  int priceFor(int seat, String building) {
    begin();
    return game.view(s, seat).prices().get(building);
  }

  // ---- the table --------------------------------------------------------------------------------

  int nobleSupplyNow() {
    begin();
    return s.nobleSupply();
  }

  /** The nobles among those on the ship. */
  int nobleShipNow() {
    begin();
    return s.nobleShip();
  }

  /** How many plantations of this kind are in the discard pile. */
  int discarded(String plantation) {
    begin();
    return s.discarded(Names.tile(plantation));
  }

  /** The seat that holds the buccaneer's card, or -1. */
  int buccaneerNow() {
    begin();
    return s.buccaneer();
  }

  /** Who was first with plantations (0), production (1) or the building (2), or -1. */
  int festivalWinner(int target) {
    begin();
    return s.festivalWinner(target);
  }

  /** Whether a building is to be drafted now. */
  boolean asksForDraft() {
    begin();
    return !s.isOver() && Agenda.step(s.top()) == StepId.DRAFT;
  }

  /** The violet buildings that are in the game by now and not built, in table order. */
  List<String> violetNow() {
    begin();
    long violet = s.buildable() & ~game.rules().production();
    return Names.list(
        game.rules().kinds(),
        building -> game.rules().building(building).title(),
        building -> (int) (violet >>> building & 1));
  }

  /** Drafts these buildings, whoever is asked. */
  Scenario draft(String... buildings) {
    for (String building : buildings) {
      choose(asked(), "draft " + building);
    }
    return self();
  }
}
