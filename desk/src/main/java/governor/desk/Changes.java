package governor.desk;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a stream tells after its first position: what has changed since the position that it told
 * before. Whatever is left out is as it was.
 */
final class Changes {
  private @Nullable Map<String, @Nullable Object> told;

  /**
   * This position as changes since the one that was told before, or as a whole if it is the first.
   *
   * @param shown the view to which the position's steps lead, if it has any
   */
  Map<String, @Nullable Object> next(
      Map<String, @Nullable Object> position, @Nullable Record shown) {
    Map<String, @Nullable Object> before = told;
    told = position;
    return before == null ? position : between(before, position, shown);
  }

  private static Map<String, @Nullable Object> between(
      Map<String, @Nullable Object> before,
      Map<String, @Nullable Object> position,
      @Nullable Record shown) {
    Map<String, @Nullable Object> changes = new LinkedHashMap<>();
    changes.put("since", before.get("version"));
    for (Map.Entry<String, @Nullable Object> field : position.entrySet()) {
      String name = field.getKey();
      Object now = field.getValue();
      Object then = before.get(name);
      switch (name) {
        case "view" -> put(changes, "set", differences(shown == null ? then : shown, now));
        case "log", "steps" -> put(changes, name, list(now));
        case "chat" -> put(changes, name, added(list(then), list(now)));
        default -> {
          if (!Objects.equals(then, now)) {
            changes.put(name, now);
          }
        }
      }
    }
    for (String name : before.keySet()) {
      if (!position.containsKey(name)) {
        changes.put(name, null);
      }
    }
    return changes;
  }

  private static void put(Map<String, @Nullable Object> changes, String name, List<?> list) {
    if (!list.isEmpty()) {
      changes.put(name, list);
    }
  }

  private static List<?> differences(@Nullable Object then, @Nullable Object now) {
    return Differences.between(
        (Record) Objects.requireNonNull(then), (Record) Objects.requireNonNull(now));
  }

  private static List<?> list(@Nullable Object value) {
    return (List<?>) Objects.requireNonNull(value);
  }

  /** What is said is never unsaid; of what was said long ago a table forgets the oldest. */
  private static List<?> added(List<?> then, List<?> now) {
    return then.isEmpty() ? now : now.subList(now.indexOf(then.getLast()) + 1, now.size());
  }
}
