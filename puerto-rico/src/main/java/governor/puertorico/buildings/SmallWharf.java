package governor.puertorico.buildings;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Options;
import governor.core.Step;
import governor.puertorico.Building;
import governor.puertorico.Good;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.RuleSet;
import governor.puertorico.StepId;
import governor.puertorico.Verb;
import governor.puertorico.hooks.LoadingTurn;
import governor.puertorico.phases.CaptainPhase;
import java.util.Optional;

/**
 * Captain phase: once, as a turn of loading, the owner may send any number of barrels of any kinds
 * to the supply, at least one, for a point for every two. However many kinds it is, it is one load.
 */
public final class SmallWharf extends Building implements LoadingTurn {
  private static final int BARRELS_FOR_A_POINT = 2;

  public SmallWharf() {
    super("small wharf");
  }

  @Override
  public String when() {
    return "captain";
  }

  @Override
  public String effect(RuleSet rules) {
    return "Once in the phase, instead of loading a ship, you may send any of your barrels, 1 point"
        + " for every 2. It counts as one load.";
  }

  @Override
  public int rank() {
    return Rank.EVERY_ROUND + 4;
  }

  @Override
  public boolean isUsed(PuertoRicoState s, int seat) {
    return s.hasUsedSmallWharf(seat);
  }

  @Override
  public boolean isUsable(PuertoRicoState s, int seat) {
    return !s.hasUsedSmallWharf(seat) && s.goods(seat) > 0;
  }

  @Override
  public void begin(PuertoRicoState s, int seat) {
    s.useSmallWharf(seat);
    s.push(StepId.OF_BUILDING + s.rules().number(this), seat, next(s, seat, 0), 0);
  }

  /** The first kind from this one on of which the seat has barrels; {@code Good.KINDS} if none. */
  private static int next(PuertoRicoState s, int seat, int from) {
    int good = from;
    while (good < Good.KINDS && s.goods(seat, good) == 0) {
      good++;
    }
    return good;
  }

  @Override
  public String question(PuertoRicoState s, int frame) {
    return "How much "
        + Good.of(Agenda.a(frame)).title()
        + " do you send? "
        + Agenda.b(frame)
        + " in all so far.";
  }

  @Override
  public Optional<Step<PuertoRicoState>> step() {
    return Optional.of(new Send());
  }

  /**
   * Kind by kind in the order of {@link Good} the seat says how many barrels it sends. Operand a is
   * the kind, b how many barrels were sent before.
   */
  private static final class Send extends Step<PuertoRicoState> {
    @Override
    public void run(PuertoRicoState s, int frame, Options out) {
      int seat = Agenda.seat(frame);
      int good = Agenda.a(frame);
      boolean isLast = next(s, seat, good + 1) == Good.KINDS;
      int least = isLast && Agenda.b(frame) == 0 ? 1 : 0;
      for (int barrels = least; barrels <= s.goods(seat, good); barrels++) {
        out.add(Action.of(Verb.SEND, good, barrels));
      }
    }

    @Override
    public void choose(PuertoRicoState s, int frame, int action) {
      int seat = Agenda.seat(frame);
      int good = Action.a(action);
      int sent = Agenda.b(frame) + Action.b(action);
      s.send(seat, good, Action.b(action));
      int next = next(s, seat, good + 1);
      if (next < Good.KINDS) {
        s.again(next, sent);
      } else {
        s.pop();
        CaptainPhase.reward(s, seat, sent / BARRELS_FOR_A_POINT);
      }
    }
  }
}
