package governor.bots.puertorico.heuristic;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Options;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Verb;
import governor.puertorico.phases.Storage;

/** What to load, to store and to send: what is worth most when the phase has come to its end. */
final class PuertoRicoHarbor extends PuertoRicoVoyage {
  /** Where the gain of every choice is noted. */
  private final double[] gains;

  PuertoRicoHarbor(PuertoRicoOutlook outlook, double[] gains) {
    super(outlook);
    this.gains = gains;
  }

  int load(PuertoRicoState s, Options options) {
    int chosen = options.get(0);
    double highest = Double.NEGATIVE_INFINITY;
    int next = outlook.seat + 1 == s.players() ? 0 : outlook.seat + 1;
    read(s);
    for (int i = 0; i < options.size(); i++) {
      int action = options.get(i);
      int verb = Action.verb(action);
      boolean sends = verb == Verb.USE && quays.hasSmallWharf(outlook.seat);
      if (verb != Verb.LOAD && verb != Verb.LOAD_OWN && verb != Verb.PASS && !sends) {
        continue; // What else can be done in this turn is not judged here.
      }
      reset(s);
      if (verb == Verb.LOAD) {
        loadCargo(outlook.seat, Action.a(action), Action.b(action));
      } else if (verb == Verb.LOAD_OWN) {
        loadOwn(outlook.seat, Action.a(action));
      } else if (sends) {
        send(s, outlook.seat);
      } else {
        ownShipsDone |= 1 << outlook.seat;
      }
      run(s, next);
      double value = balance(s);
      gains[i] = value;
      if (value > highest) {
        highest = value;
        chosen = action;
      }
    }
    return chosen;
  }

  /** The seat's gain over what the others gain. */
  private double balance(PuertoRicoState s) {
    double others = 0;
    for (int seat = 0; seat < s.players(); seat++) {
      others += seat == outlook.seat ? 0 : gain(s, seat);
    }
    return gain(s, outlook.seat) - outlook.w.others * others / (s.players() - 1);
  }

  /** The kinds worth most go into the warehouses, and the single barrel worth most is kept. */
  int store(PuertoRicoState s, Options options) {
    int seat = outlook.seat;
    if (Action.verb(options.get(0)) == Verb.KEEP) {
      int chosen = options.get(0);
      for (int i = 1; i < options.size(); i++) {
        boolean keeps = Action.verb(options.get(i)) == Verb.KEEP;
        if (keeps
            && outlook.single(s, Action.a(options.get(i))) > outlook.single(s, Action.a(chosen))) {
          chosen = options.get(i);
        }
      }
      return chosen;
    }
    if (Action.verb(options.get(0)) == Verb.KEEP_SOME) {
      return options.get(0); // Cheap goods are asked for first: as few of them as can be.
    }
    int stored = Agenda.a(s.top());
    read(s);
    reset(s);
    int best = bestKinds(seat, Storage.room(s, seat) - Integer.bitCount(stored), stored);
    for (int i = 0; i < options.size(); i++) {
      int action = options.get(i);
      if (Action.verb(action) == Verb.STORE && (best >>> Action.a(action) & 1) != 0) {
        return action;
      }
    }
    return options.get(0);
  }

  /** Sends of a good what could not be kept. */
  int send(PuertoRicoState s, Options options) {
    int seat = outlook.seat;
    int good = Action.a(options.get(0));
    read(s);
    reset(s);
    keep(s, seat);
    int sent = start[seat * KINDS + good] - goods[seat * KINDS + good];
    int least = Action.b(options.get(0));
    return options.get(Math.clamp(sent - least, 0, options.size() - 1));
  }
}
