package governor.table;

import governor.core.Event;
import governor.core.Row;
import governor.core.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntSupplier;

/** Remembers what happened in a game, and which choice brought it about. */
public final class LogBook implements Row.Witness {
  /**
   * Something that happened.
   *
   * @param ply the choice that brought it about, from 0; -1 for the set-up
   * @param round the round it happened in
   * @param forced whether it was the only choice that a question left
   */
  public record Logged(int ply, int round, Event event, boolean forced) {
    /** Whether this viewer may know that it was forced: that can tell what somebody holds. */
    boolean isSeenForced(int viewer) {
      return forced && (event.seat() == viewer || event.seenBy(Event.PUBLIC).equals(event));
    }
  }

  private static final int NOBODY = -1;

  /** Far more than there are kinds, seats, pieces and small numbers in usual games. */
  private static final int MOST_KNOWN = 20_000;

  private static final Map<Event, Event> KNOWN = new ConcurrentHashMap<>();

  private final List<Logged> entries = new ArrayList<>();
  private final IntSupplier round;
  private int ply = -1;
  private int forcedSeat = NOBODY;

  /** A book that asks here which round it is. */
  LogBook(IntSupplier round) {
    this.round = round;
  }

  /** An empty book that goes on where this one ends, and asks here which round it is. */
  LogBook goingOn(IntSupplier itsRound) {
    LogBook book = new LogBook(itsRound);
    book.ply = ply;
    return book;
  }

  /** What happens from now on is brought about by the next choice. */
  @Override
  public void nextPly() {
    ply++;
    forcedSeat = NOBODY;
  }

  /** The next choice has brought about what this book says of it. */
  void takeNextPly(LogBook book) {
    nextPly();
    for (Logged each : book.entries) {
      if (each.ply() == ply) {
        entries.add(each);
      }
    }
  }

  @Override
  public void happened(Event event) {
    boolean forced = forcedSeat != NOBODY && event.seat() == forcedSeat;
    entries.add(new Logged(ply, round.getAsInt(), shared(event), forced));
    forcedSeat = NOBODY;
  }

  /** The same things happen at every table; most of them are kept once. */
  private static Event shared(Event event) {
    Event known = KNOWN.get(event);
    if (known == null && KNOWN.size() < MOST_KNOWN) {
      known = KNOWN.putIfAbsent(event, event);
    }
    return known == null ? event : known;
  }

  /** The first thing that this seat then does is what it was forced to. */
  @Override
  public void forced(State state, int seat, int action) {
    forcedSeat = seat;
  }

  public int size() {
    return entries.size();
  }

  public Logged get(int index) {
    return entries.get(index);
  }

  /** The place of the first entry that this choice or a later one brought about. */
  public int firstSince(int choice) {
    int first = entries.size();
    while (first > 0 && entries.get(first - 1).ply() >= choice) {
      first--;
    }
    return first;
  }

  /** What this viewer saw happen by the choices from {@code from} up to before {@code to}. */
  public List<Event> between(int from, int to, int viewer) {
    List<Event> seen = new ArrayList<>();
    for (Logged each : entries) {
      if (each.ply() >= from && each.ply() < to) {
        seen.add(each.event().seenBy(viewer));
      }
    }
    return seen;
  }

  /** Whether this choice brought something hidden to light. */
  boolean revealed(int choice) {
    for (int i = firstSince(choice); i < entries.size() && entries.get(i).ply() == choice; i++) {
      if (entries.get(i).event().reveals()) {
        return true;
      }
    }
    return false;
  }
}
