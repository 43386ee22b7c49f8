package governor.core;

/** Fills in the marks of the English sentence of a {@link FactKind}. */
final class FactSentence {
  private FactSentence() {}

  static String of(String english, String seat, String piece, String number) {
    StringBuilder text = new StringBuilder();
    int at = 0;
    while (at < english.length()) {
      char mark = english.charAt(at++);
      switch (mark) {
        case '@' -> text.append(seat);
        case '$' -> text.append(piece);
        case '#' -> {
          text.append(number);
          if (at < english.length() && english.charAt(at) == '[') {
            int end = english.indexOf(']', at);
            text.append(' ').append(counted(english.substring(at + 1, end), number));
            at = end + 1;
          }
        }
        default -> text.append(mark);
      }
    }
    return text.toString();
  }

  private static String counted(String word, String number) {
    return number.equals("1") ? word : word + "s";
  }
}
