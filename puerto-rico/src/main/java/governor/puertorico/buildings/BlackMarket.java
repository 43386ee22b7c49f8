package governor.puertorico.buildings;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Options;
import governor.core.Step;
import governor.puertorico.Building;
import governor.puertorico.Circle;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.RuleSet;
import governor.puertorico.StepId;
import governor.puertorico.Verb;
import governor.puertorico.edge.What;
import governor.puertorico.hooks.NobleRule;
import governor.puertorico.hooks.PaymentRule;
import governor.puertorico.phases.BuilderPhase;
import java.util.Optional;

/**
 * Builder phase: an owner who has too few doubloons for a building gives all of them and, for each
 * one that is missing, something else: at most one person, one barrel and one point. They go to
 * their supplies. The one person on the black market itself must stay, so it is known whether that
 * is a noble. All that makes building cheaper or rewards it is judged before anything is given, so
 * that the person may come from a quarry or a building that helped.
 */
public final class BlackMarket extends Building implements PaymentRule, NobleRule {
  /** What can be given, in the order in which it is given. */
  private static final int PERSON = 0;

  private static final int GOOD = 1;
  private static final int POINT = 2;
  private static final int WAYS = 3;

  public BlackMarket() {
    super("black market");
  }

  @Override
  public String when() {
    return "builder";
  }

  @Override
  public String effect(RuleSet rules) {
    return "If you have too few doubloons to build, a colonist"
        + (rules.hasNobles() ? " or noble" : "")
        + ", a barrel and a point may stand for one doubloon each.";
  }

  @Override
  public int rank() {
    return Rank.SOMETIMES + 4;
  }

  @Override
  public int funds(PuertoRicoState s, int seat) {
    return Integer.bitCount(ways(s, seat));
  }

  /** The ways in which the seat can pay, as bits. */
  private int ways(PuertoRicoState s, int seat) {
    int here = s.manned(seat, Circle.ofBuilding(s.rules().number(this)));
    boolean others = s.colonists(seat) > Math.min(here, 1);
    return (others ? 1 << PERSON : 0)
        | (s.goods(seat) > 0 ? 1 << GOOD : 0)
        | (s.chips(seat) > 0 ? 1 << POINT : 0);
  }

  @Override
  public void pay(PuertoRicoState s, int seat, int building, int owed) {
    int debt = Debt.pack(BuilderPhase.price(s, seat, building), owed, PERSON);
    s.push(StepId.OF_BUILDING + s.rules().number(this), seat, building, debt);
  }

  @Override
  public String question(PuertoRicoState s, int frame) {
    int owed = Debt.owed(Agenda.b(frame));
    return owed == 1
        ? "What do you give for the doubloon that is missing?"
        : "What do you give for the " + owed + " doubloons that are missing?";
  }

  @Override
  public Optional<Step<PuertoRicoState>> step() {
    return Optional.of(new Give());
  }

  /** Operand b: the whole price, what is still owed, and the first way that is left. */
  private static final class Debt {
    private static final int OWED_AT = 4;
    private static final int FROM_AT = 6;
    private static final int PRICE = (1 << OWED_AT) - 1;
    private static final int OWED = 3;

    private Debt() {}

    static int pack(int price, int owed, int from) {
      return from << FROM_AT | owed << OWED_AT | price;
    }

    static int price(int debt) {
      return debt & PRICE;
    }

    static int owed(int debt) {
      return debt >>> OWED_AT & OWED;
    }

    static int from(int debt) {
      return debt >>> FROM_AT;
    }
  }

  /**
   * One thing after the other is given, in a fixed order, so that each way to pay is there once.
   * Operand a is the building, b the {@link Debt}.
   */
  private final class Give extends Step<PuertoRicoState> {
    @Override
    public void run(PuertoRicoState s, int frame, Options out) {
      int seat = Agenda.seat(frame);
      int ways = ways(s, seat);
      for (int way = Debt.from(Agenda.b(frame)); way < WAYS; way++) {
        boolean isEnough = 1 + Integer.bitCount(ways >>> way + 1) >= Debt.owed(Agenda.b(frame));
        if ((ways >>> way & 1) != 0 && isEnough) {
          offer(s, seat, way, out);
        }
      }
    }

    private void offer(PuertoRicoState s, int seat, int way, Options out) {
      switch (way) {
        case PERSON -> offerPeople(s, seat, out);
        case GOOD -> out.addEach(Verb.PAY_GOOD, s.kindsOfGoods(seat));
        default -> out.add(Action.of(Verb.PAY_POINT));
      }
    }

    private void offerPeople(PuertoRicoState s, int seat, Options out) {
      boolean colonists = s.freeColonists(seat) > 0;
      boolean nobles = s.freeNobles(seat) > 0;
      int here = Circle.ofBuilding(s.rules().number(BlackMarket.this));
      for (int circle = 0; circle < s.rules().circleKinds(); circle++) {
        int people = s.manned(seat, circle);
        if (people == 0 || circle == here && people == 1) {
          continue;
        }
        if (s.tellsApart(circle)) {
          int known = s.noblesOn(seat, circle);
          offer(circle, people > known, known > 0, out);
        } else {
          offer(circle, colonists, nobles, out);
        }
      }
      if (s.sanJuan(seat) > 0) {
        offer(Circle.SAN_JUAN, colonists, nobles, out);
      }
    }

    private static void offer(int circle, boolean colonist, boolean noble, Options out) {
      if (colonist) {
        out.add(Action.of(Verb.PAY_COLONIST, circle));
      }
      if (noble) {
        out.add(Action.of(Verb.PAY_NOBLE, circle));
      }
    }

    @Override
    public void choose(PuertoRicoState s, int frame, int action) {
      int seat = Agenda.seat(frame);
      int way = give(s, seat, action);
      int building = Agenda.a(frame);
      int price = Debt.price(Agenda.b(frame));
      int owed = Debt.owed(Agenda.b(frame)) - 1;
      if (owed > 0) {
        s.again(building, Debt.pack(price, owed, way + 1));
        return;
      }
      s.pop();
      long before = s.workingBeforePayment(seat);
      s.endPayment();
      BuilderPhase.build(s, seat, building, price, before);
    }

    /** Gives what was chosen; returns which way that is. */
    private static int give(PuertoRicoState s, int seat, int action) {
      int piece = Action.a(action);
      return switch (Action.verb(action)) {
        case Verb.PAY_GOOD -> {
          s.giveGood(seat, piece, What.PAID_GOOD, 1);
          yield GOOD;
        }
        case Verb.PAY_POINT -> {
          s.payPoint(seat);
          yield POINT;
        }
        default -> {
          s.payPerson(seat, piece, Action.verb(action) == Verb.PAY_NOBLE);
          yield PERSON;
        }
      };
    }
  }
}
