package governor.desk;

import governor.table.TablePlan;
import java.time.Instant;

/**
 * A table as lists need it.
 *
 * @param status how far it had come when it last changed
 * @param brief what was kept of it beside its journal; empty if that was before anybody kept it
 */
public record Listed(TablePlan plan, String status, String brief, Instant changedAt) {}
