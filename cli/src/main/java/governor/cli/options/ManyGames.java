package governor.cli.options;

import governor.cli.ConfigWords;
import governor.cli.UsageProblem;
import governor.core.Config;
import governor.core.Game;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What commands that play many games have in common: threads, and an end for endless games. */
public final class ManyGames {
  private static final int MOST_ROUNDS = 99_999;

  @Mixin private ThreadsOption threads = ThreadsOption.onePerProcessor();

  @Option(
      names = "--max-rounds",
      paramLabel = "R",
      description = "Scores games that last longer after R rounds (${DEFAULT-VALUE}).")
  private int maxRounds = 200;

  public void check() {
    threads.check();
    UsageProblem.unlessBetween("--max-rounds", maxRounds, 1, MOST_ROUNDS);
  }

  /** As many threads as asked for, but no more than there are pieces of work. */
  public int threads(int pieces) {
    return threads.number(pieces);
  }

  /** The config with its end after so many rounds. */
  public Config capped(Config config) {
    return ConfigWords.capped(config, maxRounds);
  }

  /** After how many rounds this game is scored as it stands. */
  public static int cap(Game<?> game) {
    int rounds = Integer.parseInt(game.config().settings().getOrDefault("rounds", "0"));
    return rounds == 0 ? Integer.MAX_VALUE : rounds;
  }
}
