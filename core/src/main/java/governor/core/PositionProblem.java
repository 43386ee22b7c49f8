package governor.core;

/**
 * A text is no possible position; the sentence says what does not add up. Caught where it is read.
 */
public final class PositionProblem extends RuntimeException {
  private static final long serialVersionUID = 1;

  public PositionProblem(String sentence) {
    super(sentence);
  }

  String sentence() {
    String message = getMessage();
    return message == null ? "" : message;
  }
}
