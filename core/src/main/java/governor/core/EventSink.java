package governor.core;

/** Listens to what happens in a game: the log, the table, a test. */
public interface EventSink {
  /** Something happened. */
  void happened(Event event);

  /**
   * The engine is about to make the only choice that a question left, in the state as it is now.
   */
  default void forced(State state, int seat, int action) {}

  /** A shuffle that can be checked afterwards decided among so many possibilities. */
  default void decided(int possibilities, int decided) {}
}
