package governor.puertorico.referee;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Points, tie-break and ranks: section 5. */
final class Scoring {
  /** Those that count something at the end. */
  private static final List<String> LARGE =
      List.of(
          "guild hall",
          "residence",
          "fortress",
          "customs house",
          "city hall",
          "cloister",
          "royal garden");

  private final World world;

  Scoring(World world) {
    this.world = world;
  }

  /** Each source with what every seat has from it. */
  Map<String, List<Integer>> bySource() {
    Map<String, List<Integer>> sources = new LinkedHashMap<>();
    for (Player player : world.players) {
      ofPlayer(player)
          .forEach(
              (source, points) ->
                  sources.computeIfAbsent(source, each -> new ArrayList<>()).add(points));
    }
    return sources;
  }

  private static Map<String, Integer> ofPlayer(Player player) {
    Map<String, Integer> points = new LinkedHashMap<>();
    points.put("points", player.points);
    points.put("buildings", cityOf(player).stream().mapToInt(Pieces.Kind::points).sum());
    // S18: a large building without a person brings only what is printed; guests count (4.1).
    List<String> destinations = Guests.destinations(player);
    for (String large : LARGE) {
      boolean counts = player.works(large) || destinations.contains(large);
      points.put(large, counts ? ofLarge(player, large) : 0);
    }
    points.put("nobles", player.nobles);
    return points;
  }

  /** What a large building brings with somebody on it, besides what is printed. */
  static int ofLarge(Player player, String name) {
    return switch (name) {
      case "guild hall" -> guildHall(player);
      case "residence" -> Math.max(4, player.island() - 5); // R32, X-18
      case "fortress" -> player.colonists() / 3; // R33
      case "customs house" -> player.points / 4;
      case "city hall" -> violet(player);
      case "cloister" -> cloister(player);
      case "royal garden" -> player.nobles;
      default -> 0;
    };
  }

  private static int guildHall(Player player) {
    int points = 0;
    for (Pieces.Kind kind : cityOf(player)) {
      if (!kind.isViolet()) {
        points += kind.isSmallProduction() ? 1 : 2;
      }
    }
    return points;
  }

  /** E23: groups of three of a kind, forests being a kind. */
  private static int cloister(Player player) {
    int groups = player.forests.total() / 3;
    groups += Pieces.TILES.stream().mapToInt(tile -> player.tiles.of(tile) / 3).sum();
    return List.of(0, 1, 3, 6, 10).get(groups);
  }

  private static int violet(Player player) {
    return (int) cityOf(player).stream().filter(Pieces.Kind::isViolet).count();
  }

  private static List<Pieces.Kind> cityOf(Player player) {
    return player.city.keySet().stream().map(Pieces::building).toList();
  }

  List<Integer> totals() {
    return world.players.stream()
        .map(player -> ofPlayer(player).values().stream().mapToInt(Integer::intValue).sum())
        .toList();
  }

  /** D22: doubloons and barrels. */
  List<Integer> tieBreaks() {
    return world.players.stream().map(player -> player.doubloons + player.goods.total()).toList();
  }

  /** R31: whoever is equal in both shares the rank. */
  List<Integer> ranks() {
    List<Integer> totals = totals();
    List<Integer> tieBreaks = tieBreaks();
    List<Integer> ranks = new ArrayList<>();
    for (int seat = 0; seat < totals.size(); seat++) {
      int rank = 1;
      for (int other = 0; other < totals.size(); other++) {
        boolean isAhead = totals.get(other) > totals.get(seat);
        boolean isEven = totals.get(other).equals(totals.get(seat));
        rank += isAhead || isEven && tieBreaks.get(other) > tieBreaks.get(seat) ? 1 : 0;
      }
      ranks.add(rank);
    }
    return ranks;
  }

  List<Integer> winners() {
    List<Integer> ranks = ranks();
    return IntStream.range(0, ranks.size()).filter(seat -> ranks.get(seat) == 1).boxed().toList();
  }
}
