package governor.puertorico.edge;

import governor.core.Agenda;
import governor.core.Draft;
import governor.core.Parsed;
import governor.puertorico.Circle;
import governor.puertorico.Manning;
import governor.puertorico.PuertoRicoGame;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.StepId;
import governor.puertorico.phases.PlaceColonists;
import java.util.ArrayList;
import java.util.List;

/**
 * Places colonists all at once, as people do: a slot is a kind of {@link Circle} that the seat has,
 * picked as often as a circle of it gets somebody. Where it matters whether that is a noble, a
 * second slot says how many of them are. Kinds that are decided already stay as they are.
 */
final class PlacementDraft extends Draft {
  /** The slot for the nobles on a place is called so, and then like the place. */
  private static final String NOBLES = "noble on ";

  private final PuertoRicoGame game;
  private final PuertoRicoState s;
  private final Kinds kinds;

  /** The kinds of circle in the order of the slots, and those among them with a slot for nobles. */
  private record Kinds(List<Integer> all, List<Integer> apart) {
    static Kinds of(PuertoRicoState s) {
      List<Integer> all = new ArrayList<>();
      List<Integer> apart = new ArrayList<>();
      int seat = s.seatToAct();
      for (int circle = 0; circle < s.rules().circleKinds(); circle++) {
        if (s.circles(seat, circle) > 0) {
          all.add(circle);
          if (s.nobles(seat) > 0 && s.tellsApart(circle)) {
            apart.add(circle);
          }
        }
      }
      return new Kinds(all, apart);
    }
  }

  private PlacementDraft(
      PuertoRicoGame game, PuertoRicoState s, Kinds kinds, PlacementProposal proposal) {
    super(slots(s, kinds), picks(kinds, proposal));
    this.game = game;
    this.s = s;
    this.kinds = kinds;
  }

  /** The draft for the seat that is asked now, which must be placing its colonists. */
  static PlacementDraft of(PuertoRicoGame game, PuertoRicoState s) {
    return new PlacementDraft(game, s, Kinds.of(s), PlacementProposal.of(s));
  }

  /** Whether the seat that is asked now is placing its colonists. */
  static boolean isAsked(PuertoRicoState s) {
    return !s.isOver()
        && Agenda.step(s.top()) == StepId.PLACE
        && PlaceColonists.firstKind(s.top()) >= 0;
  }

  private static List<Slot> slots(PuertoRicoState s, Kinds kinds) {
    int seat = s.seatToAct();
    List<Slot> slots = new ArrayList<>();
    for (int circle : kinds.all()) {
      slots.add(slot(s, circle, s.rules().place(circle), s.manned(seat, circle)));
    }
    for (int circle : kinds.apart()) {
      slots.add(slot(s, circle, NOBLES + s.rules().place(circle), s.noblesOn(seat, circle)));
    }
    return slots;
  }

  private static Slot slot(PuertoRicoState s, int circle, String name, int now) {
    boolean decided = circle < PlaceColonists.firstKind(s.top());
    return new Slot(name, decided ? now : 0, decided ? now : s.circles(s.seatToAct(), circle));
  }

  private static List<Integer> picks(Kinds kinds, PlacementProposal proposal) {
    List<Integer> picks = new ArrayList<>();
    kinds.all().forEach(circle -> picks.add(proposal.number(circle)));
    kinds.apart().forEach(circle -> picks.add(proposal.nobles(circle)));
    return picks;
  }

  @Override
  protected Parsed<List<Integer>> row(List<Integer> picks) {
    int seat = s.seatToAct();
    int placed = 0;
    for (int i = 0; i < kinds.all().size(); i++) {
      placed += picks.get(i);
    }
    int needed = Math.min(s.colonists(seat), s.circles(seat));
    return placed == needed
        ? rowOf(picks)
        : Parsed.refused(
            "The arrangement has " + placed + " colonists on circles, but " + needed + " must be.");
  }

  /** One choice for each kind at which the seat is asked, none for those that leave no choice. */
  private Parsed<List<Integer>> rowOf(List<Integer> picks) {
    List<Integer> choices = new ArrayList<>();
    PuertoRicoState trial = game.copy(s);
    while (isAsked(trial) && trial.seatToAct() == s.seatToAct()) {
      int circle = PlaceColonists.firstKind(trial.top());
      int number = picks.get(kinds.all().indexOf(circle));
      int apart = kinds.apart().indexOf(circle);
      int nobles = apart < 0 ? 0 : picks.get(kinds.all().size() + apart);
      int choice = Manning.action(circle, number, nobles);
      if (!game.ask(trial).contains(choice)) {
        return Parsed.refused(
            "Of "
                + number
                + " on "
                + s.rules().place(circle)
                + " there cannot be "
                + nobles
                + " nobles: you have "
                + s.nobles(s.seatToAct())
                + " in all.");
      }
      choices.add(choice);
      game.apply(trial, choice);
    }
    return Parsed.ok(choices);
  }
}
