package governor.cli.arena;

import governor.core.Game;
import governor.core.Seed;
import governor.core.State;
import governor.lab.arena.Arena;
import governor.lab.arena.ArenaReport;
import governor.lab.arena.LineUp;
import java.util.List;

/** One player alone against seats of another. */
public final class Duel {
  private Duel() {}

  public static <S extends State> ArenaReport play(
      Game<S> game, String first, String other, Seed seed, int games, int threads) {
    var plan = ArenaCommand.plan(game, List.of(first, other), LineUp.ONE_AGAINST_REST, seed, games);
    return Arena.of(plan).run(Math.min(threads, plan.blocks()), played -> {});
  }
}
