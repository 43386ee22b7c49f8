package governor.puertorico.edge;

import governor.puertorico.Circle;
import governor.puertorico.Good;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.RuleSet;
import governor.puertorico.Tile;
import governor.puertorico.phases.PlaceColonists;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A sensible arrangement of colonists to begin with: what produces most dearly first, then quarries
 * and the other buildings by their rank, at the end of the game the large buildings before all, and
 * what is left anywhere.
 */
final class PlacementProposal {
  private final PuertoRicoState s;
  private final RuleSet rules;
  private final int seat;
  private final int undecided;
  private final int[] wanted;
  private final int[] nobles;
  private int colonists;

  private PlacementProposal(PuertoRicoState s) {
    this.s = s;
    this.rules = s.rules();
    this.seat = s.seatToAct();
    this.colonists = s.sanJuan(seat);
    this.undecided = PlaceColonists.firstKind(s.top());
    this.wanted = new int[rules.circleKinds()];
    this.nobles = new int[rules.circleKinds()];
    for (int circle = 0; circle < undecided; circle++) {
      wanted[circle] = s.manned(seat, circle);
      nobles[circle] = s.tellsApart(circle) ? s.noblesOn(seat, circle) : 0;
    }
  }

  /** The proposal for the seat that is asked now. */
  static PlacementProposal of(PuertoRicoState s) {
    PlacementProposal proposal = new PlacementProposal(s);
    proposal.propose();
    return proposal;
  }

  /** How many circles of this kind are to be manned. */
  int number(int circle) {
    return wanted[circle];
  }

  /** How many of them by nobles, where that matters. */
  int nobles(int circle) {
    return nobles[circle];
  }

  private void propose() {
    List<Integer> large = buildings(rules.large());
    if (s.endIsNear()) {
      large.forEach(this::fill);
    }
    produce();
    put(Circle.of(Tile.QUARRY), s.circles(seat, Circle.of(Tile.QUARRY)));
    buildings(rules.all() & ~rules.large()).stream()
        .filter(building -> rules.product(building) == RuleSet.NONE)
        .sorted(Comparator.comparingInt(building -> rules.building(building).rank()))
        .forEach(this::fill);
    large.forEach(this::fill);
    for (int circle = 0; circle < wanted.length; circle++) {
      put(circle, s.circles(seat, circle));
    }
    chooseNobles();
  }

  /** The seat's buildings of these kinds. */
  private List<Integer> buildings(long kinds) {
    return IntStream.range(0, rules.kinds())
        .filter(building -> (kinds & s.owned(seat) & 1L << building) != 0)
        .boxed()
        .toList();
  }

  private void fill(int building) {
    int circle = Circle.ofBuilding(building);
    put(circle, s.circles(seat, circle));
  }

  /** Pairs of a plantation and a place in its building, the dearest good first; then corn. */
  private void produce() {
    for (int good = Good.KINDS - 1; good >= 0; good--) {
      for (int plant : rules.plants(good)) {
        pairs(good, plant);
      }
    }
    int corn = Circle.of(Tile.CORN);
    put(corn, s.circles(seat, corn));
  }

  private void pairs(int plantation, int plant) {
    while (free(plantation) > 0 && free(plant) > 0 && colonists >= 2) {
      put(plantation, 1);
      put(plant, 1);
    }
  }

  private int free(int circle) {
    return circle < undecided ? 0 : s.circles(seat, circle) - wanted[circle];
  }

  private void put(int circle, int most) {
    int number = Math.min(Math.min(most, free(circle)), colonists);
    wanted[circle] += number;
    colonists -= number;
  }

  /** Nobles stand where a noble is of more use than a colonist, and where nobody else is left. */
  private void chooseNobles() {
    int free = s.freeNobles(seat);
    int others = s.freeColonists(seat);
    for (int circle = undecided; circle < wanted.length; circle++) {
      if (wanted[circle] == 0 || !s.tellsApart(circle)) {
        continue;
      }
      boolean noble = rules.building(Circle.building(circle)).wantsNoble();
      int least = Math.max(0, wanted[circle] - others);
      int most = Math.min(wanted[circle], free);
      nobles[circle] = noble ? most : least;
      free -= nobles[circle];
      others -= wanted[circle] - nobles[circle];
    }
  }
}
