package governor.bots.sanjuan.heuristic;

import static governor.bots.sanjuan.heuristic.SanJuanWeights.*;

import governor.core.Action;
import governor.core.Options;
import governor.sanjuan.Role;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.Verb;
import governor.sanjuan.buildings.CustomsOffice;

/**
 * Which role to take. Everybody acts in every phase, so a role is worth what the seat gains in it,
 * less what the others gain on average; and if somebody else would take it anyway, only what the
 * privilege is worth.
 */
final class SanJuanRoles {
  private static final int ROLES = 5;

  private final SanJuanOutlook outlook;
  private final SanJuanHand hand;
  private final SanJuanBuilds builds;
  private final SanJuanEvents events;

  /** How many choices of role come after this one, in this round, for each other role left. */
  private double pressure;

  /** What each role brings without the privilege, as far as it was judged: to it, to others. */
  private final double[] plainGains = new double[ROLES];

  private final double[] othersGains = new double[ROLES];
  private int judged;

  /** Where the gain of every choice is noted. */
  private final double[] gains;

  SanJuanRoles(
      SanJuanOutlook outlook,
      SanJuanHand hand,
      SanJuanBuilds builds,
      SanJuanEvents events,
      double[] gains) {
    this.gains = gains;
    this.outlook = outlook;
    this.hand = hand;
    this.builds = builds;
    this.events = events;
  }

  int choose(SanJuanState s, Options options) {
    hand.sort(s);
    builds.judge(s, s.canUseLibrary(outlook.seat) ? 2 : 1);
    int rolesLeft = ROLES - Integer.bitCount(s.rolesTaken());
    pressure = rolesLeft <= 1 ? 0 : choicesAfter(s) / (double) (rolesLeft - 1);
    judged = 0;
    int chosen = options.get(0);
    double highest = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < options.size(); i++) {
      double value = value(s, options.get(i));
      gains[i] = value;
      if (value > highest) {
        highest = value;
        chosen = options.get(i);
      }
    }
    return chosen;
  }

  private double value(SanJuanState s, int action) {
    if (Action.verb(action) == Verb.TAKE) {
      boolean library = Action.b(action) == 1;
      return role(s, Role.of(Action.a(action)), library ? 2 : 1, pressure) - spent(library);
    }
    Role phase = s.rules().eventRules().of(Action.a(action)).phase(Action.b(action));
    if (phase != null) {
      boolean library = (Action.b(action) & 1) == 1;
      return role(s, phase, library ? 2 : 1, 0) - spent(library);
    }
    return events.trigger(s, s.rules().card(Action.a(action)));
  }

  private static double spent(boolean library) {
    return library ? SPENT_LIBRARY : 0;
  }

  /** How many choices of role come after this one in this round. */
  private int choicesAfter(SanJuanState s) {
    int players = s.players();
    int turn = (outlook.seat - s.governor() + players) % players;
    if (players == 2 && turn == 0 && s.rolesTaken() != 0) {
      turn = 2;
    }
    return s.rules().picks() - 1 - turn;
  }

  private double role(SanJuanState s, Role role, int privilege, double pressed) {
    int number = role.ordinal();
    if ((judged >>> number & 1) == 0) {
      judged |= 1 << number;
      plainGains[number] = gain(s, role, outlook.seat, 0);
      othersGains[number] = othersGain(s, role);
    }
    double mine = gain(s, role, outlook.seat, privilege);
    double plain = plainGains[number];
    double others = othersGains[number];
    double taken = Math.clamp(pressed * (likes(role) + LIKES_GAIN * others), 0, 1);
    double value = mine - taken * plain - (1 - taken) * OTHERS * others;
    return role == Role.BUILDER ? value + finish() : value;
  }

  /** What a phase brings to another seat on average. */
  private double othersGain(SanJuanState s, Role role) {
    double others = 0;
    for (int seat = 0; seat < s.players(); seat++) {
      if (seat != outlook.seat) {
        others += gain(s, role, seat, 0);
      }
    }
    return others / (s.players() - 1);
  }

  private static double likes(Role role) {
    return switch (role) {
      case BUILDER -> LIKES_BUILDER;
      case PRODUCER -> LIKES_PRODUCER;
      case TRADER -> LIKES_TRADER;
      case COUNCILLOR -> LIKES_COUNCILLOR;
      case PROSPECTOR -> LIKES_PROSPECTOR;
    };
  }

  /** A builder phase that may end the game: good for the leader, bad for all others. */
  private double finish() {
    if (outlook.most < SanJuanOutlook.LAST_SPACE) {
      return 0;
    }
    return Math.clamp(FINISH * (builds.lead() + builds.best(1)), -FINISH_MOST, FINISH_MOST);
  }

  /** What a phase brings to a seat, in points. */
  private double gain(SanJuanState s, Role role, int seat, int privilege) {
    return switch (role) {
      case BUILDER ->
          seat == outlook.seat ? builds.best(privilege) : OTHERS_BUILD * s.handSize(seat);
      case PRODUCER -> SanJuanGoods.producer(outlook.cards, s, seat, privilege) * outlook.card;
      case TRADER -> trader(s, seat, privilege);
      case COUNCILLOR -> council(s, seat, privilege);
      case PROSPECTOR -> prospector(s, seat, privilege);
    };
  }

  private double trader(SanJuanState s, int seat, int privilege) {
    double points = cards(s, seat, SanJuanGoods.trader(outlook.cards, s, seat, privilege));
    boolean harbor = s.works(seat, outlook.cards.harbor) && s.goods(seat) > 0;
    return harbor ? points + 1 : points;
  }

  private double council(SanJuanState s, int seat, int privilege) {
    double choice =
        switch (privilege) {
          case 0 -> BEST_OF_TWO;
          case 1 -> BEST_OF_FIVE;
          default -> BEST_OF_EIGHT;
        };
    if (seat == outlook.seat) {
      choice *= 1 + NEEDY * Math.max(0, 1 - builds.best(0) / GOOD_BUILD);
    }
    long working = s.working(seat);
    double points = choice + ((working & outlook.cards.archive) != 0 ? ARCHIVE_COUNCIL : 0);
    points =
        points * outlook.card + cards(s, seat, (working & outlook.cards.prefecture) != 0 ? 2 : 1);
    long office = working & outlook.cards.customsOffice;
    if (office != 0 && isEmpty(s, seat, office)) {
      points += CustomsOffice.PRICE * GOOD * outlook.card;
    }
    return points;
  }

  private static boolean isEmpty(SanJuanState s, int seat, long office) {
    return s.goodsAt(seat, s.rules().goodsPlace(Long.numberOfTrailingZeros(office))) == 0;
  }

  private double prospector(SanJuanState s, int seat, int privilege) {
    double cards = privilege;
    cards += s.works(seat, outlook.cards.goldMine) ? DIG : 0;
    cards += s.works(seat, outlook.cards.goldsmith) ? DIG : 0;
    return cards == 0 ? 0 : cards(s, seat, cards);
  }

  /** What so many more cards in a seat's hand are worth; less above the hand limit. */
  private double cards(SanJuanState s, int seat, double number) {
    double room = Math.max(0, RuleSet.HAND_LIMIT + 1 - s.handSize(seat));
    double above = s.works(seat, outlook.cards.tower) ? 0 : Math.max(0, number - room);
    return (number - above * (1 - ABOVE_LIMIT)) * outlook.card;
  }
}
