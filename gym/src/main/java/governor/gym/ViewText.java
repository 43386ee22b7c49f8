package governor.gym;

import governor.core.Game;
import governor.core.State;
import governor.core.View;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A position as a text: the view of a seat, field by field. Any game has one. */
final class ViewText {
  private ViewText() {}

  /** What this seat may see; with {@code Event.PUBLIC} what everybody may. */
  static <S extends State> String of(Game<S> game, S s, int viewer) {
    View view = game.view(s, viewer);
    StringBuilder text = new StringBuilder();
    for (RecordComponent field : view.getClass().getRecordComponents()) {
      write(field.getName(), value(view, field), text);
    }
    return text.toString();
  }

  private static void write(String name, Object value, StringBuilder text) {
    if (value instanceof List<?> list && !list.isEmpty() && list.getFirst() instanceof Record) {
      text.append(name).append(":\n");
      for (int i = 0; i < list.size(); i++) {
        text.append("  ").append(i).append(": ").append(words(list.get(i))).append('\n');
      }
    } else {
      text.append(name).append(": ").append(words(value)).append('\n');
    }
  }

  private static String words(Object value) {
    return switch (value) {
      case Record each -> record(each);
      case Map<?, ?> map when map.isEmpty() -> "none";
      case Map<?, ?> map ->
          map.entrySet().stream()
              .map(each -> each.getValue() + " " + each.getKey())
              .collect(Collectors.joining(", "));
      case List<?> list when list.isEmpty() -> "none";
      case List<?> list ->
          list.stream().map(ViewText::words).collect(Collectors.joining(", ", "[", "]"));
      default -> value.toString();
    };
  }

  private static String record(Record fields) {
    return java.util.Arrays.stream(fields.getClass().getRecordComponents())
        .map(each -> each.getName() + " " + words(value(fields, each)))
        .collect(Collectors.joining("; "));
  }

  private static Object value(Object owner, RecordComponent field) {
    try {
      return field.getAccessor().invoke(owner);
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new IllegalStateException("a view hides its " + field.getName(), e);
    }
  }
}
