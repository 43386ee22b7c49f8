package governor.cli.puertorico;

import governor.cli.play.TableView.Proposal;
import governor.cli.text.Style;
import governor.puertorico.PuertoRicoGame;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.edge.StorageDraft;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** How the seat that stores its goods could store them, with what would be lost. */
final class StorageText {
  private StorageText() {}

  /** The proposal, if goods are being stored. */
  static Optional<Proposal> proposal(PuertoRicoGame game, PuertoRicoState s) {
    if (!StorageDraft.isAsked(s)) {
      return Optional.empty();
    }
    StorageDraft draft = StorageDraft.of(game, s);
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
    return Optional.of(new Proposal(words, draft.proposed()));
  }
}
