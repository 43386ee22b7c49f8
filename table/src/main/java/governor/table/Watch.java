package governor.table;

import governor.core.Event;
import governor.core.Parsed;

/**
 * What a watch link shows.
 *
 * @param scope nothing, what is public, one hand or all hands
 * @param seat the seat whose hand it shows, or {@link Event#PUBLIC}
 */
public record Watch(Scope scope, int seat) {
  /** How much is shown. */
  public enum Scope {
    NONE,
    PUBLIC,
    SEAT,
    ALL
  }

  public static final Watch NONE = new Watch(Scope.NONE, Event.PUBLIC);

  /** Reads {@code none}, {@code public}, {@code all} or {@code seat:0}. */
  public static Parsed<Watch> parse(String text, int seats) {
    return switch (text) {
      case "none" -> Parsed.ok(NONE);
      case "public" -> Parsed.ok(new Watch(Scope.PUBLIC, Event.PUBLIC));
      case "all" -> Parsed.ok(new Watch(Scope.ALL, Event.PUBLIC));
      default -> {
        if (text.matches("seat:[0-9]") && text.charAt(5) - '0' < seats) {
          yield Parsed.ok(new Watch(Scope.SEAT, text.charAt(5) - '0'));
        }
        yield Parsed.refused(
            "What the watch link shows must be none, public, all or a seat such as seat:0.");
      }
    };
  }

  /** Whether watchers see what is not for everybody. */
  public boolean showsHands() {
    return scope == Scope.SEAT || scope == Scope.ALL;
  }

  /** Whose eyes a watcher borrows who asks for this seat's. */
  public int eyes(int wanted) {
    return switch (scope) {
      case NONE, PUBLIC -> Event.PUBLIC;
      case SEAT -> seat;
      case ALL -> wanted;
    };
  }

  @Override
  public String toString() {
    return switch (scope) {
      case NONE -> "none";
      case PUBLIC -> "public";
      case SEAT -> "seat:" + seat;
      case ALL -> "all";
    };
  }
}
