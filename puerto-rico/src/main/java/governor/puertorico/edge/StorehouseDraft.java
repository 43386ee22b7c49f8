package governor.puertorico.edge;

import governor.core.Action;
import governor.core.Draft;
import governor.core.Parsed;
import governor.core.Row;
import governor.puertorico.Good;
import governor.puertorico.PuertoRicoGame;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Verb;
import governor.puertorico.phases.SingleBarrels;
import governor.puertorico.phases.Storage;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Stores goods all at once where several single barrels are kept: a slot is a kind of good that the
 * seat has, picked as often as a barrel of it is kept. Warehouses take whole kinds, the single
 * barrels may be of any kind, and all room must be used.
 */
final class StorehouseDraft extends Draft {
  private final PuertoRicoGame game;
  private final PuertoRicoState s;
  private final List<Integer> kinds;

  private StorehouseDraft(PuertoRicoGame game, PuertoRicoState s, List<Integer> kinds) {
    super(kinds.stream().map(good -> slot(s, good)).toList(), proposal(s, kinds));
    this.game = game;
    this.s = s;
    this.kinds = kinds;
  }

  /** The draft for the seat that is asked now, which must be storing its goods. */
  static StorehouseDraft of(PuertoRicoGame game, PuertoRicoState s) {
    int seat = s.seatToAct();
    return new StorehouseDraft(
        game,
        s,
        IntStream.range(0, Good.KINDS).filter(good -> s.goods(seat, good) > 0).boxed().toList());
  }

  private static Slot slot(PuertoRicoState s, int good) {
    int barrels = s.goods(s.seatToAct(), good);
    return new Slot(
        Good.of(good).title(), SingleBarrels.isSettled(s.top(), good) ? barrels : 0, barrels);
  }

  /** As many barrels as there is room for, dear ones before cheap ones. */
  private static List<Integer> proposal(PuertoRicoState s, List<Integer> kinds) {
    int seat = s.seatToAct();
    int warehouses = Storage.room(s, seat) - stored(s);
    List<Integer> open =
        kinds.stream().filter(good -> SingleBarrels.canBeStored(s.top(), good)).toList();
    List<Integer> whole =
        open.stream()
            .sorted(
                Comparator.<Integer>comparingInt(good -> -s.goods(seat, good))
                    .thenComparing(Comparator.reverseOrder()))
            .limit(Math.max(0, warehouses))
            .toList();
    int singles = SingleBarrels.left(s, seat);
    List<Integer> picks = new ArrayList<>();
    for (int good : kinds.reversed()) {
      int barrels = s.goods(seat, good);
      boolean kept = whole.contains(good) || SingleBarrels.isSettled(s.top(), good);
      int single = kept ? 0 : Math.min(barrels, singles);
      singles -= single;
      picks.addFirst(kept ? barrels : single);
    }
    return picks;
  }

  private static int stored(PuertoRicoState s) {
    int stored = 0;
    for (int good = 0; good < Good.KINDS; good++) {
      stored += Storage.isStored(s.top(), good) ? 1 : 0;
    }
    return stored;
  }

  @Override
  protected Parsed<List<Integer>> row(List<Integer> picks) {
    int seat = s.seatToAct();
    int warehouses = Math.max(0, Storage.room(s, seat) - stored(s));
    // Any of the kinds that are kept whole may lie in a warehouse: the other barrels must fill the
    // rest.
    for (int whole = 0; whole < 1 << kinds.size(); whole++) {
      if (isKeptWhole(picks, whole)
          && Integer.bitCount(whole) <= warehouses
          && Row.ofAll(game, s, choices(picks, whole)) instanceof Parsed.Ok<List<Integer>> row) {
        return row;
      }
    }
    return Parsed.refused(room(seat));
  }

  /** Whether all barrels of these kinds are to be kept. */
  private boolean isKeptWhole(List<Integer> picks, int whole) {
    for (int i = 0; i < kinds.size(); i++) {
      if ((whole >>> i & 1) != 0 && picks.get(i) < s.goods(s.seatToAct(), kinds.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** These kinds into warehouses, so many single barrels of each other kind that is still open. */
  private List<Integer> choices(List<Integer> picks, int whole) {
    List<Integer> choices = new ArrayList<>();
    for (int i = 0; i < kinds.size(); i++) {
      if ((whole >>> i & 1) != 0) {
        choices.add(Action.of(Verb.STORE, kinds.get(i)));
      }
    }
    for (int i = 0; i < kinds.size(); i++) {
      if ((whole >>> i & 1) == 0 && !SingleBarrels.isSettled(s.top(), kinds.get(i))) {
        choices.add(Action.of(Verb.KEEP_SOME, kinds.get(i), picks.get(i)));
      }
    }
    return choices;
  }

  private String room(int seat) {
    int room = Storage.room(s, seat);
    String kept = SingleBarrels.number(s, seat) + " single barrels";
    return "There is room for "
        + (room == 0 ? "" : "all barrels of " + (room == 1 ? "1 kind" : room + " kinds") + " and ")
        + kept
        + ", and all of it must be used.";
  }
}
