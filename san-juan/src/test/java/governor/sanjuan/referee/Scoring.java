package governor.sanjuan.referee;

import governor.core.ScoreSheet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Points at the end. */
final class Scoring {
  private static final int[] ARCH = {0, 4, 6, 8};
  private static final int[] LADDER = {0, 4, 7, 9, 10};

  private final Board board;

  private Scoring(Board board) {
    this.board = board;
  }

  /** Compares the sheet of the engine, source by source, with this one. */
  static void compare(Board board, Table table) {
    Scoring scoring = new Scoring(board);
    ScoreSheet sheet = table.scoreSheet();
    List<Map<String, Integer>> points = board.players.stream().map(scoring::points).toList();
    List<Integer> totals = points.stream().map(Scoring::sum).toList();
    List<Integer> tieBreaks =
        board.players.stream().map(p -> p.hand.size() + p.allGoods()).toList();
    Map<String, List<Integer>> shown = new LinkedHashMap<>();
    for (ScoreSheet.Line line : sheet.lines()) {
      shown.put(line.source(), line.points());
    }
    for (String source : points.getFirst().keySet()) {
      List<Integer> own = points.stream().map(p -> p.get(source)).toList();
      List<Integer> none = own.stream().map(p -> 0).toList();
      List<Integer> theirs = shown.getOrDefault(source, none);
      table.same("Q-69 to Q-76", "the points for " + source, own, theirs);
      shown.remove(source);
    }
    table.same("Q-69", "what else there are points for", Map.of(), shown);
    table.same("Q-69", "the totals", totals, sheet.totals());
    table.same("Q-72", "the tie-breaks", tieBreaks, sheet.tieBreaks());
    table.same("Q-72, Q-73", "the ranks", ranks(totals, tieBreaks), sheet.ranks());
  }

  private static int sum(Map<String, Integer> points) {
    return points.values().stream().mapToInt(Integer::intValue).sum();
  }

  /** One more than the seats that are better by points and then by tie-break; ties share. */
  private static List<Integer> ranks(List<Integer> totals, List<Integer> tieBreaks) {
    List<Integer> ranks = new ArrayList<>();
    for (int seat = 0; seat < totals.size(); seat++) {
      int better = 0;
      for (int other = 0; other < totals.size(); other++) {
        int points = Integer.compare(totals.get(other), totals.get(seat));
        int cards = Integer.compare(tieBreaks.get(other), tieBreaks.get(seat));
        better += points > 0 || points == 0 && cards > 0 ? 1 : 0;
      }
      ranks.add(better + 1);
    }
    return ranks;
  }

  /** All points by source; the palace comes last, over the sum of the others. */
  private Map<String, Integer> points(Player player) {
    List<Kind> tops = player.spaces.stream().map(Space::kind).toList();
    Map<String, Integer> points = new LinkedHashMap<>();
    points.put("buildings", tops.stream().mapToInt(Kind::points).sum());
    points.put("piles", player.pileCards());
    put(points, player, "triumphal arch", ARCH[(int) monuments(tops)]);
    put(points, player, "guild hall", guildHall(tops));
    put(points, player, "city hall", (int) tops.stream().filter(Kind::isCity).count());
    put(points, player, "residence", LADDER[Math.min(4, sets(tops))]);
    put(points, player, "cathedral", LADDER[Math.min(4, sixesOfOthers(player))]);
    put(points, player, "palace", sum(points) / 4);
    return points;
  }

  private void put(Map<String, Integer> points, Player player, String source, int worth) {
    if (board.kinds.has(source)) {
      int owned = player.count(board.kinds.named(source));
      points.put(board.kinds.named(source).shown(), owned * worth);
    }
  }

  private static long monuments(List<Kind> tops) {
    return tops.stream().filter(Kind::isMonument).distinct().count();
  }

  /** 2 a production building; since the 2nd edition 1, and 1 for each kind (3.1). */
  private int guildHall(List<Kind> tops) {
    List<Kind> production = tops.stream().filter(Kind::isProduction).toList();
    int more = board.rules.isFirstEdition() ? production.size() : Player.kinds(production).size();
    return production.size() + more;
  }

  /** Sets of three different names of the same cost, as many as possible. */
  private static int sets(List<Kind> tops) {
    int sets = 0;
    for (int cost = 1; cost <= 7; cost++) {
      List<Integer> copies = new ArrayList<>();
      for (Kind kind : Player.kinds(tops)) {
        if (kind.cost() == cost) {
          copies.add((int) tops.stream().filter(top -> top == kind).count());
        }
      }
      sets += mostSets(copies);
    }
    return sets;
  }

  /** Takes one each of the three most frequent names again and again. */
  private static int mostSets(List<Integer> copies) {
    int sets = 0;
    while (true) {
      copies.removeIf(number -> number == 0);
      if (copies.size() < 3) {
        return sets;
      }
      copies.sort((a, b) -> b - a);
      for (int i = 0; i < 3; i++) {
        copies.set(i, copies.get(i) - 1);
      }
      sets++;
    }
  }

  /** Uncovered buildings of cost 6 of all others: 4, 3, 2, 1 points. */
  private int sixesOfOthers(Player owner) {
    return (int)
        board.players.stream()
            .filter(player -> player != owner)
            .flatMap(player -> player.spaces.stream())
            .filter(space -> space.kind().cost() == 6)
            .count();
  }
}
