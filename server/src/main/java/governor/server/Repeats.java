package governor.server;

import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.logging.Filter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import org.jspecify.annotations.Nullable;

/**
 * Lets a fault into the log once, and from then on only says every so often how many more there
 * were, until there are none. Otherwise a full disk would be told of with every request.
 */
final class Repeats implements Filter {
  /** Faults of so many kinds at once are nothing that anybody could read. */
  private static final int MOST_KINDS = 500;

  private static final String OTHERS = "others";

  /** A kind of fault that was told of, and how many more came since. */
  private static final class Kind {
    private int more;
    private @Nullable LogRecord last;
  }

  private final Handler handler;
  private final Executor later;
  private final Map<String, Kind> kinds = new ConcurrentHashMap<>();

  /** Filters what this handler is given, and gives it the counts every minute. */
  Repeats(Handler handler) {
    this(handler, CompletableFuture.delayedExecutor(1, TimeUnit.MINUTES));
  }

  /** With somebody who knows when it is time for a count. */
  Repeats(Handler handler, Executor later) {
    this.handler = handler;
    this.later = later;
  }

  @Override
  public boolean isLoggable(LogRecord record) {
    if (record.getLevel().intValue() < Level.WARNING.intValue() || record instanceof Count) {
      return true;
    }
    String name = name(record);
    String kind = kinds.size() < MOST_KINDS || kinds.containsKey(name) ? name : OTHERS;
    boolean[] first = new boolean[1];
    kinds.compute(
        kind,
        (key, known) -> {
          if (known == null) {
            first[0] = true;
            return new Kind();
          }
          known.more++;
          known.last = record;
          return known;
        });
    if (first[0]) {
      later.execute(() -> count(kind));
    }
    return first[0];
  }

  /** Says how many more there were; a kind of which there were none is forgotten. */
  private void count(String kind) {
    LogRecord[] line = new LogRecord[1];
    kinds.computeIfPresent(
        kind,
        (key, known) -> {
          LogRecord last = known.last;
          if (last == null) {
            return null;
          }
          line[0] = new Count(last, known.more);
          known.more = 0;
          known.last = null;
          return known;
        });
    if (line[0] != null) {
      handler.publish(line[0]);
      later.execute(() -> count(kind));
    }
  }

  /** What makes two faults alike: where they were thrown, or else what was said of them. */
  private static String name(LogRecord record) {
    Throwable deepest = record.getThrown();
    if (deepest == null) {
      return record.getLoggerName() + " " + record.getMessage();
    }
    while (deepest.getCause() != null) {
      deepest = deepest.getCause();
    }
    StackTraceElement[] trace = deepest.getStackTrace();
    String place = trace.length == 0 ? "" : trace[0].toString();
    return record.getLoggerName() + " " + deepest.getClass().getName() + " " + place;
  }

  /** The line that says how many more there were. */
  private static final class Count extends LogRecord {
    private static final long serialVersionUID = 1;

    Count(LogRecord last, int more) {
      super(last.getLevel(), more + " more like this: " + last.getMessage());
      setLoggerName(last.getLoggerName());
    }
  }
}
