package governor.lab.arena;

import governor.core.Parsed;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Wald's sequential test on the means of blocks: goes on until it is clear whether a share is the
 * higher or the lower one of two. Either mistake is made at most one time in twenty.
 *
 * <p>The games of a block may depend on each other. How much is estimated on the way from the
 * spread of blocks, and they count as so many independent games as would spread alike.
 */
public final class SequentialTest {
  /** Before so many blocks nothing is decided: fewer don't show how much blocks differ. */
  public static final int FEWEST = 24;

  /** The logarithm of 0.95 / 0.05. */
  private static final double BOUND = Math.log(19);

  /** As how many blocks it counts that games are thought to be independent. */
  private static final double PRIOR = 6;

  private static final Pattern SHARES = Pattern.compile("(0?\\.[0-9]{1,6}),(0?\\.[0-9]{1,6})");

  private final Shares shares;
  private final int trials;
  private int blocks;
  private double mean;
  private double squares;

  /** The two shares between which the test decides. */
  public record Shares(double low, double high) {
    /** Reads {@code 0.25,0.28}. */
    public static Parsed<Shares> parse(String text) {
      Matcher matcher = SHARES.matcher(text);
      if (matcher.matches()) {
        double low = Double.parseDouble(matcher.group(1));
        double high = Double.parseDouble(matcher.group(2));
        if (low > 0 && low < high) {
          return Parsed.ok(new Shares(low, high));
        }
      }
      return Parsed.refused(
          "The shares \""
              + text
              + "\" will not do; take two of which the second is higher, such as"
              + " 0.25,0.28.");
    }
  }

  /** What the test says. */
  public enum Verdict {
    /** The share is the higher one, or more. */
    ACCEPT,
    /** The share is the lower one, or less. */
    REJECT,
    UNDECIDED;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * A test that has seen nothing.
   *
   * @param trials how many trials a block has
   */
  public SequentialTest(Shares shares, int trials) {
    this.shares = shares;
    this.trials = trials;
  }

  /** Takes the share of one more block into account. */
  public void add(double share) {
    blocks++;
    double before = share - mean;
    mean += before / blocks;
    squares += before * (share - mean);
  }

  /** How much likelier all this is by the higher share than by the lower, as a logarithm. */
  public double logRatio() {
    if (blocks == 0) {
      return 0;
    }
    double shrunk = (blocks * mean + PRIOR * middle()) / (blocks + PRIOR);
    double independent = shrunk * (1 - shrunk) / trials;
    double variance = (squares + PRIOR * independent) / (blocks - 1 + PRIOR);
    double games = blocks * trials * independent / variance;
    double won = Math.log(shares.high() / shares.low());
    double lost = Math.log((1 - shares.high()) / (1 - shares.low()));
    return games * (mean * won + (1 - mean) * lost);
  }

  private double middle() {
    return (shares.low() + shares.high()) / 2;
  }

  public Verdict verdict() {
    double ratio = logRatio();
    if (blocks < FEWEST || Math.abs(ratio) < BOUND) {
      return Verdict.UNDECIDED;
    }
    return ratio > 0 ? Verdict.ACCEPT : Verdict.REJECT;
  }

  public Shares shares() {
    return shares;
  }
}
