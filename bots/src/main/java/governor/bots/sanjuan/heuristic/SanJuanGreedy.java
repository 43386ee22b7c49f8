package governor.bots.sanjuan.heuristic;

import static governor.sanjuan.editions.BaseGame.*;
import static governor.sanjuan.editions.Events.*;
import static governor.sanjuan.editions.NewBuildings.*;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Options;
import governor.core.Player;
import governor.core.Rng;
import governor.nets.Counsel;
import governor.sanjuan.Card;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;
import governor.sanjuan.Verb;
import governor.sanjuan.phases.Payment;

/**
 * Plays San Juan by a hand-written judgement of what is worth how many points, and takes what gains
 * most now. Without any chance of its own and without memory: one object may serve all seats, one
 * question after the other.
 */
public final class SanJuanGreedy implements Player<SanJuanState>, Counsel<SanJuanState> {
  private static final int MOST_OPTIONS = 512;

  /** What each choice of the last question about roles and builds would gain. */
  private final double[] gains = new double[MOST_OPTIONS];

  private final SanJuanOutlook outlook = new SanJuanOutlook();
  private final SanJuanBuildings buildings = new SanJuanBuildings(outlook);
  private final SanJuanHand hand = new SanJuanHand(outlook, buildings);
  private final SanJuanBuilds builds = new SanJuanBuilds(outlook, buildings, hand, gains);
  private final SanJuanPayment payment = new SanJuanPayment(outlook, hand);
  private final SanJuanCouncil council = new SanJuanCouncil(outlook, hand);
  private final SanJuanRoundStart roundStart = new SanJuanRoundStart(outlook, hand);
  private final SanJuanEvents events = new SanJuanEvents(outlook, buildings, hand, builds);
  private final SanJuanRoles roles = new SanJuanRoles(outlook, hand, builds, events, gains);

  @Override
  public int choose(SanJuanState s, Options options, Rng rng) {
    int frame = s.top();
    int step = Agenda.step(frame);
    return switch (step) {
      case StepId.PRODUCE -> SanJuanGoods.produce(s, options);
      case StepId.SELL -> SanJuanGoods.sell(s, options);
      case StepId.COUNCIL, StepId.PROSPECT, StepId.DIG -> free(options);
      default -> judge(s, options, frame);
    };
  }

  @Override
  public double weigh(SanJuanState s, Options options, double[] into) {
    int frame = s.top();
    int step = Agenda.step(frame);
    boolean roles = step == StepId.CHOOSE_ROLE;
    if (roles || step == StepId.BUILD || step == StepId.PLACE) {
      judge(s, options, frame);
      System.arraycopy(gains, 0, into, 0, options.size());
      return roles ? builds.best(0) : highest(options.size());
    }
    outlook.look(s, Agenda.seat(frame));
    buildings.read(s.rules());
    if (step == StepId.COUNCIL_KEEP) {
      council.weigh(s, options, into);
    } else {
      payment.weigh(s, options, toGo(frame), into);
    }
    return UNKNOWN;
  }

  private double highest(int size) {
    double highest = 0;
    for (int i = 0; i < size; i++) {
      highest = Math.max(highest, gains[i]);
    }
    return highest;
  }

  /** How many cards are still to be picked for a payment or to be discarded. */
  private static int toGo(int frame) {
    return switch (Agenda.step(frame)) {
      case StepId.PAY -> Payment.toPay(frame);
      case StepId.DISCARD_EXACTLY -> Agenda.a(frame);
      case StepId.COUNCIL_DISCARD -> Agenda.a(frame) >> 1;
      default -> 0;
    };
  }

  /** The rest of a payment, or of what must be discarded, goes by value. */
  @Override
  public int complete(SanJuanState s, SanJuanState begun) {
    int frame = begun.top();
    int left = toGo(frame);
    if (left == 0 || Agenda.step(frame) != Agenda.step(s.top()) || begun.isOver()) {
      return NOTHING;
    }
    outlook.read(begun.rules());
    buildings.read(begun.rules());
    hand.sortWhatIsLeft(begun);
    int card = hand.firstOfLeast(left, Agenda.b(frame));
    return Action.of(Agenda.step(frame) == StepId.PAY ? Verb.PAY : Verb.DISCARD, card);
  }

  /** The questions that need a look at the whole position. */
  private int judge(SanJuanState s, Options options, int frame) {
    outlook.look(s, Agenda.seat(frame));
    buildings.read(s.rules());
    int step = Agenda.step(frame);
    return switch (step) {
      case StepId.CHOOSE_ROLE -> roles.choose(s, options);
      case StepId.BUILD -> builds.build(s, options);
      case StepId.PLACE -> builds.place(s, options);
      case StepId.PAY -> payment.pay(s, options);
      case StepId.COUNCIL_KEEP -> council.keep(s, options);
      case StepId.COUNCIL_DISCARD -> council.discard(s, options);
      case StepId.DISCARD_EXACTLY -> payment.discard(s);
      default -> answer(s, options, s.rules().card(StepId.card(frame)));
    };
  }

  /** The questions of buildings and events. */
  private int answer(SanJuanState s, Options options, Card card) {
    if (card.equals(CHAPEL)) {
      return roundStart.chapel(s, options);
    } else if (card.equals(BANK)) {
      return roundStart.bank(s, options);
    } else if (card.equals(OFFICE_BUILDING)) {
      return roundStart.office(s, options);
    } else if (card.equals(GOLD_MINE)) {
      return council.keep(s, options);
    } else if (card.equals(GENERAL_AMNESTY)) {
      return roundStart.exchange(s, options, s.handSize(outlook.seat));
    } else if (card.equals(EARTHQUAKE)) {
      return events.demolish(s, options);
    } else if (card.equals(FREE_BUILD)) {
      return builds.freeBuild(s, options);
    }
    return free(options);
  }

  /** What is left are gifts (a card, a good, a point), which the rules list before to pass. */
  private static int free(Options options) {
    return options.get(0);
  }
}
