package governor.lab.arena;

import governor.core.Rng;
import governor.lab.arena.PlackettLuce.Result;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleSupplier;

/** How strong players are over all tables, with the ranges that samples of blocks show. */
final class Ratings {
  private static final int SAMPLES = 400;
  private final Plan<?> plan;
  private final List<String> names;
  private final List<List<Block>> byTable;

  /** Of the blocks of each table. */
  Ratings(Plan<?> plan, List<List<Block>> byTable) {
    this.plan = plan;
    this.names = plan.names();
    this.byTable = byTable;
  }

  /** For each player of the plan, in its order. */
  List<Estimate> estimates() {
    double[] ratings = ratings(() -> 1);
    if (!blocksShowErrors()) {
      return Arrays.stream(ratings).mapToObj(Estimate::alone).toList();
    }
    double[][] samples = new double[names.size()][SAMPLES];
    Rng rng = plan.seed().rng();
    for (int sampled = 0; sampled < SAMPLES; sampled++) {
      double[] sample = ratings(() -> -Math.log(1 - rng.unit()));
      for (int player = 0; player < sample.length; player++) {
        samples[player][sampled] = sample[player];
      }
    }
    List<Estimate> estimates = new ArrayList<>();
    for (int i = 0; i < ratings.length; i++) {
      estimates.add(Estimate.ofSamples(ratings[i], samples[i]));
    }
    return estimates;
  }

  /**
   * Whether drawing blocks anew shows how far ratings may be off. With no more blocks than ratings
   * need to fit them all, and for a player of a single block, every sample fits just as well.
   */
  private boolean blocksShowErrors() {
    return ArenaReport.spareBlocks(count(), names.size()) > 0
        && names.stream().allMatch(name -> blocksOf(name) > 1);
  }

  private int count() {
    return byTable.stream().mapToInt(List::size).sum();
  }

  private int blocksOf(String name) {
    int blocks = 0;
    for (int table = 0; table < byTable.size(); table++) {
      blocks += plan.tables().get(table).seats(name) > 0 ? byTable.get(table).size() : 0;
    }
    return blocks;
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
