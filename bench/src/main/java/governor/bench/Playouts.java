package governor.bench;

import governor.core.Game;
import governor.core.Options;
import governor.core.Rng;
import governor.core.State;
import governor.puertorico.PuertoRico;
import governor.sanjuan.SanJuan;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Random games from the first card to the last: games a second, and decisions a second beside them.
 */
@org.openjdk.jmh.annotations.State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 6, time = 1)
@Fork(2)
public class Playouts {
  /** Random games may stall for ever by the rules, so they are cut. */
  private static final String ROUND_LIMIT = " rounds=60";

  @Param({
    "sanjuan:2e players=2",
    "sanjuan:2e players=3",
    "sanjuan:2e players=4",
    "sanjuan:2e+new-buildings+events players=2",
    "sanjuan:2e+new-buildings+events players=3",
    "sanjuan:2e+new-buildings+events players=4",
    "puertorico players=2",
    "puertorico players=3",
    "puertorico players=4",
    "puertorico players=5",
  })
  public String config = "";

  private Table<?> table = new Table<>(SanJuan.game("sanjuan:2e"));

  /** Decisions, counted beside the games. */
  @org.openjdk.jmh.annotations.State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  public static class Counted {
    public long decisions;
  }

  @Setup
  public void setUp() {
    table =
        config.startsWith(SanJuan.NAME)
            ? new Table<>(SanJuan.game(config + ROUND_LIMIT))
            : new Table<>(PuertoRico.game(config + ROUND_LIMIT));
  }

  @Benchmark
  public void game(Counted counted) {
    counted.decisions += table.play();
  }

  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @OutputTimeUnit(TimeUnit.NANOSECONDS)
  public void copy() {
    table.copy();
  }

  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @OutputTimeUnit(TimeUnit.NANOSECONDS)
  public void imagine() {
    table.imagine();
  }

  /** A game with all that playing it needs. */
  private static final class Table<S extends State> {
    private final Game<S> game;
    private final S position;
    private final S other;
    private final Options options = new Options();
    private final Rng rng = new Rng(1);

    Table(Game<S> game) {
      this.game = game;
      this.position = game.newGame(rng);
      this.other = game.copy(position);
    }

    int play() {
      int decisions = 0;
      game.start(position, rng);
      game.advance(position, options);
      while (!position.isOver()) {
        game.apply(position, options.get(rng.below(options.size())));
        game.advance(position, options);
        decisions++;
      }
      return decisions;
    }

    void copy() {
      other.copyFrom(position);
    }

    void imagine() {
      game.imagine(other, 0, rng);
    }
  }
}
