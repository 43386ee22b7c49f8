package governor.cli.play;

import governor.core.Event;
import governor.core.EventSink;
import java.util.ArrayList;
import java.util.List;

/** Remembers what happened, and after how many choices. */
public final class Chronicle implements EventSink {
  private final List<Event> events = new ArrayList<>();
  private final List<Integer> plies = new ArrayList<>();
  private int ply;

  /** What happens from now on follows one more choice. */
  public void nextPly() {
    ply++;
  }

  @Override
  public void happened(Event event) {
    events.add(event);
    plies.add(ply);
  }

  /** What this viewer saw happen after at least so many choices. */
  public List<Event> since(int choices, int viewer) {
    return between(choices, Integer.MAX_VALUE, viewer);
  }

  /** What this viewer saw happen after so many choices, up to before the choice {@code end}. */
  public List<Event> between(int choices, int end, int viewer) {
    List<Event> seen = new ArrayList<>();
    for (int i = 0; i < events.size(); i++) {
      if (plies.get(i) >= choices && plies.get(i) < end) {
        seen.add(events.get(i).seenBy(viewer));
      }
    }
    return seen;
  }

  /** Whether something hidden came to light right after so many choices. */
  boolean revealedAfter(int choices) {
    for (int i = 0; i < events.size(); i++) {
      if (plies.get(i) == choices && events.get(i).reveals()) {
        return true;
      }
    }
    return false;
  }
}
