package governor.desk;

/** What is counted because it costs something. */
public enum Counted {
  CREATE,
  CHAT,
  ADVICE
}
