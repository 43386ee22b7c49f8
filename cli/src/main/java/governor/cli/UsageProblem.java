package governor.cli;

import governor.core.Parsed;
import org.jspecify.annotations.Nullable;

/** Something is wrong with what was asked for; the sentence says what, and what would do. */
public final class UsageProblem extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public UsageProblem(String sentence) {
    super(sentence);
  }

  /** The sentence for people. */
  public String sentence() {
    return String.valueOf(getMessage());
  }

  /** A problem if an option's number was given and is not in its range. */
  public static void unlessBetween(String option, @Nullable Integer value, int least, int most) {
    if (value != null && (value < least || value > most)) {
      throw new UsageProblem(
          "The option %s needs a number from %d to %d, not %d."
              .formatted(option, least, most, value));
    }
  }

  /** The value that was read, or the problem with it. */
  public static <T> T orProblem(Parsed<T> parsed) {
    if (parsed instanceof Parsed.Refused<T>(String sentence)) {
      throw new UsageProblem(sentence);
    }
    return parsed.orThrow();
  }
}
