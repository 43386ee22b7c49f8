package governor.sanjuan;

/** The five roles, in the order in which choices are listed. */
public enum Role {
  BUILDER,
  PRODUCER,
  TRADER,
  COUNCILLOR,
  PROSPECTOR;

  private static final Role[] ALL = values();

  public static Role of(int role) {
    return ALL[role];
  }
}
