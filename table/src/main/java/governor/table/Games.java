package governor.table;

import governor.bots.games.KnownGames;
import governor.core.Config;
import governor.core.Game;
import governor.core.GameFamily;
import governor.core.Nearest;
import governor.core.Parsed;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The games that can be played. A compiled game has no state, so every config needs only one. */
public final class Games {
  /** What people play who name nothing. */
  public static final String USUAL = "sanjuan:2e";

  /** Configs are typed by strangers, so only so many compiled games are kept. */
  private static final int KEPT = 500;

  private static final List<GameFamily> FAMILIES = KnownGames.families();
  private static final Map<Config, Game<?>> COMPILED = new ConcurrentHashMap<>();

  private Games() {}

  public static List<GameFamily> families() {
    return FAMILIES;
  }

  /** The family with this name, or a sentence that names the nearest. */
  public static Parsed<GameFamily> family(String name) {
    for (GameFamily family : FAMILIES) {
      if (family.name().equals(name)) {
        return Parsed.ok(family);
      }
    }
    return Parsed.refused(
        "There is no game \""
            + name
            + "\"; "
            + Nearest.hint(name, FAMILIES.stream().map(GameFamily::name).toList())
            + ", as in "
            + USUAL
            + ".");
  }

  /** What people call this game, such as {@code San Juan, 2e + events}. */
  public static String title(Config config) {
    String title = family(config.game()).orThrow().title();
    List<String> modules = config.modules().stream().filter(each -> !each.isEmpty()).toList();
    return modules.isEmpty() ? title : title + ", " + String.join(" + ", modules);
  }

  /** The game that this text names, or why there is none. */
  public static Parsed<Game<?>> game(String config) {
    return Config.parse(config).then(Games::game);
  }

  /** The game that this config names, or why there is none. */
  public static Parsed<Game<?>> game(Config config) {
    Game<?> known = COMPILED.get(config);
    if (known != null) {
      return Parsed.ok(known);
    }
    return family(config.game())
        .then(family -> family.create(config))
        .then(
            game -> {
              if (COMPILED.size() < KEPT) {
                COMPILED.put(config, game);
              }
              return Parsed.ok(game);
            });
  }
}
