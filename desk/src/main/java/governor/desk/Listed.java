package governor.desk;

import governor.table.TablePlan;
import java.time.Instant;

/**
 * A table as lists need it.
 *
 * @param status how far it had come when it last changed
 * @param brief what was kept of it beside its journal; empty if that was before anybody kept it
 * @param doneAt when it was over, in milliseconds; 0 while it is not
 */
public record Listed(TablePlan plan, String status, String brief, Instant changedAt, long doneAt) {
  /** When it last changed, or was over: what is said afterwards moves it nowhere. */
  long placedAt() {
    return doneAt > 0 ? doneAt : changedAt.toEpochMilli();
  }
}
