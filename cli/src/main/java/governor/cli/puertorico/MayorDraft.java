package governor.cli.puertorico;

import governor.cli.play.TableView.Proposal;
import governor.cli.text.Style;
import governor.core.Agenda;
import governor.core.Draft;
import governor.puertorico.PuertoRicoGame;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.StepId;
import governor.puertorico.phases.CraftsmanPhase;
import java.util.List;
import java.util.Optional;

/**
 * How the seat that places its colonists could place those that are left.
 *
 * @param actions the choices that lead there
 * @param after the position with all of them made
 */
record MayorDraft(List<Integer> actions, PuertoRicoState before, PuertoRicoState after) {
  /** The draft, if colonists are being placed. */
  static Optional<MayorDraft> of(PuertoRicoGame game, PuertoRicoState s) {
    if (s.isOver() || Agenda.step(s.top()) != StepId.PLACE) {
      return Optional.empty();
    }
    List<Integer> actions = game.draft(s).map(Draft::proposed).orElse(List.of());
    if (actions.isEmpty()) {
      return Optional.empty();
    }
    PuertoRicoState after = game.copy(s);
    actions.forEach(action -> game.apply(after, action));
    return Optional.of(new MayorDraft(actions, s, after));
  }

  /** Whether the choice is the one that the draft makes next. */
  boolean beginsWith(int action) {
    return actions.getFirst() == action;
  }

  Proposal toAccept() {
    int seat = before.seatToAct();
    String goods =
        Letters.barrels(good -> CraftsmanPhase.production(after, seat, good), Style.PLAIN);
    return new Proposal(
        "accept the draft shown above: a craftsman would make "
            + (goods.isEmpty() ? "nothing" : goods),
        actions);
  }
}
