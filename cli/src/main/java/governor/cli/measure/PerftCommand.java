package governor.cli.measure;

import governor.cli.ConfigWords;
import governor.cli.Governor;
import governor.cli.SeedOption;
import governor.cli.UsageProblem;
import governor.core.Game;
import governor.core.Options;
import governor.core.Seed;
import governor.core.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

/** Counts all sequences of choices from the beginning of one deal. */
@Command(
    name = "perft",
    mixinStandardHelpOptions = true,
    description = "Counts the sequences of choices by depth from the beginning of one deal.")
public final class PerftCommand implements Runnable {
  private static final int DEEPEST = 60;

  @ParentCommand private Governor governor;

  @Mixin private ConfigWords words = new ConfigWords();

  @Mixin private SeedOption seed = new SeedOption();

  @Option(names = "--depth", paramLabel = "D", description = "How deep (${DEFAULT-VALUE}).")
  private int depth = 6;

  @SuppressWarnings("NullAway.Init")
  PerftCommand() {}

  @Override
  public void run() {
    UsageProblem.unlessBetween("--depth", depth, 1, DEEPEST);
    count(words.game(), seed.or("1", 64));
  }

  private <S extends State> void count(Game<S> game, Seed from) {
    governor.out().println("depth  sequences         seconds");
    for (int deep = 1; deep <= depth; deep++) {
      long start = System.nanoTime();
      long sequences = new Counter<>(game, deep).count(from);
      double seconds = (System.nanoTime() - start) / 1e9;
      governor.out().printf(Locale.ROOT, "%5d  %-16d  %.3f%n", deep, sequences, seconds);
      governor.out().flush();
    }
  }

  /** Goes down by copying, with one position a level. */
  private static final class Counter<S extends State> {
    private final Game<S> game;
    private final List<S> states = new ArrayList<>();
    private final List<Options> options = new ArrayList<>();

    Counter(Game<S> game, int depth) {
      this.game = game;
      for (int i = 0; i <= depth; i++) {
        states.add(game.blank());
        options.add(new Options());
      }
    }

    long count(Seed seed) {
      game.start(states.getFirst(), seed.rng());
      game.advance(states.getFirst(), options.getFirst());
      return below(0);
    }

    private long below(int level) {
      S s = states.get(level);
      Options choices = options.get(level);
      if (s.isOver()) {
        return 0;
      }
      if (level == states.size() - 2) {
        return choices.size();
      }
      S next = states.get(level + 1);
      long sequences = 0;
      for (int i = 0; i < choices.size(); i++) {
        next.copyFrom(s);
        game.apply(next, choices.get(i));
        game.advance(next, options.get(level + 1));
        sequences += below(level + 1);
      }
      return sequences;
    }
  }
}
