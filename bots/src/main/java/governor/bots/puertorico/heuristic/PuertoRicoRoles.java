package governor.bots.puertorico.heuristic;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Options;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Role;
import governor.puertorico.Tile;
import governor.puertorico.Verb;
import org.jspecify.annotations.Nullable;

/**
 * Which role to take: what its phase brings the seat with the privilege, compared with what happens
 * otherwise. If another seat would take it anyway, the seat only gains the privilege; if not, the
 * seat also helps the others by taking it.
 */
final class PuertoRicoRoles {
  private static final int QUARRY = Tile.QUARRY.ordinal();
  private static final double LARGE_PRICE = 9;
  private static final int ROLES_OF_TWO = 6;

  private final PuertoRicoOutlook outlook;
  private final PuertoRicoWeights w;
  private final PuertoRicoEstate estate;
  private final PuertoRicoMayor mayor;
  private final PuertoRicoTrade trade;
  private final PuertoRicoHarbor harbor;
  private final PuertoRicoRaids raids;

  /** Where the gain of every choice is noted. */
  private final double[] gains;

  /** Where thoughts are kept for others who want to know them, if there are any. */
  private @Nullable PuertoRicoForesight notes;

  private double mine;
  private double plain;
  private double others;

  PuertoRicoRoles(
      PuertoRicoOutlook outlook,
      PuertoRicoEstate estate,
      PuertoRicoMayor mayor,
      PuertoRicoTrade trade,
      PuertoRicoHarbor harbor,
      PuertoRicoRaids raids,
      double[] gains) {
    this.gains = gains;
    this.outlook = outlook;
    this.w = outlook.w;
    this.estate = estate;
    this.mayor = mayor;
    this.trade = trade;
    this.harbor = harbor;
    this.raids = raids;
  }

  /** From now on keeps its thoughts there. */
  void keepIn(PuertoRicoForesight foresight) {
    notes = foresight;
  }

