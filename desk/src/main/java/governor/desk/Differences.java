package governor.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What is different in one record from another: each difference is a place and the value there, a
 * place the names and numbers that lead to it. Lists of another length and maps with other keys are
 * told as a whole.
 */
final class Differences {
  private final List<List<Object>> found = new ArrayList<>();
  private final List<Object> place = new ArrayList<>();

  private Differences() {}

  static List<List<Object>> between(Record before, Record after) {
    Differences differences = new Differences();
    differences.compare(before, after);
    return differences.found;
  }

  private void compare(@Nullable Object before, @Nullable Object after) {
    if (Objects.equals(before, after)) {
      return;
    }
    if (before instanceof Record one && after instanceof Record other) {
      compare(Json.fields(one), Json.fields(other));
    } else if (before instanceof Map<?, ?> one
        && after instanceof Map<?, ?> other
        && one.keySet().equals(other.keySet())) {
      for (Object key : one.keySet()) {
        enter(key, one.get(key), other.get(key));
      }
    } else if (before instanceof List<?> one
        && after instanceof List<?> other
        && one.size() == other.size()) {
      for (int i = 0; i < one.size(); i++) {
        enter(i, one.get(i), other.get(i));
      }
    } else {
      List<Object> difference = new ArrayList<>();
      difference.add(List.copyOf(place));
      difference.add(after == null ? new Json.Raw("null") : after);
      found.add(difference);
    }
  }

  private void enter(Object name, @Nullable Object before, @Nullable Object after) {
    place.add(name);
    compare(before, after);
    place.removeLast();
  }
}
