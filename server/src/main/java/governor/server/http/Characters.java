package governor.server.http;

/** Which characters a text may have. */
final class Characters {
  static final int NONE = -1;

  private Characters() {}

  /**
   * The first character of a text that is not allowed, or {@link #NONE}. Control characters other
   * than line breaks and tabs are not, because PostgreSQL cannot keep all of them; nor is what
   * turns the direction of writing, because it would also turn what stands beside the text on a
   * screen; nor is half a surrogate pair, which is no character.
   */
  static int firstMisfit(String text) {
    return text.codePoints().filter(Characters::isMisfit).findFirst().orElse(NONE);
  }

  private static boolean isMisfit(int character) {
    boolean breaks = character == '\n' || character == '\r' || character == '\t';
    boolean half = character >= Character.MIN_SURROGATE && character <= Character.MAX_SURROGATE;
    return Character.isISOControl(character) && !breaks || half || turnsWriting(character);
  }

  private static boolean turnsWriting(int character) {
    return switch (Character.getDirectionality(character)) {
      case Character.DIRECTIONALITY_LEFT_TO_RIGHT_EMBEDDING,
          Character.DIRECTIONALITY_LEFT_TO_RIGHT_OVERRIDE,
          Character.DIRECTIONALITY_RIGHT_TO_LEFT_EMBEDDING,
          Character.DIRECTIONALITY_RIGHT_TO_LEFT_OVERRIDE,
          Character.DIRECTIONALITY_POP_DIRECTIONAL_FORMAT,
          Character.DIRECTIONALITY_LEFT_TO_RIGHT_ISOLATE,
          Character.DIRECTIONALITY_RIGHT_TO_LEFT_ISOLATE,
          Character.DIRECTIONALITY_FIRST_STRONG_ISOLATE,
          Character.DIRECTIONALITY_POP_DIRECTIONAL_ISOLATE ->
          true;
      default -> false;
    };
  }
}
