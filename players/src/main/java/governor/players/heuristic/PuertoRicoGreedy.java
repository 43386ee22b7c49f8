package governor.players.heuristic;

import governor.core.Agenda;
import governor.core.Options;
import governor.core.Rng;
import governor.players.Player;
import governor.puertorico.Building;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.StepId;

/**
 * Plays Puerto Rico by a hand-written judgement of what is worth how many points, and takes what
 * gains most now. Without any chance of its own and without memory: one object may serve all seats,
 * one question after the other.
 */
public final class PuertoRicoGreedy implements Player<PuertoRicoState> {
  private static final int HACIENDA = StepId.of(Building.HACIENDA);

  private final PuertoRicoOutlook outlook;
  private final PuertoRicoEngine engine;
  private final PuertoRicoEstate estate;
  private final PuertoRicoMayor mayor;
  private final PuertoRicoTrade trade;
  private final PuertoRicoHarbor harbor;
  private final PuertoRicoRoles roles;

  /** The stronger style, which is the builder's. */
  public PuertoRicoGreedy() {
    this(new PuertoRicoWeights());
  }

  PuertoRicoGreedy(PuertoRicoWeights weights) {
    outlook = new PuertoRicoOutlook(weights);
    engine = new PuertoRicoEngine(outlook);
    estate = new PuertoRicoEstate(outlook, engine);
    mayor = new PuertoRicoMayor(outlook, engine);
    trade = new PuertoRicoTrade(outlook);
    harbor = new PuertoRicoHarbor(outlook);
    roles = new PuertoRicoRoles(outlook, estate, mayor, trade, harbor);
  }

  /** A player that lives by its goods: many plantations, harbor and wharf, points from ships. */
  public static PuertoRicoGreedy shipper() {
    return new PuertoRicoGreedy(PuertoRicoWeights.shipper());
  }

  /** A player that lives by its city: quarries, trade, large buildings. */
  public static PuertoRicoGreedy builder() {
    return new PuertoRicoGreedy(PuertoRicoWeights.builder());
  }

  @Override
  public int choose(PuertoRicoState s, Options options, Rng rng) {
    int frame = s.top();
    int step = Agenda.step(frame);
    outlook.look(s, Agenda.seat(frame));
    engine.look(s);
    if (step == HACIENDA && s.islandSize(outlook.seat) == PuertoRicoState.MOST_TILES - 1) {
      return options.get(options.size() - 1);
    }
    return switch (step) {
      case StepId.CHOOSE_ROLE -> roles.choose(s, options);
      case StepId.SETTLE -> estate.settle(s, options);
      case StepId.PLACE -> mayor.place(s, options);
      case StepId.BUILD -> estate.build(s, options);
      case StepId.EXTRA_GOOD -> trade.extraGood(s, options);
      case StepId.SELL -> trade.sell(s, options);
      case StepId.LOAD -> harbor.load(s, options);
      case StepId.STORE -> harbor.store(s, options);
      default -> free(options);
    };
  }

  /** What is left are gifts (colonists, a tile), which the rules list before to pass. */
  private static int free(Options options) {
    return options.get(0);
  }
}
