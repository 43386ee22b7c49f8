package governor.sanjuan.phases;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Hooks;
import governor.core.Options;
import governor.core.Step;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;
import governor.sanjuan.Verb;
import governor.sanjuan.edge.What;
import governor.sanjuan.hooks.AfterBuild;
import governor.sanjuan.hooks.BuilderEnd;

/**
 * Builder phase: from the builder on, each seat may build one card from hand (or the cathedral from
 * the centre), pays for it, and is rewarded; at the end new buildings begin to work, and the game
 * is over if somebody has twelve.
 */
public final class BuilderPhase {
  private BuilderPhase() {}

  /** The seat chooses what to build, or passes. */
  public static final class Build extends Step<SanJuanState> {
    @Override
    public void run(SanJuanState s, int frame, Options out) {
      int seat = Agenda.seat(frame);
      long kinds = Prices.affordable(s, seat);
      if (kinds == 0 && !s.isHeard()) {
        s.pop(); // Nobody listens, so the forced pass need not be told.
        return;
      }
      out.addEach(Verb.BUILD, kinds);
      out.add(Action.of(Verb.PASS));
    }

    @Override
    public void choose(SanJuanState s, int frame, int action) {
      int seat = Agenda.seat(frame);
      s.pop();
      if (Action.verb(action) == Verb.PASS) {
        s.say(What.PASSED_BUILD, seat); // Not whether the seat could: that would tell of its hand.
        return;
      }
      int card = Action.a(action);
      s.takeForBuilding(seat, card);
      if ((s.working(seat) & s.rules().placementRules().mask) != 0) {
        s.push(StepId.PLACE, seat, card, 0);
      } else {
        buildBeside(s, seat, card);
      }
    }
  }

  /** The owner of a crane chooses where the new building goes. */
  public static final class Place extends Step<SanJuanState> {
    @Override
    public void run(SanJuanState s, int frame, Options out) {
      int seat = Agenda.seat(frame);
      int card = Agenda.a(frame);
      if (Prices.of(s, seat, card, s.working(seat), 0) <= Prices.funds(s, seat)) {
        out.add(Action.of(Verb.BESIDE));
      }
      long rules = s.working(seat) & s.rules().placementRules().mask;
      while (rules != 0) {
        s.rules().placementRules().of(Long.numberOfTrailingZeros(rules)).offer(s, seat, card, out);
        rules &= rules - 1;
      }
    }

    @Override
    public void choose(SanJuanState s, int frame, int action) {
      int seat = Agenda.seat(frame);
      int card = Agenda.a(frame);
      s.pop();
      if (Action.verb(action) == Verb.BESIDE) {
        buildBeside(s, seat, card);
      } else {
        int covered = Action.a(action);
        s.buildOver(seat, card, s.spaceOf(seat, covered, Action.b(action)));
        charge(s, seat, card, s.rules().credit(covered));
      }
    }
  }

  private static void buildBeside(SanJuanState s, int seat, int card) {
    s.buildBeside(seat, card);
    charge(s, seat, card, 0);
  }

  /** The building stands; now it is paid for and rewarded. */
  private static void charge(SanJuanState s, int seat, int card, int credit) {
    int before = Prices.before(s, seat, card, s.working(seat), credit);
    boolean library = s.usesLibrary(seat) && before + 1 > 0;
    if ((s.working(seat) & s.rules().changesBuilding()) != 0) {
      s.push(StepId.AFTER_BUILD, seat, card, 0);
    }
    int price = Math.max(0, before);
    boolean mayPayMore = (s.working(seat) & s.rules().rewardsSmallHand()) != 0;
    Payment.begin(s, seat, price, mayPayMore ? s.rules().cost(card) - price : 0, library);
  }

  /** The build is rewarded by the seat's carpenter and then by its poor house. */
  public static final class AfterBuilding extends Step<SanJuanState> {
    @Override
    public void run(SanJuanState s, int frame, Options out) {
      int seat = Agenda.seat(frame);
      s.pop();
      Hooks<AfterBuild> hooks = s.rules().afterBuild();
      if ((s.working(seat) & hooks.mask) != 0) {
        for (int i = hooks.size() - 1; i >= 0; i--) { // What is put on the agenda last comes first.
          if ((s.working(seat) >>> hooks.kind(i) & 1) != 0) {
            hooks.at(i).afterBuild(s, seat, Agenda.a(frame));
          }
        }
      }
      s.finishBuild(seat);
    }
  }

  /** Everybody has built. Operand a is 1 once the buildings that act now have been asked. */
  public static final class End extends Step<SanJuanState> {
    @Override
    public void run(SanJuanState s, int frame, Options out) {
      Hooks<BuilderEnd> hooks = s.rules().builderEnd();
      if (Agenda.a(frame) == 0 && hooks.size() > 0) {
        s.again(1, 0);
        for (int i = 0; i < hooks.size(); i++) {
          hooks.at(i).builderEnd(s);
        }
        return;
      }
      s.pop();
      s.openNewBuildings();
      if (s.someoneIsComplete()) {
        s.finishGame();
      }
    }
  }
}
