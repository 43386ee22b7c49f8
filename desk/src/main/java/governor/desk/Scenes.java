package governor.desk;

import governor.table.Steps;
import governor.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The steps that lead from the position that somebody was told last to the next one: for each line
 * of the log what is different on the board from the line before.
 */
final class Scenes {
  /**
   * What one event changed.
   *
   * @param n its line in the log
   * @param set each place with its new value, a place being the names and numbers that lead to it
   */
  record Scene(int n, List<List<Object>> set) {}

  private @Nullable Steps<?> last;
  private @Nullable Record view;

  /**
   * Adds the steps since the last time, and remembers this moment.
   *
   * @return the view to which they lead; null if there are none
   */
  @Nullable Record addTo(Map<String, @Nullable Object> position, Table<?> table) {
    if (!(position.get("viewer") instanceof Integer eyes)
        || !(position.get("view") instanceof Record now)) {
      throw new IllegalArgumentException("not a position");
    }
    List<Steps.Step> steps = Steps.since(last, table, eyes);
    position.put("steps", between(view, steps));
    last = Steps.from(table, eyes);
    view = now;
    return steps.isEmpty() ? null : (Record) steps.getLast().view();
  }

  /** The steps one after the other, the first of them from this view on. */
  static List<Scene> between(@Nullable Record first, List<Steps.Step> steps) {
    List<Scene> scenes = new ArrayList<>();
    Record before = first;
    for (Steps.Step step : steps) {
      Record after = (Record) step.view();
      scenes.add(
          new Scene(step.n(), before == null ? List.of() : Differences.between(before, after)));
      before = after;
    }
    return scenes;
  }
}
