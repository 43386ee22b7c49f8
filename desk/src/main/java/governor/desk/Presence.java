package governor.desk;

import governor.table.Table;

/** Who is there. */
public interface Presence {
  /** Whether the person at this seat is there. */
  boolean isOnline(Table<?> table, int seat);
}
