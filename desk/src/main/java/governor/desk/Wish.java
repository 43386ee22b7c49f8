package governor.desk;

/** What the sender of an act wants to be answered, as RFC 7240 has it for HTTP. */
enum Wish {
  /** {@code return=minimal}: that it was done. */
  NOTHING,
  /** What came of it. */
  OUTCOME,
  /** {@code return=representation}: the whole position, for those who follow no stream. */
  POSITION;

  static Wish of(Call call) {
    String wish = call.query("return");
    return "minimal".equals(wish) ? NOTHING : "representation".equals(wish) ? POSITION : OUTCOME;
  }
}
