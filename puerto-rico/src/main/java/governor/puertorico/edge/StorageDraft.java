package governor.puertorico.edge;

import governor.core.Action;
import governor.core.Draft;
import governor.core.Parsed;
import governor.core.Row;
import governor.puertorico.Good;
import governor.puertorico.PuertoRicoGame;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Verb;
import governor.puertorico.phases.Storage;
import java.util.ArrayList;
import java.util.List;

/**
 * Stores goods all at once, as people do: a slot is a kind of good that the seat has, picked as
 * often as a barrel of it is kept. All barrels of a kind need a warehouse; one barrel of one kind
 * more is kept in the open. All room must be used.
 */
final class StorageDraft extends Draft {
  private final PuertoRicoGame game;
  private final PuertoRicoState s;
  private final List<Integer> kinds;

  private StorageDraft(PuertoRicoGame game, PuertoRicoState s, List<Integer> kinds) {
    super(
        kinds.stream().map(good -> slot(s, good)).toList(),
        kinds.stream().map(StorageProposal.of(s)::get).toList());
    this.game = game;
    this.s = s;
    this.kinds = kinds;
  }

  /** The draft for the seat that is asked now, which must be storing its goods. */
  static StorageDraft of(PuertoRicoGame game, PuertoRicoState s) {
    List<Integer> kinds = new ArrayList<>();
    for (int good = 0; good < Good.KINDS; good++) {
      if (s.goods(s.seatToAct(), good) > 0) {
        kinds.add(good);
      }
    }
    return new StorageDraft(game, s, kinds);
  }

  private static Slot slot(PuertoRicoState s, int good) {
    int barrels = s.goods(s.seatToAct(), good);
    boolean stored = Storage.isStored(s.top(), good);
    boolean passedOver = good < Storage.firstKind(s.top()) && !stored;
    return new Slot(Good.of(good).title(), stored ? barrels : 0, passedOver ? 1 : barrels);
  }

  @Override
  protected Parsed<List<Integer>> row(List<Integer> picks) {
    int room = Storage.room(s, s.seatToAct());
    int kept = 0;
    int whole = 0;
    int single = 0;
    for (int i = 0; i < kinds.size(); i++) {
      int barrels = s.goods(s.seatToAct(), kinds.get(i));
      int picked = picks.get(i);
      if (picked > 1 && picked < barrels) {
        return Parsed.refused(
            "Of "
                + slots().get(i).name()
                + " all "
                + barrels
                + " barrels, one or none can be kept.");
      }
      kept += picked > 0 ? 1 : 0;
      whole += picked > 1 || Storage.isStored(s.top(), kinds.get(i)) ? 1 : 0;
      single += picked == 1 && barrels > 1 ? 1 : 0;
    }
    if (whole > room) {
      return Parsed.refused(
          room == 0
              ? "Without a warehouse only one barrel can be kept."
              : "The warehouses hold " + kinds(room) + ", not " + whole + ".");
    }
    if (single > 1) {
      return Parsed.refused("Only one kind can be kept as a single barrel, not " + single + ".");
    }
    int needed = Math.min(room + 1, kinds.size());
    return kept == needed
        ? Row.ofAll(game, s, rowOf(picks))
        : Parsed.refused("There is room for " + kinds(needed) + ", not " + kept + ".");
  }

  private static String kinds(int number) {
    return number == 1 ? "1 kind" : number + " kinds";
  }

  /** Everything that is kept goes to the warehouses but the kind of the single barrel. */
  private List<Integer> rowOf(List<Integer> picks) {
    int single = single(picks);
    List<Integer> choices = new ArrayList<>();
    for (int i = 0; i < kinds.size(); i++) {
      int good = kinds.get(i);
      if (i != single && picks.get(i) > 0 && !Storage.isStored(s.top(), good)) {
        choices.add(Action.of(Verb.STORE, good));
      }
    }
    choices.add(Action.of(Verb.KEEP, kinds.get(single)));
    return choices;
  }

  /**
   * The slot of the single barrel: a kind of several barrels if there is one, or else the first.
   */
  private int single(List<Integer> picks) {
    int single = -1;
    for (int i = kinds.size() - 1; i >= 0; i--) {
      boolean several = s.goods(s.seatToAct(), kinds.get(i)) > 1;
      if (picks.get(i) == 1 && several) {
        return i;
      }
      if (picks.get(i) == 1 && !Storage.isStored(s.top(), kinds.get(i))) {
        single = i;
      }
    }
    return single;
  }
}
