package governor.desk;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads JSON as RFC 8259 has it: objects as maps, arrays as lists, whole numbers as Integer or Long
 * where they fit, all others as Double. What is nested too deep is refused.
 */
final class JsonReader {
  private static final int DEEPEST = 32;

  /** Not JSON. */
  private static final class Malformed extends RuntimeException {
    private static final long serialVersionUID = 1;

    Malformed() {
      super("not JSON", null, false, false);
    }
  }

  /** A value that may be null. */
  record Value(@Nullable Object value) {}

  private final String text;
  private int at;
  private int depth;

  private JsonReader(String text) {
    this.text = text;
  }

  /** The value that this text is; nothing if it is not JSON. */
  static Optional<Value> read(String text) {
    JsonReader reader = new JsonReader(text);
    try {
      Value value = new Value(reader.value());
      reader.skipBlanks();
      return reader.at == text.length() ? Optional.of(value) : Optional.empty();
    } catch (Malformed e) {
      return Optional.empty();
    }
  }

  private @Nullable Object value() {
    return switch (peek()) {
      case '{' -> object();
      case '[' -> array();
      case '"' -> string();
      case 't' -> word("true", true);
      case 'f' -> word("false", false);
      case 'n' -> word("null", null);
      default -> number();
    };
  }

  private Map<String, @Nullable Object> object() {
    Map<String, @Nullable Object> map = new LinkedHashMap<>();
    enter();
    if (peek() == '}') {
      at++;
    } else {
      do {
        if (peek() != '"') {
          throw new Malformed();
        }
        String key = string();
        expect(':');
        map.put(key, value());
      } while (goesOn('}'));
    }
    depth--;
    return map;
  }

  private List<@Nullable Object> array() {
    List<@Nullable Object> list = new ArrayList<>();
    enter();
    if (peek() == ']') {
      at++;
    } else {
      do {
        list.add(value());
      } while (goesOn(']'));
    }
    depth--;
    return list;
  }

  private void enter() {
    at++;
    if (++depth > DEEPEST) {
      throw new Malformed();
    }
  }

  /** Whether a comma follows, and not the end. */
  private boolean goesOn(char end) {
    char c = peek();
    at++;
    if (c != ',' && c != end) {
      throw new Malformed();
    }
    return c == ',';
  }

  private @Nullable Object word(String word, @Nullable Object value) {
    if (!text.startsWith(word, at)) {
      throw new Malformed();
    }
    at += word.length();
    return value;
  }

  private Object number() {
    int start = at;
    if (is('-')) {
      at++;
    }
    int whole = at;
    digits();
    if (text.charAt(whole) == '0' && at > whole + 1) {
      throw new Malformed();
    }
    boolean isWhole = true;
    if (is('.')) {
      isWhole = false;
      at++;
      digits();
    }
    if (is('e') || is('E')) {
      isWhole = false;
      at++;
      if (is('+') || is('-')) {
        at++;
      }
      digits();
    }
    String digits = text.substring(start, at);
    return isWhole && digits.length() <= 18 ? whole(digits) : Double.valueOf(digits);
  }

  private static Object whole(String digits) {
    long value = Long.parseLong(digits);
    if (value == (int) value) {
      return (int) value;
    }
    return value;
  }

  private void digits() {
    int start = at;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      at++;
    }
    if (at == start) {
      throw new Malformed();
    }
  }

  private boolean is(char c) {
    return at < text.length() && text.charAt(at) == c;
  }

  private String string() {
    StringBuilder out = new StringBuilder();
    at++;
    for (char c = next(); c != '"'; c = next()) {
      if (c < ' ') {
        throw new Malformed();
      }
      out.append(c == '\\' ? escaped() : c);
    }
    return out.toString();
  }

  private char escaped() {
    char c = next();
    return switch (c) {
      case '"', '\\', '/' -> c;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> (char) (hex() << 12 | hex() << 8 | hex() << 4 | hex());
      default -> throw new Malformed();
    };
  }

  private int hex() {
    int digit = Character.digit(next(), 16);
    if (digit < 0) {
      throw new Malformed();
    }
    return digit;
  }

  private char next() {
    if (at == text.length()) {
      throw new Malformed();
    }
    return text.charAt(at++);
  }

  private char peek() {
    skipBlanks();
    if (at == text.length()) {
      throw new Malformed();
    }
    return text.charAt(at);
  }

  private void skipBlanks() {
    while (at < text.length() && " \t\n\r".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  private void expect(char c) {
    if (peek() != c) {
      throw new Malformed();
    }
    at++;
  }
}
