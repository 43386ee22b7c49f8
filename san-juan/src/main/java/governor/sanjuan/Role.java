package governor.sanjuan;

import java.util.Locale;

/** The five roles, in the order in which choices are listed. */
public enum Role {
  BUILDER,
  PRODUCER,
  TRADER,
  COUNCILLOR,
  PROSPECTOR;

  private static final Role[] ALL = values();

  /** What it is called; an edition may have another name, which its {@link RuleSet} knows. */
  public String title() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Role of(int role) {
    return ALL[role];
  }
}
