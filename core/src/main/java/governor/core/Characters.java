package governor.core;

/** Which characters a text from outside may have. */
public final class Characters {
  public static final int NONE = -1;

  private Characters() {}

  /**
   * The first character of a text that is not allowed, or {@link #NONE}. Control characters other
   * than line breaks and tabs are not, because they command terminals and PostgreSQL cannot keep
   * all of them; nor is what turns the direction of writing, because it would also turn what stands
   * beside the text on a screen; nor is half a surrogate pair, which is no character.
   */
  public static int firstMisfit(String text) {
    return text.codePoints().filter(Characters::isMisfit).findFirst().orElse(NONE);
  }

  /** Whether a text shows anything at all on a screen. */
  public static boolean isSeen(String text) {
    return text.codePoints().anyMatch(each -> !Character.isWhitespace(each) && !hasNoWidth(each));
  }

  /** What joins or separates letters, and the mark at the beginning of some files. */
  private static boolean hasNoWidth(int character) {
    return character >= 0x200B && character <= 0x200D
        || character == 0x00AD
        || character == 0x2060
        || character == 0xFEFF;
  }

  private static boolean isMisfit(int character) {
    boolean breaks = character == '\n' || character == '\r' || character == '\t';
    boolean half = character >= Character.MIN_SURROGATE && character <= Character.MAX_SURROGATE;
    return Character.isISOControl(character) && !breaks || half || turnsWriting(character);
  }

  /** Marks, embeddings, overrides and isolates, and what ends them. */
  private static boolean turnsWriting(int character) {
    boolean mark = character == 0x200E || character == 0x200F || character == 0x061C;
    return mark
        || character >= 0x202A && character <= 0x202E
        || character >= 0x2066 && character <= 0x2069;
  }
}
