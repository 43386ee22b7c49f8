package governor.table;

/**
 * Who sits at a seat.
 *
 * @param kind whether a person, a computer player, nobody yet or somebody who was asked to come
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
    OPEN,
    /** Kept for a person who has not agreed to play yet. */
    INVITED
  }

  /** The longest name. */
  public static final int LONGEST_NAME = 24;

  static final String PUNCTUATION = " ._'()-";

  public static SeatPlan person(String name, String person) {
    return new SeatPlan(Kind.PERSON, name, person, ComputerPlayers.USUAL_LEVEL, "");
  }

  public static SeatPlan computer(String name, int level, String personality) {
    return new SeatPlan(Kind.COMPUTER, name, "", level, personality);
  }

  public static SeatPlan open(String name) {
    return new SeatPlan(Kind.OPEN, name, "", ComputerPlayers.USUAL_LEVEL, "");
  }

  /** The same seat for this person, who has been asked to play. */
  SeatPlan inviting() {
    return new SeatPlan(Kind.INVITED, name, person, level, personality);
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

  /** Whether the seat waits for the person that it is kept for. */
  public boolean isInvited() {
    return kind == Kind.INVITED;
  }

  /** Whether this text can be a name: letters, numbers and a little punctuation. */
  public static boolean isName(String name) {
    int length = name.codePointCount(0, name.length());
    return length > 0
        && length <= LONGEST_NAME
        && isLetterOrNumber(name.codePointAt(0))
        && name.codePoints().allMatch(c -> isLetterOrNumber(c) || PUNCTUATION.indexOf(c) >= 0);
  }

  /** Whether nobody can take a letter of this name for another, or overlook it. */
  public static boolean isPlain(String name) {
    return Alphabet.isOneIn(name);
  }

  /** Of any script; signs like a Roman four or a raised two are numbers too. */
  private static boolean isLetterOrNumber(int character) {
    return switch ((byte) Character.getType(character)) {
      case Character.LETTER_NUMBER, Character.OTHER_NUMBER -> true;
      default -> Character.isLetterOrDigit(character);
    };
  }
}
