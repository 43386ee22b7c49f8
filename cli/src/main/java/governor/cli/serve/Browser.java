package governor.cli.serve;

import governor.cli.World;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Opens the browser where there is a desktop and a person looks on. */
final class Browser {
  private Browser() {}

  static void open(World world, String address) {
    List<String> command = command(world);
    if (command.isEmpty() || !world.outputIsTerminal()) {
      return;
    }
    try {
      ProcessBuilder browser = new ProcessBuilder(new ArrayList<>(command));
      browser.command().add(address);
      browser.redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
    } catch (IOException e) {
      // The address stands on the screen.
    }
  }

  private static List<String> command(World world) {
    String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    if (system.startsWith("mac")) {
      return List.of("open");
    }
    if (system.startsWith("windows")) {
      return List.of("rundll32", "url.dll,FileProtocolHandler");
    }
    boolean desktop =
        !world.variable("DISPLAY").isEmpty() || !world.variable("WAYLAND_DISPLAY").isEmpty();
    return desktop ? List.of("xdg-open") : List.of();
  }
}