  int choose(PuertoRicoState s, Options options) {
    if (notes != null) {
      notes.forget();
    }
    int rolesLeft = Integer.bitCount(s.rules().roles() & ~s.rolesTaken());
    double pressure = rolesLeft <= 1 ? 0 : Agenda.turns(s.top()) / (double) (rolesLeft - 1);
    int chosen = options.get(0);
    double highest = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < options.size(); i++) {
      int action = options.get(i);
      int role = Action.a(action);
      judge(s, Role.of(role), s.roleDoubloons(role));
      double pay = s.roleDoubloons(role) * outlook.money;
      double taken = Math.clamp(pressure * (w.likes + w.likesGain * (others + pay)), 0, 1);
      double value = pay + mine - taken * plain - (1 - taken) * w.others * others;
      if (mayEnd(s, Role.of(role))) {
        value += w.finish * (outlook.lead(s) + mine);
      }
      gains[i] = value;
      if (value > highest) {
        highest = value;
        chosen = action;
      }
    }
    return chosen;
  }

  private void judge(PuertoRicoState s, Role role, int doubloons) {
    switch (role) {
      case SETTLER -> judgeSettler(s);
      case MAYOR -> judgeMayor(s);
      case BUILDER -> judgeBuilder(s, doubloons);
      case CRAFTSMAN -> judgeCraftsman(s);
      case TRADER -> judgeTrader(s);
      case CAPTAIN -> judgeCaptain(s);
      case PROSPECTOR, SECOND_PROSPECTOR -> {
        mine = outlook.money * outlook.privileges(s, outlook.seat);
        plain = 0;
        others = 0;
      }
      case BUCCANEER -> {
        mine = w.versed ? bestRaid(s) : raids.best(s);
        plain = 0;
        others = 0;
      }
    }
  }

  /** What the buccaneer brings beyond what one better waits for. */
  private double bestRaid(PuertoRicoState s) {
    double best = Math.max(raids.best(s), bestKidnap(s, Agenda.turns(s.top())));
    boolean unwanted = s.buccaneer() < 0;
    return unwanted ? best - patience() : best;
  }

  /**
   * Who takes the buccaneer gets that card again only after somebody else. If nobody has wanted it
   * so far, it is likely to be the only time, and worth waiting for while there is time.
   */
  private double patience() {
    return Math.min(w.raidReserve, w.raidFade * outlook.rounds);
  }

  /** What the best of the roles left would bring to somebody who kidnaps it. */
  private double bestKidnap(PuertoRicoState s, int turns) {
    double best = 0;
    int left = s.rules().roles() & ~s.rolesTaken() & ~Role.BUCCANEER.bit();
    for (; left != 0; left &= left - 1) {
      best = Math.max(best, kidnap(s, Integer.numberOfTrailingZeros(left), turns));
    }
    return best;
  }

  /**
   * What it brings to kidnap a role, with so many choices still to come in the round: the doubloons
   * on it, and either a ransom or its phase alone.
   */
  private double kidnap(PuertoRicoState s, int role, int turns) {
    int rolesLeft = Integer.bitCount(s.rules().roles() & ~s.rolesTaken() & ~Role.BUCCANEER.bit());
    double pressure = Math.min(1, turns / (double) rolesLeft);
    judge(s, Role.of(role), s.roleDoubloons(role));
    if (Role.of(role) == Role.CAPTAIN) {
      harbor.thinkAlone(s, outlook.seat);
      mine = harbor.gain(s, outlook.seat);
    }
    double taken = Math.clamp(pressure * (w.likes + w.likesGain * others), 0, 1);
    double paid = s.roleDoubloons(role) * outlook.money;
    return paid + taken * w.ransom * outlook.money + (1 - taken) * w.alone * mine;
  }

  /** What the buccaneer does. */
  int raid(PuertoRicoState s, Options options) {
    if (!w.versed) {
      return raids.choose(s, options);
    }
    int taken = Integer.bitCount(s.rolesTaken());
    int turns = (s.players() == 2 ? ROLES_OF_TWO : s.players()) - taken;
    int chosen = options.get(options.size() - 1);
    double highest = 0;
    for (int i = 0; i < options.size(); i++) {
      int action = options.get(i);
      boolean kidnaps = Action.verb(action) == Verb.KIDNAP;
      double value =
          kidnaps ? kidnap(s, Action.a(action), Math.max(0, turns)) : raids.value(s, action);
      gains[i] = value;
      if (value > highest) {
        highest = value;
        chosen = action;
      }
    }
    return chosen;
  }

  /** Whether the phase of this role is likely to bring the end of the game. */
  private boolean mayEnd(PuertoRicoState s, Role role) {
    if (s.endIsNear()) {
      return false;
    }
    return switch (role) {
      case MAYOR ->
          !s.rules().hasNobles()
              && s.colonistSupply()
                  <= Math.max(s.players(), s.emptyBuildingCircles() - s.colonistShip());
      case BUILDER -> s.freeSpaces(outlook.seat) <= 1;
      case CAPTAIN -> s.pool() <= harbor.points(s);
      default -> false;
    };
  }

  private int next(PuertoRicoState s) {
    return outlook.seat + 1 == s.players() ? 0 : outlook.seat + 1;
  }

  private void judgeSettler(PuertoRicoState s) {
    estate.judgeTiles(s);
    mine = estate.mine();
    plain = estate.plain();
    others = plain;
  }

  private void judgeMayor(PuertoRicoState s) {
    int players = s.players();
    int ship = s.colonistShip();
    mayor.readRates(s);
    double now = mayor.current(s);
    int extra = Math.min(s.colonistSupply(), outlook.privileges(s, outlook.seat));
    int share = ship / players;
    plain = mayor.gain(s, share) - now;
    mine = plain + mayor.more(s, (ship + players - 1) / players + extra - share);
    others = 0;
    for (int seat = 0; seat < players; seat++) {
      if (seat != outlook.seat) {
        int empty = s.circles(seat) - s.colonists(seat);
        others += Math.clamp(empty, 0, (ship + 1) / players) * w.othersColonist;
      }
    }
    others /= players - 1;
  }

  private void judgeBuilder(PuertoRicoState s, int doubloons) {
    estate.judgeBuilds(s, doubloons);
    mine = estate.mine();
    plain = estate.plain();
    others = 0;
    for (int seat = 0; seat < s.players(); seat++) {
      if (seat != outlook.seat) {
        int reach = s.doubloons(seat) + Math.min(4, s.manned(seat, QUARRY));
        others += w.othersBuild * Math.min(1, reach / LARGE_PRICE);
      }
    }
    others /= s.players() - 1;
  }

  private void judgeCraftsman(PuertoRicoState s) {
    trade.thinkCraftsman(s, outlook.seat);
    if (notes != null) {
      notes.noteCraftsman(s, outlook.seat);
    }
    mine = trade.gain(outlook.seat);
    plain = Math.max(0, mine - outlook.barrel);
    tradeOthers(s);
  }

  private void judgeTrader(PuertoRicoState s) {
    plain = 0;
    if (s.goods(outlook.seat) > 0) {
      thinkTrader(s, next(s));
      plain = trade.gain(outlook.seat);
    }
    thinkTrader(s, outlook.seat);
    mine = trade.gain(outlook.seat);
    tradeOthers(s);
  }

  private void thinkTrader(PuertoRicoState s, int trader) {
    trade.thinkTrader(s, trader);
    if (notes != null) {
      notes.noteTrader(s, trader);
    }
  }

  private void thinkCaptain(PuertoRicoState s, int captain) {
    harbor.think(s, captain);
    if (notes != null) {
      notes.noteCaptain(s, captain);
    }
  }

  private void tradeOthers(PuertoRicoState s) {
    others = 0;
    for (int seat = 0; seat < s.players(); seat++) {
      others += seat == outlook.seat ? 0 : trade.gain(seat);
    }
    others /= s.players() - 1;
  }

  private void judgeCaptain(PuertoRicoState s) {
    harbor.read(s);
    plain = 0;
    if (s.goods(outlook.seat) > 0) {
      thinkCaptain(s, next(s));
      plain = harbor.gain(s, outlook.seat);
    }
    thinkCaptain(s, outlook.seat);
    mine = harbor.gain(s, outlook.seat);
    others = 0;
    for (int seat = 0; seat < s.players(); seat++) {
      others += seat == outlook.seat ? 0 : harbor.gain(s, seat);
    }
    others /= s.players() - 1;
  }
}
