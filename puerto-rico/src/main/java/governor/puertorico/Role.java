package governor.puertorico;

import java.util.Locale;

/**
 * The role cards, in the order in which choices are listed. Three players do without prospectors,
 * two and four players have one; each of five players' two prospectors gathers doubloons of its
 * own. The buccaneer comes with an expansion. Which cards are in play is said by the {@link
 * RuleSet}.
 */
public enum Role {
  SETTLER,
  MAYOR,
  BUILDER,
  CRAFTSMAN,
  TRADER,
  CAPTAIN,
  PROSPECTOR,
  SECOND_PROSPECTOR,
  BUCCANEER;

  /** How many cards there are at most. */
  public static final int CARDS = 9;

  private static final Role[] ALL = values();

  public static Role of(int role) {
    return ALL[role];
  }

  /** The bit that stands for this card in masks. */
  public int bit() {
    return 1 << ordinal();
  }

  /** What players call it. */
  public String title() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
