package governor.cli.puertorico;

import governor.cli.play.TableView.Proposal;
import governor.cli.text.Style;
import governor.core.Agenda;
import governor.core.Draft;
import governor.puertorico.PuertoRicoGame;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.StepId;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** How the seat that stores its goods could store them, with what would be lost. */
final class StorageText {
  private StorageText() {}

  /** The proposal, if goods are being stored. */
  static Optional<Proposal> proposal(PuertoRicoGame game, PuertoRicoState s) {
    if (s.isOver() || Agenda.step(s.top()) != StepId.STORE) {
      return Optional.empty();
    }
    return game.draft(s).map(draft -> proposal(draft, s));
  }

  private static Proposal proposal(Draft draft, PuertoRicoState s) {
    Map<String, Integer> kept = new LinkedHashMap<>();
    Map<String, Integer> lost = new LinkedHashMap<>();
    for (int slot = 0; slot < draft.slots().size(); slot++) {
      String good = draft.slots().get(slot).name();
      kept.put(good, draft.proposal().get(slot));
      lost.put(good, s.goods(s.seatToAct(), Letters.tile(good)) - kept.get(good));
    }
    String words =
        "accept the draft: keep "
            + Letters.barrels(kept, Style.PLAIN)
            + ", lose "
            + Letters.barrels(lost, Style.PLAIN);
    return new Proposal(words, draft.proposed());
  }
}
