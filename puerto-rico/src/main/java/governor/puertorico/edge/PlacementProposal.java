package governor.puertorico.edge;

import governor.puertorico.Building;
import governor.puertorico.Circle;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Tile;
import governor.puertorico.phases.PlaceColonists;

/**
 * A sensible arrangement of colonists to begin with: what produces most dearly first, then quarries
 * and buildings that are of use every round, at the end of the game the large buildings before all,
 * and what is left anywhere.
 */
final class PlacementProposal {
  /**
   * What is manned first, next to production: buildings that are used often, then those that wait.
   */
  private static final Building[] USEFUL = {
    Building.FACTORY,
    Building.HARBOR,
    Building.WHARF,
    Building.LARGE_MARKET,
    Building.SMALL_MARKET,
    Building.UNIVERSITY,
    Building.HOSPICE,
    Building.OFFICE,
    Building.LARGE_WAREHOUSE,
    Building.SMALL_WAREHOUSE,
    Building.CONSTRUCTION_HUT,
    Building.HACIENDA,
  };

  private static final Building[] FOR_THE_END = {
    Building.GUILD_HALL,
    Building.RESIDENCE,
    Building.FORTRESS,
    Building.CUSTOMS_HOUSE,
    Building.CITY_HALL,
  };

  private final PuertoRicoState s;
  private final int seat;
  private final int undecided;
  private final int[] wanted = new int[Circle.KINDS];
  private int colonists;

  private PlacementProposal(PuertoRicoState s) {
    this.s = s;
    this.seat = s.seatToAct();
    this.colonists = s.sanJuan(seat);
    this.undecided = PlaceColonists.firstKind(s.top());
    for (int circle = 0; circle < undecided; circle++) {
      wanted[circle] = s.manned(seat, circle);
    }
  }

  /** How many circles of each kind are to be manned by the seat that is asked now. */
  static int[] of(PuertoRicoState s) {
    PlacementProposal proposal = new PlacementProposal(s);
    if (s.endIsNear()) {
      proposal.fill(FOR_THE_END);
    }
    proposal.produce();
    proposal.put(Circle.of(Tile.QUARRY), Circle.KINDS);
    proposal.fill(USEFUL);
    proposal.fill(FOR_THE_END);
    for (int circle = 0; circle < Circle.KINDS; circle++) {
      proposal.put(circle, s.circles(proposal.seat, circle));
    }
    return proposal.wanted;
  }

  private void fill(Building[] buildings) {
    for (Building building : buildings) {
      put(Circle.of(building), 1);
    }
  }

  /** Pairs of a plantation and a place in its building, the dearest good first; then corn. */
  private void produce() {
    pairs(Tile.COFFEE, Building.COFFEE_ROASTER);
    pairs(Tile.TOBACCO, Building.TOBACCO_STORAGE);
    pairs(Tile.SUGAR, Building.SMALL_SUGAR_MILL);
    pairs(Tile.SUGAR, Building.SUGAR_MILL);
    pairs(Tile.INDIGO, Building.SMALL_INDIGO_PLANT);
    pairs(Tile.INDIGO, Building.INDIGO_PLANT);
    put(Circle.of(Tile.CORN), Circle.KINDS);
  }

  private void pairs(Tile tile, Building building) {
    while (free(Circle.of(tile)) > 0 && free(Circle.of(building)) > 0 && colonists >= 2) {
      put(Circle.of(tile), 1);
      put(Circle.of(building), 1);
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
}
