package governor.puertorico.edge;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Draft;
import governor.core.Parsed;
import governor.puertorico.Circle;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.StepId;
import governor.puertorico.Verb;
import governor.puertorico.phases.PlaceColonists;
import java.util.ArrayList;
import java.util.List;

/**
 * Places colonists all at once, as people do: a slot is a kind of {@link Circle} that the seat has,
 * picked as often as a circle of it gets a colonist. Kinds that are decided already stay as they
 * are.
 */
public final class PlacementDraft extends Draft {
  private final PuertoRicoState s;
  private final int seat;
  private final List<Integer> kinds;

  private PlacementDraft(PuertoRicoState s, List<Integer> kinds, int[] proposal) {
    super(
        kinds.stream().map(circle -> slot(s, circle)).toList(),
        kinds.stream().map(circle -> proposal[circle]).toList());
    this.s = s;
    this.seat = s.seatToAct();
    this.kinds = kinds;
  }

  /** The draft for the seat that is asked now, which must be placing its colonists. */
  public static PlacementDraft of(PuertoRicoState s) {
    List<Integer> kinds = new ArrayList<>();
    for (int circle = 0; circle < Circle.KINDS; circle++) {
      if (s.circles(s.seatToAct(), circle) > 0) {
        kinds.add(circle);
      }
    }
    return new PlacementDraft(s, kinds, PlacementProposal.of(s));
  }

  /** Whether the seat that is asked now is placing its colonists. */
  public static boolean isAsked(PuertoRicoState s) {
    return !s.isOver()
        && Agenda.step(s.top()) == StepId.PLACE
        && PlaceColonists.firstKind(s.top()) >= 0;
  }

  private static Slot slot(PuertoRicoState s, int circle) {
    int seat = s.seatToAct();
    boolean decided = circle < PlaceColonists.firstKind(s.top());
    int manned = s.manned(seat, circle);
    return new Slot(
        Circle.title(circle), decided ? manned : 0, decided ? manned : s.circles(seat, circle));
  }

  @Override
  protected Parsed<List<Integer>> row(List<Integer> picks) {
    int placed = picks.stream().mapToInt(Integer::intValue).sum();
    int needed = Math.min(s.colonists(seat), s.circles(seat));
    return placed == needed
        ? Parsed.ok(rowOf(s.top(), picks))
        : Parsed.refused(
            "The arrangement has " + placed + " colonists on circles, but " + needed + " must be.");
  }

  /** One choice for each kind at which the seat is asked, none for those that leave no choice. */
  private List<Integer> rowOf(int frame, List<Integer> picks) {
    List<Integer> choices = new ArrayList<>();
    int left = PlaceColonists.circlesLeft(frame);
    int colonists = s.sanJuan(seat);
    for (int i = 0; i < kinds.size(); i++) {
      int circle = kinds.get(i);
      if (circle < PlaceColonists.firstKind(frame)) {
        continue;
      }
      int circles = s.circles(seat, circle);
      if (PlaceColonists.least(circles, left, colonists)
          < PlaceColonists.most(circles, colonists)) {
        choices.add(Action.of(Verb.MAN, circle, picks.get(i)));
      }
      left -= circles;
      colonists -= picks.get(i);
    }
    return choices;
  }
}
