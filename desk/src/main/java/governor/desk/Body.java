package governor.desk;

import governor.core.Characters;
import governor.core.Parsed;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The JSON object that a request carries, read field by field with a sentence for each mistake. */
public final class Body {
  private final Map<?, ?> fields;

  private Body(Map<?, ?> fields) {
    this.fields = fields;
  }

  public static Body of(String text) {
    Object value =
        JsonReader.read(text).orElseThrow(() -> Problem.malformed("The body is not JSON.")).value();
    if (!(value instanceof Map<?, ?> map)) {
      throw Problem.malformed("The body must be a JSON object.");
    }
    checkTexts(map, "body");
    return new Body(map);
  }

  /** No text may hold what a database cannot keep or a screen cannot show. */
  private static void checkTexts(@Nullable Object value, String field) {
    switch (value) {
      case String text -> {
        int misfit = Characters.firstMisfit(text);
        if (misfit >= 0) {
          throw Problem.malformed(
              "The field \""
                  + field
                  + "\" has a character that is not allowed, U+"
                  + hex(misfit)
                  + "; leave it out.");
        }
      }
      case Map<?, ?> map -> map.forEach((name, each) -> checkTexts(each, String.valueOf(name)));
      case List<?> list -> list.forEach(each -> checkTexts(each, field));
      case null, default -> {}
    }
  }

  private static String hex(int character) {
    String digits = Integer.toHexString(character).toUpperCase(java.util.Locale.ROOT);
    return "0".repeat(Math.max(0, 4 - digits.length())) + digits;
  }

  boolean has(String field) {
    return fields.get(field) != null;
  }

  @Nullable Object get(String field) {
    return fields.get(field);
  }

  /** A text of one line and at most so many characters. */
  public String text(String field, int longest) {
    String text = lines(field, longest);
    if (text.strip().chars().anyMatch(Character::isISOControl)) {
      throw Problem.malformed("The field \"" + field + "\" may not have line breaks or tabs.");
    }
    return text;
  }

  /** A text of one or more lines and at most so many characters. */
  String lines(String field, int longest) {
    if (!(fields.get(field) instanceof String text)) {
      throw Problem.malformed("The field \"" + field + "\" must be a text.");
    }
    if (text.length() > longest) {
      throw Problem.malformed(
          "The field \"" + field + "\" may have at most " + longest + " characters.");
    }
    return text;
  }

  public String text(String field, String otherwise, int longest) {
    return has(field) ? text(field, longest) : otherwise;
  }

  public int number(String field) {
    if (!(fields.get(field) instanceof Integer number)) {
      throw Problem.malformed("The field \"" + field + "\" must be a whole number.");
    }
    return number;
  }

  public int number(String field, int otherwise) {
    return has(field) ? number(field) : otherwise;
  }

  boolean flag(String field, boolean otherwise) {
    if (!has(field)) {
      return otherwise;
    }
    if (!(fields.get(field) instanceof Boolean flag)) {
      throw Problem.malformed("The field \"" + field + "\" must be true or false.");
    }
    return flag;
  }

  /** The object in this field, or an empty one. */
  Body object(String field) {
    return has(field) ? of(fields.get(field), "The field \"" + field + "\"") : new Body(Map.of());
  }

  static Body of(@Nullable Object value, String what) {
    if (!(value instanceof Map<?, ?> map)) {
      throw Problem.malformed(what + " must be an object.");
    }
    return new Body(map);
  }

  /** The list in this field, of at most so many elements. */
  List<?> list(String field, int most) {
    if (!(fields.get(field) instanceof List<?> list) || list.size() > most) {
      throw Problem.malformed(
          "The field \"" + field + "\" must be a list of at most " + most + " elements.");
    }
    return list;
  }

  /** The value, or the end of the request with the sentence. */
  static <T> T orIllegal(Parsed<T> parsed) {
    return switch (parsed) {
      case Parsed.Ok<T>(T value) -> value;
      case Parsed.Refused<T>(String sentence) -> throw Problem.illegal(sentence);
    };
  }
}
