package governor.core;

/**
 * Thrown by a {@link Player} that cannot answer: a program that has died, is late or answers with
 * something that cannot be chosen. Whoever asked lets it lose that game and goes on.
 */
public final class Forfeit extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** The sentence says what happened. */
  public Forfeit(String sentence) {
    super(sentence);
  }

  public String sentence() {
    String message = getMessage();
    return message == null ? "" : message;
  }
}
