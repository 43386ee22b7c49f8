package governor.desk;

/** Who sends a request. */
public interface Sender {
  /** The person, or empty for somebody who is not known. */
  String person();

  /** Who it is or, for somebody who is not known, where they are: to share among. */
  String place();

  /** The person; somebody who is not known becomes known. */
  String personOrNew();

  /**
   * Counts something of which nobody may do too much.
   *
   * @throws Problem if it was too much
   */
  void count(Counted what);
}
