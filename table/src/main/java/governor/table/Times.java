package governor.table;

import governor.core.Parsed;
import java.time.Duration;

/** Spans of time as people write them: {@code none}, {@code 90s}, {@code 10m}, {@code 3d}. */
public final class Times {
  private static final Duration LONGEST = Duration.ofDays(60);

  private Times() {}

  /** Reads a span; zero stands for none. */
  public static Parsed<Duration> parse(String text) {
    if (text.equals("none")) {
      return Parsed.ok(Duration.ZERO);
    }
    if (text.matches("[1-9][0-9]{0,5}[smhd]")) {
      long number = Long.parseLong(text.substring(0, text.length() - 1));
      Duration span =
          switch (text.charAt(text.length() - 1)) {
            case 's' -> Duration.ofSeconds(number);
            case 'm' -> Duration.ofMinutes(number);
            case 'h' -> Duration.ofHours(number);
            default -> Duration.ofDays(number);
          };
      if (span.compareTo(LONGEST) <= 0) {
        return Parsed.ok(span);
      }
    }
    return Parsed.refused(
        "The time \"" + text + "\" will not do; write none, 90s, 10m, 2h or 3d, at most 60d.");
  }

  /** The text that {@link #parse} reads back. */
  @SuppressWarnings("JavaDurationGetSecondsToToSeconds") // The browser build has no toSeconds.
  public static String write(Duration span) {
    long seconds = span.getSeconds();
    if (seconds == 0) {
      return "none";
    }
    if (seconds % 86_400 == 0) {
      return seconds / 86_400 + "d";
    }
    return seconds % 60 == 0 ? seconds / 60 + "m" : seconds + "s";
  }
}
