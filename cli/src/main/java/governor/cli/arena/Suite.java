package governor.cli.arena;

import governor.core.Game;
import governor.lab.arena.ArenaReport;
import governor.lab.arena.ArenaReport.Line;
import governor.lab.arena.ArenaReport.Match;
import governor.lab.pool.styles.Styles;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Opponents that a player is to meet one after the other. */
enum Suite {
  /** Players of one idea each. */
  STYLES;

  /** This player, and then the opponents of the suite. */
  List<String> against(String player, Game<?> game) {
    List<String> players = new ArrayList<>(List.of(player));
    Styles.names(game).stream().filter(name -> !name.equals(player)).forEach(players::add);
    return List.copyOf(players);
  }

  /** Against whom the player in question wins least. */
  static String worst(ArenaReport report) {
    return report.matches().stream()
        .filter(match -> match.lines().size() > 1)
        .min(Comparator.comparingDouble(match -> share(match)))
        .map(
            match ->
                String.format(
                    Locale.ROOT,
                    "Worst: %.1f %% against %s.",
                    100 * share(match),
                    match.lines().getLast().player()))
        .orElse("No opponent was met.");
  }

  private static double share(Match match) {
    Line first = match.lines().getFirst();
    return first.wins().value();
  }

  /** As it is written. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
