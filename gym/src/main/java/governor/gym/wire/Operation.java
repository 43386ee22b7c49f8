package governor.gym.wire;

/** What a request wants; the number on the wire is the place in this list. */
enum Operation {
  HELLO,
  SPACES,
  CREATE,
  RESET,
  STEP,
  ACT,
  START,
  COPY,
  IMAGINE,
  SAVE,
  LOAD,
  OBSERVE,
  TEXT,
  CLOSE,
  SHARE,
  BIND,
  REFUSAL,
  SET_UP;

  private static final Operation[] ALL = values();

  static boolean isKnown(int number) {
    return number >= 0 && number < ALL.length;
  }

  static Operation of(int number) {
    return ALL[number];
  }
}
