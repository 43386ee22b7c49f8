package governor.data;

/** Texts as JSON has them. */
final class Quoted {
  private Quoted() {}

  static String of(String text) {
    StringBuilder quoted = new StringBuilder(text.length() + 2).append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        quoted.append('\\').append(c);
      } else if (c < ' ') {
        quoted.append("\\u%04x".formatted((int) c));
      } else {
        quoted.append(c);
      }
    }
    return quoted.append('"').toString();
  }

  /** The text that was quoted so, without its quotes. */
  static String plain(String inside) {
    StringBuilder plain = new StringBuilder(inside.length());
    for (int i = 0; i < inside.length(); i++) {
      char c = inside.charAt(i);
      if (c == '\\' && i + 1 < inside.length()) {
        c = inside.charAt(++i);
        if (c == 'u' && i + 4 < inside.length()) {
          c = (char) Integer.parseInt(inside, i + 1, i + 5, 16);
          i += 4;
        }
      }
      plain.append(c);
    }
    return plain.toString();
  }
}
