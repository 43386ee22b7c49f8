package governor.desk;

import governor.table.Table;

/** Who is there. */
public interface Presence {
  /** Whether the person at this seat is there. */
  boolean isOnline(Table<?> table, int seat);

  /** Whether the person at this seat has been away for long enough that others may miss them. */
  default boolean isGone(Table<?> table, int seat) {
    return !isOnline(table, seat);
  }
}
