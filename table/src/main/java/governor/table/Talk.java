package governor.table;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** What was said at a table, and among it what people did beside the game. */
final class Talk {
  /** What is noted of what people do beside the game. */
  enum Note {
    TIME_UP,
    TOOK_BACK,
    STEPPED_IN,
    CAME_BACK,
    OFFERED_END,
    DECLINED_END,
    GAVE_SEAT
  }

  private static final int KEPT = 200;

  private final List<Table.Said> kept = new ArrayList<>();
  private int said;

  void say(int seat, String name, String text, Instant at) {
    kept.add(new Table.Said(said++, seat, name, text, at));
    if (kept.size() > KEPT) {
      kept.removeFirst();
    }
  }

  /** A note has its place in the log. */
  void note(int seat, Note note, int place, Instant at) {
    say(seat, "", note.name() + " " + place, at);
  }

  List<Table.Said> kept() {
    return List.copyOf(kept);
  }
}
