package governor.cli;

import governor.core.Config;
import governor.core.Game;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import picocli.CommandLine.Parameters;

/** The config that several commands take, as one word or several. */
public final class ConfigWords {
  @Parameters(
      arity = "0..*",
      paramLabel = "CONFIG",
      completionCandidates = Configs.class,
      description = "Which game, such as sanjuan:2e+new-buildings players=3 (see governor rules).")
  private List<String> words = new ArrayList<>();

  /** The configs that completion offers. */
  public static final class Configs implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Families.all().stream()
          .flatMap(family -> family.presets().stream())
          .map(preset -> preset.name())
          .iterator();
    }
  }

  /** Whether none was given. */
  public boolean isEmpty() {
    return words.isEmpty();
  }

  /** The config as it was given; the usual one if it was not. */
  public Config config() {
    return UsageProblem.orProblem(Config.parse(isEmpty() ? Families.USUAL : text()));
  }

  private String text() {
    return String.join(" ", words);
  }

  /** Whether the number of players was said. */
  public boolean namesPlayers() {
    return text().contains("players=");
  }

  /** The game as it was given. */
  public Game<?> game() {
    return Families.game(config());
  }

  /**
   * With an end after so many rounds, where the game knows that setting and the config does not
   * carry it: at random some games would never end.
   */
  public static Config capped(Config config, int rounds) {
    boolean known =
        Families.named(config.game()).settings().stream()
            .anyMatch(setting -> setting.name().equals("rounds"));
    if (!known || config.has("rounds")) {
      return config;
    }
    Map<String, String> settings = new TreeMap<>(config.settings());
    settings.put("rounds", Integer.toString(rounds));
    return new Config(config.game(), config.modules(), config.players(), settings);
  }
}
