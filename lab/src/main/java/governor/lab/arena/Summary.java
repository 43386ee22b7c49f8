package governor.lab.arena;

import governor.lab.arena.ArenaReport.Decision;
import governor.lab.arena.ArenaReport.Forfeits;
import governor.lab.arena.ArenaReport.Line;
import governor.lab.arena.ArenaReport.Match;
import governor.lab.arena.ArenaReport.Standing;
import governor.lab.arena.SequentialTest.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes figures of blocks. */
final class Summary {
  private final Plan<?> plan;
  private final List<String> names;
  private final Map<String, Times> times;
  private final int count;
  private final int cut;

  /** The blocks of each table. */
  private final List<List<Block>> byTable = new ArrayList<>();

  Summary(Plan<?> plan, List<Block> blocks, Map<String, Times> times) {
    this.plan = plan;
    this.names = plan.names();
    this.times = times;
    this.count = blocks.size();
    this.cut = blocks.stream().mapToInt(block -> block.cut).sum();
    for (int table = 0; table < plan.tables().size(); table++) {
      byTable.add(new ArrayList<>());
    }
    blocks.forEach(block -> byTable.get(block.table).add(block));
  }

  ArenaReport report(Optional<SequentialTest> test) {
    List<Match> matches = new ArrayList<>();
    for (int table = 0; table < byTable.size(); table++) {
      matches.add(match(plan.tables().get(table), byTable.get(table)));
    }
    return new ArenaReport(
        plan.game().config().toString(),
        plan.seed().text(),
        count,
        matches.stream().mapToInt(Match::games).sum(),
        plan.games(),
        count < plan.blocks() && !decided(test),
        cut,
        1.0 / plan.game().seats(),
        matches,
        standings(),
        test.map(this::decision),
        forfeits());
  }

  private List<Forfeits> forfeits() {
    Map<String, Long> games = new LinkedHashMap<>();
    Map<String, String> first = new LinkedHashMap<>();
    for (int table = 0; table < byTable.size(); table++) {
      List<String> seated = plan.tables().get(table).names();
      for (Block block : byTable.get(table)) {
        for (int player = 0; player < seated.size(); player++) {
          if (block.forfeits[player] > 0) {
            games.merge(seated.get(player), block.forfeits[player], Long::sum);
            first.putIfAbsent(seated.get(player), block.told.get(player));
          }
        }
      }
    }
    return games.entrySet().stream()
        .map(
            each ->
                new Forfeits(each.getKey(), each.getValue(), first.getOrDefault(each.getKey(), "")))
        .toList();
  }

  private static boolean decided(Optional<SequentialTest> test) {
    return test.isPresent() && test.get().verdict() != Verdict.UNDECIDED;
  }

  private Decision decision(SequentialTest test) {
    return new Decision(
        names.getFirst(),
        test.shares().low(),
        test.shares().high(),
        test.logRatio(),
        test.verdict());
  }

  private static Match match(Table table, List<Block> blocks) {
    int games = table.arrangements().size();
    List<Line> lines = new ArrayList<>();
    for (int player = 0; player < table.names().size() && !blocks.isEmpty(); player++) {
      lines.add(line(table, blocks, player));
    }
    return new Match(table.toString(), blocks.size(), games * blocks.size(), lines);
  }

  private static Line line(Table table, List<Block> blocks, int player) {
    String name = table.names().get(player);
    int seats = table.seats(name);
    int games = table.arrangements().size();
    if (table.names().size() == 1) {
      return new Line(name, seats, Estimate.alone(1.0 / seats), Optional.empty());
    }
    double all = (double) games * Block.VICTORY;
    double each = (double) games * seats;
    double[] wins = blocks.stream().mapToDouble(b -> b.won[player] / all).toArray();
    double[] margins = blocks.stream().mapToDouble(b -> b.margin[player] / each).toArray();
    Estimate ofSeat = Estimate.ofShare(wins, games).dividedBy(seats);
    return new Line(name, seats, ofSeat, Optional.of(Estimate.ofMean(margins)));
  }

  private List<Standing> standings() {
    List<Estimate> ratings = new Ratings(plan, byTable).estimates();
    List<Standing> standings = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      Times its = times.getOrDefault(names.get(i), new Times());
      standings.add(
          new Standing(
              names.get(i), ratings.get(i), its.choices(), its.cpuMicros(), its.wallMicros(0.99)));
    }
    return standings;
  }
}
