package governor.bots.puertorico.heuristic;

import governor.core.Action;
import governor.core.Options;
import governor.puertorico.Good;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Role;
import governor.puertorico.Verb;

/** What the buccaneer does: whatever brings most at once. */
final class PuertoRicoRaids implements Valued {
  private static final int MOST = 3;

  private final PuertoRicoOutlook outlook;
  private final PuertoRicoWeights w;
  private final int[] barrels = new int[Good.KINDS];

  PuertoRicoRaids(PuertoRicoOutlook outlook) {
    this.outlook = outlook;
    this.w = outlook.w;
  }

  int choose(PuertoRicoState s, Options options) {
    return best(s, options, 0);
  }

  @Override
  public double value(PuertoRicoState s, int action) {
    int a = Action.a(action);
    return switch (Action.verb(action)) {
      case Verb.PIRACY -> piracy(s, a, Action.b(action));
      case Verb.PLUNDER -> plunder(s);
      case Verb.RAID -> raid(s) + a * w.noble;
      case Verb.KIDNAP -> kidnap(s, a);
      default -> 0;
    };
  }

  /** What the best of the four brings, before the role is taken. */
  double best(PuertoRicoState s) {
    double best = Math.max(plunder(s), raid(s));
    for (int ship = 0; ship < s.rules().ships(); ship++) {
      best = Math.max(best, piracy(s, ship, Math.min(MOST, s.shipLoad(ship))));
    }
    int left = w.versed ? 0 : s.rules().roles() & ~s.rolesTaken() & ~Role.BUCCANEER.bit();
    for (; left != 0; left &= left - 1) {
      best = Math.max(best, kidnap(s, Integer.numberOfTrailingZeros(left)));
    }
    return w.aware ? best : 0;
  }

  private double piracy(PuertoRicoState s, int ship, int kept) {
    if (kept == 0 || !w.versed) {
      return kept == 0 ? 0 : kept * outlook.single(s, s.shipGood(ship));
    }
    for (int good = 0; good < Good.KINDS; good++) {
      barrels[good] = s.goods(outlook.seat, good);
    }
    double before = outlook.goods(s, outlook.seat, barrels, 0);
    barrels[s.shipGood(ship)] += kept;
    return outlook.goods(s, outlook.seat, barrels, 0) - before;
  }

  private double plunder(PuertoRicoState s) {
    return s.inHouse() * PuertoRicoOutlook.chip(s, outlook.seat);
  }

  private double raid(PuertoRicoState s) {
    int leaving = Math.min(MOST, s.colonistShip() - s.players());
    return Math.clamp(leaving, 0, s.emptyCircles(outlook.seat)) * w.raided;
  }

  private double kidnap(PuertoRicoState s, int role) {
    return (s.roleDoubloons(role) + w.ransom) * outlook.money;
  }
}
