package governor.players.arena;

import governor.core.Rng;
import governor.players.arena.ArenaReport.Decision;
import governor.players.arena.ArenaReport.Line;
import governor.players.arena.ArenaReport.Match;
import governor.players.arena.ArenaReport.Standing;
import governor.players.arena.PlackettLuce.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.DoubleSupplier;

/** Makes figures of blocks. */
final class Summary {
  private static final int SAMPLES = 400;
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
        cut,
        1.0 / plan.game().seats(),
        matches,
        standings(),
        test.map(this::decision));
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
    List<String> players = table.names();
    for (int i = 0; i < players.size(); i++) {
      int player = i;
      int seats = table.seats(players.get(i));
      double all = (double) games * Block.VICTORY;
      double each = (double) games * seats;
      double[] wins = blocks.stream().mapToDouble(b -> b.won[player] / all).toArray();
      double[] margins = blocks.stream().mapToDouble(b -> b.margin[player] / each).toArray();
      Estimate ofSeat = Estimate.ofShare(wins, games).dividedBy(seats);
      lines.add(new Line(players.get(i), seats, ofSeat, Estimate.ofMean(margins)));
    }
    return new Match(table.toString(), blocks.size(), games * blocks.size(), lines);
  }

  private List<Standing> standings() {
    double[] ratings = ratings(() -> 1);
    double[][] samples = new double[names.size()][SAMPLES];
    Rng rng = plan.seed().rng();
    for (int sampled = 0; sampled < SAMPLES; sampled++) {
      double[] sample = ratings(() -> -Math.log(1 - rng.unit()));
      for (int player = 0; player < sample.length; player++) {
        samples[player][sampled] = sample[player];
      }
    }
    List<Standing> standings = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      Times its = times.getOrDefault(names.get(i), new Times());
      standings.add(
          new Standing(
              names.get(i),
              Estimate.ofSamples(ratings[i], samples[i]),
              its.choices(),
              its.cpuMicros(),
              its.wallMicros(0.99)));
    }
    return standings;
  }

  /**
   * Ratings in which each block counts as often as the next weight says. With weights at random,
   * one on average, that is the bootstrap in its smooth form.
   */
  private double[] ratings(DoubleSupplier weights) {
    List<Result> results = new ArrayList<>();
    for (int i = 0; i < byTable.size(); i++) {
      results.add(result(plan.tables().get(i), byTable.get(i), weights));
    }
    return PlackettLuce.ratings(names.size(), results);
  }

  /** The victories at a table, and one more that its seats share: nobody is infinitely weak. */
  private Result result(Table table, List<Block> blocks, DoubleSupplier weights) {
    List<String> players = table.names();
    double[] won = new double[players.size()];
    for (String name : table.players()) {
      won[players.indexOf(name)] += weights.getAsDouble() / table.players().size();
    }
    for (Block block : blocks) {
      double weight = weights.getAsDouble() / Block.VICTORY;
      for (int player = 0; player < won.length; player++) {
        won[player] += weight * block.won[player];
      }
    }
    List<Integer> seats = new ArrayList<>();
    List<Double> victories = new ArrayList<>();
    for (String name : names) {
      int player = players.indexOf(name);
      seats.add(table.seats(name));
      victories.add(player < 0 ? 0.0 : won[player]);
    }
    return new Result(seats, victories);
  }
}
