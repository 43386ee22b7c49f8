package governor.puertorico.edge;

import governor.core.Action;
import governor.core.Agenda;
import governor.puertorico.Building;
import governor.puertorico.Circle;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.StepId;
import governor.puertorico.Tile;
import governor.puertorico.Verb;
import governor.puertorico.phases.PlaceColonists;
import java.util.ArrayList;
import java.util.List;

/**
 * Places colonists all at once, as people do: an arrangement says for each kind of {@link Circle}
 * how many of the seat's circles get a colonist. Works on positions in which a seat places its
 * colonists; kinds that are decided already must stay as they are.
 */
public final class Placement {
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

  private Placement(PuertoRicoState s) {
    this.s = s;
    this.seat = s.seatToAct();
    this.colonists = s.sanJuan(seat);
    this.undecided = PlaceColonists.firstKind(s.top());
    for (int circle = 0; circle < undecided; circle++) {
      wanted[circle] = s.manned(seat, circle);
    }
  }

  /** Whether the seat that is asked now is placing its colonists. */
  public static boolean isAsked(PuertoRicoState s) {
    return !s.isOver()
        && Agenda.step(s.top()) == StepId.PLACE
        && PlaceColonists.firstKind(s.top()) >= 0;
  }

  // ---- from an arrangement to choices ---------------------------------------------------------

  /** What is wrong with the arrangement, as a sentence; empty if it can be chosen. */
  public static String problem(PuertoRicoState s, int[] wanted) {
    int seat = s.seatToAct();
    int undecided = PlaceColonists.firstKind(s.top());
    int placed = 0;
    for (int circle = 0; circle < Circle.KINDS; circle++) {
      int least = circle < undecided ? s.manned(seat, circle) : 0;
      int most = circle < undecided ? s.manned(seat, circle) : s.circles(seat, circle);
      if (wanted[circle] < least || wanted[circle] > most) {
        String range = least == most ? "" + most : "from " + least + " to " + most;
        String place = Circle.title(circle);
        return "The colonists on " + place + " must be " + range + ", not " + wanted[circle] + ".";
      }
      placed += wanted[circle];
    }
    int needed = Math.min(s.colonists(seat), s.circles(seat));
    return placed == needed
        ? ""
        : "The arrangement has " + placed + " colonists on circles, but " + needed + " must be.";
  }

  /**
   * The choices that lead to the arrangement: one for each kind at which the seat is asked, none
   * for those that leave no choice.
   */
  public static List<Integer> actions(PuertoRicoState s, int[] wanted) {
    String problem = problem(s, wanted);
    if (!problem.isEmpty()) {
      throw new IllegalArgumentException(problem);
    }
    List<Integer> actions = new ArrayList<>();
    int seat = s.seatToAct();
    int left = PlaceColonists.circlesLeft(s.top());
    int colonists = s.sanJuan(seat);
    int circle = PlaceColonists.firstKind(s.top());
    while (left > 0) {
      circle = PlaceColonists.nextKind(s, seat, circle);
      int circles = s.circles(seat, circle);
      if (PlaceColonists.least(circles, left, colonists)
          < PlaceColonists.most(circles, colonists)) {
        actions.add(Action.of(Verb.MAN, circle, wanted[circle]));
      }
      left -= circles;
      colonists -= wanted[circle];
      circle++;
    }
    return actions;
  }

  // ---- a draft --------------------------------------------------------------------------------

  /**
   * A sensible arrangement to begin with: what produces most dearly first, then quarries and
   * buildings that are of use every round, at the end of the game the large buildings before all,
   * and what is left anywhere.
   */
  public static int[] draft(PuertoRicoState s) {
    Placement draft = new Placement(s);
    if (s.endIsNear()) {
      draft.fill(FOR_THE_END);
    }
    draft.produce();
    draft.put(Circle.of(Tile.QUARRY), Circle.KINDS);
    draft.fill(USEFUL);
    draft.fill(FOR_THE_END);
    for (int circle = 0; circle < Circle.KINDS; circle++) {
      draft.put(circle, s.circles(draft.seat, circle));
    }
    return draft.wanted;
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
