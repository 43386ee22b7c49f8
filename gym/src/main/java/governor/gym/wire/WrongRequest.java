package governor.gym.wire;

/** A request that cannot be done; the sentence goes back to the sender. */
final class WrongRequest extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final String sentence;

  WrongRequest(String sentence) {
    super(sentence);
    this.sentence = sentence;
  }

  String sentence() {
    return sentence;
  }
}
