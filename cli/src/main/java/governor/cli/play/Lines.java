package governor.cli.play;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where the lines come from that people type, and where the screen is. */
interface Lines extends AutoCloseable {
  /** The next line, or null when there are no more. */
  @Nullable String read(String prompt);

  /** Shows these lines, on a fresh screen where there is one. */
  void show(List<String> lines);

  /** Shows one more line. */
  void say(String line);

  /** Wipes everything away, so that the next person sees nothing of it. */
  void wipe();

  int width();

  /** How many lines fit, or a very large number. */
  int height();

  @Override
  void close();
}
