package governor.cli.arena;

import governor.bots.roster.Roster;
import governor.cli.Families;
import governor.cli.UsageProblem;
import governor.cli.options.ManyGames;
import governor.cli.player.NamedPlayers;
import governor.core.Config;
import governor.core.Game;
import governor.core.GameFamily;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The game and the players that were named, all in one row of words: {@code sanjuan:2e players=3
 * greedy flat:100}.
 *
 * @param players as they were written, two or more different ones
 */
record Entries(Game<?> game, List<String> players) {

  /** With a suite one player is named, who meets all of it. */
  static Entries read(List<String> words, ManyGames many, @Nullable Suite suite) {
    List<String> config = new ArrayList<>();
    List<String> players = new ArrayList<>();
    for (String word : apart(words)) {
      boolean ofConfig = config.isEmpty() || isSetting(word, config.getFirst());
      (ofConfig ? config : players).add(word);
    }
    Config read = UsageProblem.orProblem(Config.parse(String.join(" ", config)));
    Families.game(read);
    Game<?> game = Families.game(many.capped(read));
    for (String player : players) {
      UsageProblem.orProblem(NamedPlayers.make(player, game));
    }
    if (suite != null) {
      if (players.size() != 1) {
        throw new UsageProblem(
            "With --suite name one player, such as: governor arena --suite %s %s net."
                .formatted(suite, String.join(" ", config)));
      }
      return new Entries(game, suite.against(players.getFirst(), game));
    }
    if (players.stream().distinct().count() < 2) {
      throw new UsageProblem(
          "An arena needs two different players or more, such as: governor arena "
              + String.join(" ", config)
              + " greedy random.");
    }
    return new Entries(game, List.copyOf(players));
  }

  /** The words one by one, however they were quoted; the command of a program stays whole. */
  private static List<String> apart(List<String> words) {
    List<String> apart = new ArrayList<>();
    for (String word : words) {
      apart.addAll(word.startsWith("exec:") ? List.of(word) : List.of(word.strip().split("\\s+")));
    }
    return apart;
  }

  /** Whether a word belongs to the config and is not a player. */
  private static boolean isSetting(String word, String game) {
    GameFamily family = Families.named(UsageProblem.orProblem(Config.parse(game)).game());
    return word.contains("=")
        || family.settings().stream().anyMatch(setting -> setting.name().equals(word));
  }

  /** Who has no use for a time budget, each once. */
  List<String> withoutBudget() {
    return players.stream()
        .distinct()
        .filter(player -> !Roster.timed(player, game, 1).contains(":"))
        .toList();
  }

  /** The same with a time budget for everybody who takes one. */
  Entries timed(int millis) {
    List<String> timed =
        players.stream().map(player -> Roster.timed(player, game, millis)).toList();
    if (timed.stream().distinct().count() < 2) {
      throw new UsageProblem(
          "With --time-ms all players would be "
              + timed.getFirst()
              + "; name two that differ in more than their budgets.");
    }
    return new Entries(game, timed);
  }
}
