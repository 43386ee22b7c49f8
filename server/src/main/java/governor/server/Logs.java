package governor.server;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.logging.ConsoleHandler;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.slf4j.MDC;
import tools.jackson.databind.json.JsonMapper;

/** Logs as lines of JSON on standard error. Nothing that a seat holds is ever logged. */
public final class Logs {
  /** The loggers whose levels were set; without this they might be forgotten again. */
  private static final Logger ROOT = Logger.getLogger("");

  private static final Logger OURS = Logger.getLogger("governor");

  /** What these have to say when something fails is in what they throw, and told by us. */
  private static final List<Logger> REPEATING =
      List.of(Logger.getLogger("com.zaxxer.hikari"), Logger.getLogger("io.javalin"));

  private Logs() {}

  /** Writes all logs of this process so: our own from this level on, those of others if grave. */
  public static void install(Level level) {
    for (Handler handler : ROOT.getHandlers()) {
      ROOT.removeHandler(handler);
    }
    ConsoleHandler handler = new ConsoleHandler();
    handler.setLevel(Level.ALL);
    handler.setFormatter(new Line());
    handler.setFilter(new Repeats(handler));
    ROOT.addHandler(handler);
    ROOT.setLevel(Level.WARNING);
    OURS.setLevel(level);
    REPEATING.forEach(each -> each.setLevel(Level.OFF));
  }

  /** Only made when there is something to say. */
  private static final class Writing {
    private static final JsonMapper JSON = new JsonMapper();
  }

  private static final class Line extends Formatter {
    @Override
    public String format(LogRecord record) {
      Map<String, Object> line = new LinkedHashMap<>();
      line.put("at", Instant.ofEpochMilli(record.getMillis()).toString());
      line.put("level", record.getLevel().getName());
      line.put("logger", record.getLoggerName());
      line.put("message", formatMessage(record));
      Map<String, String> context = MDC.getCopyOfContextMap();
      if (context != null) {
        line.putAll(context);
      }
      Throwable thrown = record.getThrown();
      if (thrown != null) {
        StringWriter trace = new StringWriter();
        thrown.printStackTrace(new PrintWriter(trace, true));
        line.put("thrown", trace.toString());
      }
      return Writing.JSON.writeValueAsString(line) + "\n";
    }
  }
}
