package governor.desk;

import governor.table.Table;

/** Who is there. */
public interface Presence {
  /** Whether the person at this seat is there. */
  boolean isOnline(Table<?> table, int seat);

  /** Somebody who has a seat there has just looked at the table or done something. */
  default void came(String game, String person) {}

  /** Whether the person at this seat has been away for long enough that others may miss them. */
  default boolean isGone(Table<?> table, int seat) {
    return !isOnline(table, seat);
  }
}
