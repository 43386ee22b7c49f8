package governor.players.heuristic;

import static governor.players.heuristic.SanJuanWeights.*;

import governor.sanjuan.Role;
import governor.sanjuan.SanJuanState;

/**
 * Which roles the seats after this one will probably take in this round, as far as that can be told
 * from what is open, and what all phases until then bring.
 */
final class SanJuanForesight {
  static final int ROLES = 5;

  /** What a builder's privilege is worth to another seat, in cards. */
  private static final double CHEAPER = 0.8;

  private static final int MOST_SEATS = 4;

  private final SanJuanOutlook outlook;
  private final SanJuanRoles roles;
  private final double[] plain = new double[ROLES * MOST_SEATS];
  private final double[] privileged = new double[ROLES * MOST_SEATS];
  private final double[] all = new double[ROLES];
  private int players;

  /** What was foreseen last: the seat's gain over the mean of the others. */
  private double balance;

  SanJuanForesight(SanJuanOutlook outlook, SanJuanRoles roles) {
    this.outlook = outlook;
    this.roles = roles;
  }

  /** Finds out what every phase would bring to every seat. */
  void prepare(SanJuanState s) {
    players = s.players();
    for (int role = 0; role < ROLES; role++) {
      Role each = Role.of(role);
      all[role] = 0;
      for (int seat = 0; seat < players; seat++) {
        int at = role * MOST_SEATS + seat;
        plain[at] = roles.gain(s, each, seat, 0);
        all[role] += plain[at];
        boolean guessed = each == Role.BUILDER && seat != outlook.seat;
        privileged[at] =
            guessed ? plain[at] + CHEAPER * outlook.card : roles.gain(s, each, seat, 1);
      }
    }
  }

  /** The roles, as bits, that others will probably take in this round after this one is taken. */
  int after(SanJuanState s, int taken, int choicesAfter) {
    int me = outlook.seat;
    int gone = s.rolesTaken() | 1 << taken;
    int expected = 0;
    double mine = privileged[taken * MOST_SEATS + me];
    double others = all[taken] - plain[taken * MOST_SEATS + me];
    for (int turn = 1; turn <= choicesAfter; turn++) {
      int seat = (me + turn) % players;
      if (seat == me || Integer.bitCount(gone) >= ROLES) {
        break;
      }
      int role = pick(seat, gone, choicesAfter - turn);
      gone |= 1 << role;
      expected |= 1 << role;
      double own = plain[role * MOST_SEATS + me];
      mine += own;
      others += all[role] - own;
      others += privileged[role * MOST_SEATS + seat] - plain[role * MOST_SEATS + seat];
    }
    balance = mine - others / (players - 1);
    return expected;
  }

  double balance() {
    return balance;
  }

  private int pick(int seat, int gone, int choicesAfter) {
    int left = ROLES - Integer.bitCount(gone);
    double pressure = left <= 1 ? 0 : choicesAfter / (double) (left - 1);
    int best = 0;
    double highest = Double.NEGATIVE_INFINITY;
    for (int role = 0; role < ROLES; role++) {
      if ((gone >>> role & 1) == 0) {
        int at = role * MOST_SEATS + seat;
        double others = (all[role] - plain[at]) / (players - 1);
        double taken =
            Math.clamp(pressure * (SanJuanRoles.likes(Role.of(role)) + LIKES_GAIN * others), 0, 1);
        double value = privileged[at] - taken * plain[at] - (1 - taken) * OTHERS * others;
        if (value > highest) {
          highest = value;
          best = role;
        }
      }
    }
    return best;
  }
}
