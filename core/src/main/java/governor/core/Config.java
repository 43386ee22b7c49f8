package governor.core;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Which game is played, as one line of text: {@code sanjuan:2e+new-buildings players=3
 * setup-variation}.
 *
 * @param game the family, such as {@code sanjuan}
 * @param modules the edition, which has no name where a game has only one, and then its expansions;
 *     none for a game with one edition and no expansion
 * @param players how many seats
 * @param settings switches (with an empty value) and numbers by name
 */
public record Config(String game, List<String> modules, int players, Map<String, String> settings) {
  private static final String PLAYERS = "players";

  /** How many seats a text without {@code players=} means. */
  static final int USUAL_PLAYERS = 4;

  public Config {
    modules = List.copyOf(modules);
    settings = Collections.unmodifiableMap(new TreeMap<>(settings));
  }

  /** Reads a config as people write it; whether the game knows its words is for the game to say. */
  public static Parsed<Config> parse(String text) {
    String[] words = text.trim().split("\\s+", -1);
    if (words[0].isEmpty()) {
      return Parsed.refused("The config is empty; write one such as \"sanjuan:2e players=3\".");
    }
    List<String> parts = List.of(words[0].split("\\+", -1));
    String first = parts.getFirst();
    int colon = first.indexOf(':');
    String game = colon < 0 ? first : first.substring(0, colon);
    List<String> modules = new ArrayList<>();
    if (colon >= 0 || parts.size() > 1) {
      modules.add(colon < 0 ? "" : first.substring(colon + 1));
      modules.addAll(parts.subList(1, parts.size()));
    }
    int players = USUAL_PLAYERS;
    Map<String, String> settings = new TreeMap<>();
    for (int i = 1; i < words.length; i++) {
      int equals = words[i].indexOf('=');
      String key = equals < 0 ? words[i] : words[i].substring(0, equals);
      String value = equals < 0 ? "" : words[i].substring(equals + 1);
      if (key.equals(PLAYERS)) {
        if (!value.matches("[0-9]{1,2}")) {
          return Parsed.refused(
              "The number of players must be a number, not \"" + value + "\"; try players=4.");
        }
        players = Integer.parseInt(value);
      } else if (settings.putIfAbsent(key, value) != null) {
        return Parsed.refused("The setting \"" + key + "\" is given twice; leave one out.");
      }
    }
    return Parsed.ok(new Config(game, modules, players, settings));
  }

  /** The same game with another number of seats. */
  public Config withPlayers(int number) {
    return new Config(game, modules, number, settings);
  }

  /** Whether this switch is on. */
  public boolean has(String setting) {
    return settings.containsKey(setting);
  }

  /** The expansions. */
  public List<String> expansions() {
    return modules.isEmpty() ? modules : modules.subList(1, modules.size());
  }

  /** The game with its edition and expansions, such as {@code sanjuan:2e+events}. */
  public String name() {
    if (modules.isEmpty()) {
      return game;
    }
    String all = String.join("+", modules);
    return modules.getFirst().isEmpty() ? game + all : game + ":" + all;
  }

  @Override
  public String toString() {
    List<String> words = new ArrayList<>();
    words.add(name());
    words.add(PLAYERS + "=" + players);
    settings.forEach((key, value) -> words.add(value.isEmpty() ? key : key + "=" + value));
    return String.join(" ", words);
  }
}
