package governor.desk;

/** What is counted because it costs something. */
public enum Counted {
  CREATE,
  CHAT,
  ADVICE,
  UNDO,
  /** A game that computer players play among themselves. */
  IDLE_GAME
}
