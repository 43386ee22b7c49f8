package governor.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import org.junit.jupiter.api.Test;

/** A fault that comes again and again does not flood the log. */
final class RepeatsTest {
  private final List<String> lines = new ArrayList<>();
  private final List<Runnable> due = new ArrayList<>();
  private final Handler handler = new Lines();

  private final class Lines extends Handler {
    Lines() {
      setFilter(new Repeats(this, due::add));
    }

    @Override
    public void publish(LogRecord record) {
      if (isLoggable(record)) {
        lines.add(record.getMessage());
      }
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }

  private void log(Level level, String message, Throwable thrown) {
    LogRecord record = new LogRecord(level, message);
    record.setLoggerName("test");
    record.setThrown(thrown);
    handler.publish(record);
  }

  private static Exception fault() {
    return new IllegalStateException("outer", new IllegalArgumentException("inner"));
  }

  @Test
  void theSameFaultIsToldOnceAndThenCounted() {
    for (int i = 0; i < 1000; i++) {
      log(Level.SEVERE, "request " + i + " failed", fault());
    }
    log(Level.SEVERE, "another", new IllegalStateException("elsewhere"));
    assertThat(lines).containsExactly("request 0 failed", "another");
    aMinutePasses();
    assertThat(lines).hasSize(3).endsWith("999 more like this: request 999 failed");
    log(Level.SEVERE, "request 1000 failed", fault());
    aMinutePasses();
    assertThat(lines).hasSize(4).endsWith("1 more like this: request 1000 failed");

    // Whoever was quiet for a minute is new.
    aMinutePasses();
    log(Level.SEVERE, "request 1001 failed", fault());
    assertThat(lines).hasSize(5).endsWith("request 1001 failed");
  }

  @Test
  void whatIsNoFaultIsAlwaysTold() {
    log(Level.INFO, "hello", null);
    log(Level.INFO, "hello", null);
    log(Level.WARNING, "careful", null);
    log(Level.WARNING, "careful", null);
    log(Level.WARNING, "careful of something else", null);
    assertThat(lines).containsExactly("hello", "hello", "careful", "careful of something else");
  }

  private void aMinutePasses() {
    List<Runnable> now = List.copyOf(due);
    due.clear();
    now.forEach(Runnable::run);
  }
}
