package governor.bots.puertorico.heuristic;

import static governor.puertorico.editions.BaseGame.HACIENDA;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Options;
import governor.core.Player;
import governor.core.Rng;
import governor.nets.Counsel;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.StepId;
import governor.puertorico.Verb;
import java.util.Arrays;

/**
 * Plays Puerto Rico by a hand-written judgement of what is worth how many points, and takes what
 * gains most now. Without any chance of its own and without memory: one object may serve all seats,
 * one question after the other.
 */
public final class PuertoRicoGreedy implements Player<PuertoRicoState>, Counsel<PuertoRicoState> {
  private static final int MOST_OPTIONS = 512;

  /** What each choice of the last question would gain, where that was judged. */
  private final double[] gains = new double[MOST_OPTIONS];

  private final PuertoRicoOutlook outlook;
  private final PuertoRicoEngine engine;
  private final Rng none = new Rng(0);
  private final PuertoRicoEstate estate;
  private final PuertoRicoMayor mayor;
  private final PuertoRicoTrade trade;
  private final PuertoRicoHarbor harbor;
  private final PuertoRicoRoles roles;
  private final PuertoRicoRaids raids;
  private final PuertoRicoAsides asides;

  /** The stronger style, which is the builder's. */
  public PuertoRicoGreedy() {
    this(new PuertoRicoWeights());
  }

  PuertoRicoGreedy(PuertoRicoWeights weights) {
    outlook = new PuertoRicoOutlook(weights);
    engine = new PuertoRicoEngine(outlook);
    estate = new PuertoRicoEstate(outlook, engine, gains);
    mayor = new PuertoRicoMayor(outlook, engine);
    trade = new PuertoRicoTrade(outlook, gains);
    harbor = new PuertoRicoHarbor(outlook, gains);
    raids = new PuertoRicoRaids(outlook);
    asides = new PuertoRicoAsides(outlook, engine);
    roles = new PuertoRicoRoles(outlook, estate, mayor, trade, harbor, raids, gains);
  }

  /** A player that lives by its goods: many plantations, harbor and wharf, points from ships. */
  public static PuertoRicoGreedy shipper() {
    return new PuertoRicoGreedy(PuertoRicoWeights.shipper());
  }

  /** A player that lives by its city: quarries, trade, large buildings. */
  public static PuertoRicoGreedy builder() {
    return new PuertoRicoGreedy(PuertoRicoWeights.builder());
  }

  /** The builder of the first generation, to measure others by. */
  public static PuertoRicoGreedy firstBuilder() {
    return new PuertoRicoGreedy(PuertoRicoWeights.builder().ofFirstGeneration());
  }

  /** The shipper of the first generation. */
  public static PuertoRicoGreedy firstShipper() {
    return new PuertoRicoGreedy(PuertoRicoWeights.shipper().ofFirstGeneration());
  }

  /** A player that takes no notice of what expansions bring, to measure others by. */
  public static PuertoRicoGreedy unaware() {
    return new PuertoRicoGreedy(PuertoRicoWeights.unaware());
  }

  /** What it foresees; good for the position that it judged last, if that asks for a role. */
  public PuertoRicoForesight foresight() {
    PuertoRicoForesight foresight = new PuertoRicoForesight(outlook, trade, harbor);
    roles.keepIn(foresight);
    return foresight;
  }

  @Override
  public int choose(PuertoRicoState s, Options options, Rng rng) {
    int frame = s.top();
    int step = Agenda.step(frame);
    outlook.look(s, Agenda.seat(frame));
    engine.look(s);
    if (HACIENDA.equals(s.rules().asking(s))
        && s.islandSize(outlook.seat) == PuertoRicoState.MOST_TILES - 1) {
      return options.get(options.size() - 1);
    }
    return switch (step) {
      case StepId.CHOOSE_ROLE -> roles.choose(s, options);
      case StepId.SETTLE, StepId.SECOND_TILE -> estate.settle(s, options);
      case StepId.PLACE -> mayor.place(s, options);
      case StepId.BUILD -> estate.build(s, options);
      case StepId.EXTRA_GOOD -> trade.extraGood(s, options);
      case StepId.SELL -> asides.besidesSale(s, options, trade.sell(s, options));
      case StepId.LOAD -> asides.besidesLoad(s, options, harbor.load(s, options));
      case StepId.STORE -> harbor.store(s, options);
      case StepId.BUCCANEER -> roles.raid(s, options);
      default ->
          outlook.w.versed && Action.verb(options.get(0)) == Verb.SEND
              ? harbor.send(s, options)
              : asides.choose(s, options);
    };
  }

  @Override
  public double weigh(PuertoRicoState s, Options options, double[] into) {
    Arrays.fill(gains, 0, options.size(), 0);
    choose(s, options, none);
    System.arraycopy(gains, 0, into, 0, options.size());
    double highest = gains[0];
    for (int i = 1; i < options.size(); i++) {
      highest = Math.max(highest, gains[i]);
    }
    return highest;
  }
}
