package governor.cli.player;

import governor.cli.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Games that players lost by not answering, counted from any thread. */
public final class Losses {
  private final Map<String, Integer> games = new TreeMap<>();
  private final Map<String, String> first = new TreeMap<>();

  /** What reports say of a player. */
  public static String sentence(String player, long games, String why) {
    return "%s lost %s by not answering as it should. First: %s"
        .formatted(player, Text.count(games, "game"), why);
  }

  public synchronized void add(String player, String why) {
    games.merge(player, 1, Integer::sum);
    first.putIfAbsent(player, why);
  }

  /** A sentence about each player that lost so. */
  public synchronized List<String> sentences() {
    List<String> sentences = new ArrayList<>();
    games.forEach(
        (player, lost) -> sentences.add(sentence(player, lost, first.getOrDefault(player, ""))));
    return sentences;
  }
}
