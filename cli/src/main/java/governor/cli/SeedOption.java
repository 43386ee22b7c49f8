package governor.cli;

import governor.core.Seed;
import java.security.SecureRandom;
import picocli.CommandLine.Option;

/** The seed that several commands take. */
public final class SeedOption {
  @Option(
      names = "--seed",
      paramLabel = "SEED",
      description = {
        "The seed of all random choices: up to 40 letters, digits and hyphens; in play and perft,"
            + " where nothing is added to them, up to 64."
      })
  private String seed = "";

  public boolean isGiven() {
    return !seed.isEmpty();
  }

  /** The seed that was given, or one that nobody can guess. */
  public Seed orRandom() {
    byte[] entropy = new byte[32];
    if (!isGiven()) {
      new SecureRandom().nextBytes(entropy);
    }
    return isGiven() ? checked(64) : Seed.fair(entropy);
  }

  /** The seed that was given, or this one. */
  public Seed or(String usual, int longest) {
    return isGiven() ? checked(longest) : new Seed(usual);
  }

  private Seed checked(int longest) {
    if (!Seed.isSeed(seed) || seed.length() > longest) {
      throw new UsageProblem(
          "The seed \""
              + seed
              + "\" will not do; take 1 to "
              + longest
              + " letters, digits or hyphens, such as 42.");
    }
    return new Seed(seed);
  }
}
