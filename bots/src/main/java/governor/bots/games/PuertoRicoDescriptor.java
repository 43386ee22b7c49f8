package governor.bots.games;

import governor.bots.Budget;
import governor.bots.puertorico.PuertoRicoEncoder;
import governor.bots.puertorico.PuertoRicoGuide;
import governor.bots.puertorico.heuristic.PuertoRicoGreedy;
import governor.puertorico.PuertoRico;
import governor.puertorico.PuertoRicoGame;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.editions.Editions;
import java.util.List;

/** Puerto Rico. */
final class PuertoRicoDescriptor {
  /** As long as a short thought elsewhere: rollouts ask the net more often here. */
  private static final Budget SHORT_THOUGHT = Budget.ofPlayouts(70).within(1700);

  private PuertoRicoDescriptor() {}

  static GameDescriptor<PuertoRicoState, PuertoRicoGame> make() {
    return new GameDescriptor<>(
        new PuertoRico(),
        PuertoRicoGame.class,
        PuertoRicoDescriptor::nets,
        PuertoRicoEncoder::new,
        PuertoRicoGuide::new,
        List.of(
            new HandWritten<>(
                List.of("greedy", "greedy-2", "builder", "builder-2"),
                "hand-written, would rather build",
                true,
                PuertoRicoGreedy::builder),
            new HandWritten<>(
                List.of("shipper", "shipper-2"),
                "hand-written, would rather ship",
                true,
                PuertoRicoGreedy::shipper),
            new HandWritten<>(
                List.of("greedy-1", "builder-1"),
                "greedy as it was; differs with expansions",
                false,
                PuertoRicoGreedy::firstBuilder),
            new HandWritten<>(
                List.of("shipper-1"),
                "shipper as it was; differs with expansions",
                false,
                PuertoRicoGreedy::firstShipper),
            new HandWritten<>(
                List.of("unaware", "unaware-1"),
                "hand-written, takes no notice of expansions",
                false,
                PuertoRicoGreedy::unaware)),
        List.of(
            Strength.atFirstSight(0.07, 0.07),
            Strength.atFirstSight(0.031, 0.07),
            Strength.atFirstSight(0.018, 0.06),
            Strength.atFirstSight(0, 0),
            Strength.thinking(SHORT_THOUGHT, 0.01, 0.05, 1)));
  }

  /**
   * The game is another one with nobles or the buccaneer, and with other buildings; a festival
   * changes little.
   */
  private static String nets(PuertoRicoGame game) {
    List<String> with = game.config().expansions();
    if (with.contains(Editions.NOBLES) || with.contains(Editions.BUCCANEER)) {
      return "puertorico-expanded";
    }
    return with.contains(Editions.NEW_BUILDINGS) ? "puertorico-buildings" : "puertorico";
  }
}
