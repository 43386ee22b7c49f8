package governor.cli.text;

import governor.core.Parsed;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Maps, lists, texts and numbers as JSON, and back. */
public final class Json {
  private static final JsonMapper MAPPER =
      JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

  private static final JsonMapper LINES = JsonMapper.builder().build();

  private Json() {}

  /** Indented, with a new line at the end. */
  public static String write(Object data) {
    return MAPPER.writeValueAsString(data) + "\n";
  }

  /** The same of a record or map, with the name of its form first; docs/json.md describes each. */
  public static String write(String format, Object data) {
    Map<String, Object> named = new LinkedHashMap<>();
    named.put("format", format);
    data(data).forEach((name, value) -> named.put(String.valueOf(name), value));
    return write(named);
  }

  /** All in one line, without its end. */
  public static String line(Object data) {
    return LINES.writeValueAsString(data);
  }

  /** Records as maps, lists, texts and numbers. */
  public static Map<?, ?> data(Object value) {
    return MAPPER.convertValue(value, Map.class);
  }

  /** The object in this text. */
  public static Parsed<Map<?, ?>> read(String text) {
    try {
      return MAPPER.readValue(text, Object.class) instanceof Map<?, ?> map
          ? Parsed.ok(map)
          : Parsed.refused("The file holds JSON, but no object in braces.");
    } catch (JacksonException e) {
      return Parsed.refused("The file is not proper JSON: " + e.getOriginalMessage() + ".");
    }
  }
}
