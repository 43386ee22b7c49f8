package governor.core;

/** Texts as JSON has them: for those who write a little of it, or where no library compiles. */
public final class JsonText {
  private JsonText() {}

  /** The text in quotes. */
  public static String quoted(String text) {
    StringBuilder out = new StringBuilder(text.length() + 2);
    quote(text, out);
    return out.toString();
  }

  /** Adds the text in quotes. */
  public static void quote(String text, StringBuilder out) {
    out.append('"');
    int written = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < ' ' || c == '"' || c == '\\') {
        out.append(text, written, i);
        escape(c, out);
        written = i + 1;
      }
    }
    out.append(text, written, text.length()).append('"');
  }

  private static void escape(char c, StringBuilder out) {
    switch (c) {
      case '"' -> out.append("\\\"");
      case '\\' -> out.append("\\\\");
      case '\n' -> out.append("\\n");
      case '\r' -> out.append("\\r");
      case '\t' -> out.append("\\t");
      case '\b' -> out.append("\\b");
      case '\f' -> out.append("\\f");
      default -> out.append("\\u00").append(c < 16 ? "0" : "1").append(Integer.toHexString(c & 15));
    }
  }

  /** The text that was quoted so, from between its quotes. */
  public static String plain(String inside) {
    StringBuilder plain = new StringBuilder(inside.length());
    for (int i = 0; i < inside.length(); i++) {
      char c = inside.charAt(i);
      if (c == '\\' && i + 1 < inside.length()) {
        c = inside.charAt(++i);
        switch (c) {
          case 'n' -> c = '\n';
          case 'r' -> c = '\r';
          case 't' -> c = '\t';
          case 'b' -> c = '\b';
          case 'f' -> c = '\f';
          case 'u' -> {
            if (i + 4 < inside.length()) {
              c = (char) Integer.parseInt(inside, i + 1, i + 5, 16);
              i += 4;
            }
          }
          default -> {
            // A quote, a slash or a backslash stands for itself.
          }
        }
      }
      plain.append(c);
    }
    return plain.toString();
  }
}
