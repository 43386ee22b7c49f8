package governor.table;

/**
 * Who sits at a seat.
 *
 * @param kind whether a person, a computer player or nobody yet
 * @param name what the table calls the seat
 * @param person the identity of the person, or empty
 * @param level how strong the computer player is; for a person, who would stand in
 * @param personality the temper of the computer player, or empty
 */
public record SeatPlan(Kind kind, String name, String person, int level, String personality) {
  /** What can sit at a seat. */
  public enum Kind {
    PERSON,
    COMPUTER,
    OPEN
  }

  /** The longest name. */
  public static final int LONGEST_NAME = 24;

  public static SeatPlan person(String name, String person) {
    return new SeatPlan(Kind.PERSON, name, person, ComputerPlayers.USUAL_LEVEL, "");
  }

  public static SeatPlan computer(String name, int level, String personality) {
    return new SeatPlan(Kind.COMPUTER, name, "", level, personality);
  }

  public static SeatPlan open(String name) {
    return new SeatPlan(Kind.OPEN, name, "", ComputerPlayers.USUAL_LEVEL, "");
  }

  public boolean isPerson() {
    return kind == Kind.PERSON;
  }

  public boolean isComputer() {
    return kind == Kind.COMPUTER;
  }

  public boolean isOpen() {
    return kind == Kind.OPEN;
  }

  /** Whether this text can be a name: letters, digits and a little punctuation. */
  public static boolean isName(String name) {
    return name.matches("[\\p{L}\\p{N}][\\p{L}\\p{N} ._'()-]{0," + (LONGEST_NAME - 1) + "}");
  }
}
