package governor.cli.player;

import governor.bots.roster.Roster;
import governor.cli.ConfigWords;
import governor.cli.Families;
import governor.cli.SeedOption;
import governor.cli.UsageProblem;
import governor.cli.options.ManyGames;
import governor.core.Config;
import governor.core.Game;
import governor.core.Seed;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Many games between computer players: which game, who sits there, how many, by what chances. */
public final class ComputerGames {
  private static final int MOST_GAMES = 1_000_000_000;
  private static final int LONGEST_SEED = 40;

  @Mixin private ConfigWords words = new ConfigWords();

  @Mixin private SeedOption seed = new SeedOption();

  @Option(
      names = "--seats",
      paramLabel = "WHO,...",
      description = "Who plays, such as greedy,random,random (see governor players).")
  private String seats = "";

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "The number of games (${DEFAULT-VALUE}).")
  private int games = 1000;

  @Mixin private ManyGames many = new ManyGames();

  /** Refuses numbers that cannot be. */
  public void check() {
    UsageProblem.unlessBetween("--games", games, 1, MOST_GAMES);
    many.check();
  }

  /** For as many players as were named, and with an end. */
  public Game<?> game() {
    Config config = words.config();
    if (!words.namesPlayers() && !seats.isEmpty()) {
      config = config.withPlayers(seats.split(",", -1).length);
    }
    Families.game(config);
    return Families.game(many.capped(config));
  }

  /**
   * Who sits where in the first game; the usual computer players where nobody was named.
   *
   * @param done what happens to them, for the sentence that refuses people
   */
  public List<SeatPlan> entrants(Game<?> game, String done) {
    String usual = Roster.usual(game);
    String who = seats.isEmpty() ? usual + ("," + usual).repeat(game.seats() - 1) : seats;
    List<SeatPlan> entrants = SeatPlan.parse(who, game);
    if (entrants.stream().anyMatch(SeatPlan::isHuman)) {
      throw new UsageProblem("Only computers can %s; replace human by %s.".formatted(done, usual));
    }
    return entrants;
  }

  public Seed seed() {
    return seed.or("1", LONGEST_SEED);
  }

  public int games() {
    return games;
  }

  /** As many threads as asked for, but no more than there are blocks in the range. */
  public int threads(int[] range) {
    return many.threads(Math.max(1, range[1] - range[0]));
  }
}
