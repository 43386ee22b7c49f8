package governor.bots.puertorico;

import governor.bots.puertorico.PhaseFeatures.Foreseen;
import governor.bots.puertorico.heuristic.PuertoRicoForesight;
import governor.bots.puertorico.heuristic.PuertoRicoGreedy;
import governor.core.Action;
import governor.core.Agenda;
import governor.core.Options;
import governor.nets.Counsel;
import governor.nets.CounselFeatures;
import governor.puertorico.Building;
import governor.puertorico.PuertoRicoGame;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Role;
import governor.puertorico.Verb;
import org.jspecify.annotations.Nullable;

/**
 * The hand-written judgement of choices. Of roles it also foresees what their phases bring whom,
 * and what the seat that chooses next could do with the goods that then are there.
 */
final class PuertoRicoCounsel implements Counsel<PuertoRicoState> {
  private static final int MOST_SEATS = 5;

  private final PuertoRicoGame game;
  private final PhaseFeatures features;
  private final @Nullable RaidCounsel raids;

  /** The first generation, by whose judgement today's nets learnt. */
  private final PuertoRicoGreedy greedy = PuertoRicoGreedy.firstBuilder();

  /** The view of the position itself, and of it after goods were made. */
  private final PuertoRicoForesight now = greedy.foresight();

  private final PuertoRicoForesight later = new PuertoRicoForesight();
  private final PuertoRicoState made;
  private final Options ignored = new Options();

  /** What captain and trader phases would bring next, if goods stay as they are. */
  private final int[] captainNext = new int[MOST_SEATS];

  private final int[] traderNext = new int[MOST_SEATS];
  private final int[] gains = new int[MOST_SEATS];

  PuertoRicoCounsel(
      PuertoRicoGame game, PhaseFeatures features, @Nullable CounselFeatures raidFeatures) {
    this.game = game;
    this.features = features;
    this.raids = raidFeatures == null ? null : new RaidCounsel(raidFeatures);
    this.made = game.blank();
  }

  @Override
  public double weigh(PuertoRicoState s, Options options, double[] into) {
    double prospect = greedy.weigh(s, options, into);
    if (s.asksForRole()) {
      now.captain(s, next(s), captainNext);
      now.trader(s, next(s), traderNext);
      if (raids != null) {
        raids.weigh(s, options);
      }
    }
    return prospect;
  }

  /** A colonist that comes with a tile or building is seen as taken. */
  @Override
  public int complete(PuertoRicoState s, PuertoRicoState begun) {
    Building asking = begun.rules().asking(begun);
    return asking != null && asking.comesAlong()
        ? Action.of(Verb.USE, begun.rules().number(asking))
        : NOTHING;
  }

  @Override
  public int foresee(PuertoRicoState s, int action, PuertoRicoState after, int[] f, int at) {
    if (!s.asksForRole()) {
      return at;
    }
    int me = s.seatToAct();
    return switch (Role.of(Action.a(action))) {
      case CAPTAIN -> {
        now.captain(s, me, gains);
        int n = features.write(Foreseen.CAPTAIN_NOW, gains, me, f, at);
        yield trader(s, me, traderNext, f, n);
      }
      case TRADER -> {
        now.trader(s, me, gains);
        int n = features.write(Foreseen.TRADER_NOW, gains, me, f, at);
        yield captain(s, me, captainNext, f, n);
      }
      case CRAFTSMAN -> {
        now.craftsman(s, me, gains);
        int n = features.write(Foreseen.CRAFTSMAN_NOW, gains, me, f, at);
        make(after, me);
        later.captain(made, next(s), gains);
        n = captain(s, me, gains, f, n);
        later.trader(made, next(s), gains);
        yield trader(s, me, gains, f, n);
      }
      case BUCCANEER -> raid(f, next(s, me, f, at));
      default -> next(s, me, f, at);
    };
  }

  private int next(PuertoRicoState s, int me, int[] f, int at) {
    return trader(s, me, traderNext, f, captain(s, me, captainNext, f, at));
  }

  private int raid(int[] f, int at) {
    return raids == null ? at : raids.write(f, at);
  }

  /** All seats make their goods; what is asked after that does not matter here. */
  private void make(PuertoRicoState after, int me) {
    made.copyFrom(after);
    game.advance(made, ignored);
    later.look(made, me);
  }

  private int captain(PuertoRicoState s, int me, int[] points, int[] f, int at) {
    return isLeft(s, Role.CAPTAIN) ? features.write(Foreseen.CAPTAIN_NEXT, points, me, f, at) : at;
  }

  private int trader(PuertoRicoState s, int me, int[] worth, int[] f, int at) {
    return isLeft(s, Role.TRADER) ? features.write(Foreseen.TRADER_NEXT, worth, me, f, at) : at;
  }

  /** Whether who chooses next could take this role: all are back in the next round. */
  private static boolean isLeft(PuertoRicoState s, Role role) {
    return !s.isTaken(role) || isLastChoice(s);
  }

  /** Who chooses a role after the seat that is asked. */
  private static int next(PuertoRicoState s) {
    int before = isLastChoice(s) ? s.governor() : s.seatToAct();
    return before + 1 == s.players() ? 0 : before + 1;
  }

  private static boolean isLastChoice(PuertoRicoState s) {
    return Agenda.turns(s.top()) == 0;
  }
}
