package governor.desk;

import governor.table.Imagined;
import governor.table.Position;
import governor.table.PositionMaker;
import governor.table.Sight;
import governor.table.Table;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What is sent of a table. A position carries what is new in the log: for somebody who knows the
 * table at a version all that came since, for somebody who comes fresh what a screen shows first.
 */
final class Positions {
  /** Whoever knows no version of the table. */
  static final int NOTHING = -1;

  /** A table that was made; its id also stands where positions have it. */
  private record Made(String id, Named table) {}

  private record Named(String id) {}

  private final Access access;
  private final Presence presence;

  Positions(Access access, Presence presence) {
    this.access = access;
    this.presence = presence;
  }

  /** The table as the sender may know it, who knows it at this version. */
  Map<String, @Nullable Object> make(Call call, Table<?> table, String person, int known) {
    return make(call, table, access.sight(call, table, person), known);
  }

  /** The same with other eyes than those that the request asks for. */
  Map<String, @Nullable Object> make(Call call, Table<?> table, Sight sight, int known) {
    int log =
        known == NOTHING ? PositionMaker.freshLog(table, sight.eyes()) : table.logKnownAt(known);
    Position position =
        PositionMaker.make(table, sight, log, seat -> presence.isOnline(table, seat));
    Map<String, @Nullable Object> fields = Json.fields(position);
    if (position.ask() != null && "true".equals(call.query("imagined"))) {
      fields.put("imagined", Imagined.of(table));
    }
    return fields;
  }

  /** A table was made: its id alone, or the position for somebody who wants it at once. */
  Answer created(Call call, LiveTable live, String person) {
    Object body =
        Wish.of(call) == Wish.POSITION
            ? live.lookFresh(table -> make(call, table, person, NOTHING))
            : new Made(live.id(), new Named(live.id()));
    return Answer.created("/tables/" + live.id(), body);
  }
}
