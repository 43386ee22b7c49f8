package governor.desk;

import governor.core.JsonText;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Writes records, maps, lists and plain values as JSON. By hand, because no library for it compiles
 * to WebAssembly.
 */
public final class Json {
  private static final Map<Class<?>, Field[]> FIELDS = new ConcurrentHashMap<>();
  private static final int USUAL_LENGTH = 4096;

  private Json() {}

  public static String write(@Nullable Object value) {
    StringBuilder out = new StringBuilder(USUAL_LENGTH);
    write(value, out);
    return out.toString();
  }

  /** JSON that is written already, to be put into other JSON as it is. */
  public record Raw(String text) {}

  /** The fields of a record by name, to which others can be added. */
  static Map<String, @Nullable Object> fields(Record value) {
    Map<String, @Nullable Object> map = new LinkedHashMap<>();
    for (Field field : fieldsOf(value.getClass())) {
      map.put(field.getName(), get(field, value));
    }
    return map;
  }

  private static void write(@Nullable Object value, StringBuilder out) {
    switch (value) {
      case null -> out.append("null");
      case String text -> JsonText.quote(text, out);
      case Enum<?> word -> JsonText.quote(word.name(), out);
      case Number number -> out.append(number);
      case Boolean flag -> out.append(flag);
      case Raw(String text) -> out.append(text);
      case Map<?, ?> map -> map(map, out);
      case Iterable<?> list -> list(list, out);
      case Record fields -> fields(fields, out);
      default -> throw new IllegalArgumentException("no JSON for " + value.getClass().getName());
    }
  }

  private static void map(Map<?, ?> map, StringBuilder out) {
    char before = '{';
    for (Map.Entry<?, ?> each : map.entrySet()) {
      out.append(before);
      before = ',';
      JsonText.quote(String.valueOf(each.getKey()), out);
      out.append(':');
      write(each.getValue(), out);
    }
    out.append(before == '{' ? "{}" : "}");
  }

  private static void list(Iterable<?> list, StringBuilder out) {
    char before = '[';
    for (Object each : list) {
      out.append(before);
      before = ',';
      write(each, out);
    }
    out.append(before == '[' ? "[]" : "]");
  }

  private static void fields(Record value, StringBuilder out) {
    char before = '{';
    for (Field field : fieldsOf(value.getClass())) {
      out.append(before).append('"').append(field.getName()).append("\":");
      before = ',';
      write(get(field, value), out);
    }
    out.append(before == '{' ? "{}" : "}");
  }

  private static @Nullable Object get(Field field, Record value) {
    try {
      return field.get(value);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Field[] fieldsOf(Class<?> type) {
    Field[] known = FIELDS.get(type);
    if (known != null) {
      return known;
    }
    List<Field> fields = new ArrayList<>();
    for (Field field : type.getDeclaredFields()) {
      if (!Modifier.isStatic(field.getModifiers())) {
        field.setAccessible(true);
        fields.add(field);
      }
    }
    Field[] found = fields.toArray(new Field[0]);
    FIELDS.put(type, found);
    return found;
  }
}
