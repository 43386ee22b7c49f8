package governor.cli.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;

/** What the measured time cost a server's process and this one, where the system tells. */
final class Cost {
  private final long server;
  private double serverMillis;
  private double ownMillis;

  Cost(long server) {
    this.server = server;
  }

  /** For a server of which nothing more is known. */
  Cost() {
    this(-1);
  }

  void begin() {
    serverMillis = -cpuMillis(server);
    ownMillis = -cpuMillis(ProcessHandle.current().pid());
  }

  void end() {
    serverMillis += cpuMillis(server);
    ownMillis += cpuMillis(ProcessHandle.current().pid());
  }

  private static double cpuMillis(long pid) {
    return ProcessHandle.of(pid)
        .flatMap(process -> process.info().totalCpuDuration())
        .orElse(Duration.ZERO)
        .toMillis();
  }

  String text(int choices) {
    int each = Math.max(1, choices);
    return String.format(
            Locale.ROOT,
            "processor time     %.2f ms a choice in the server, %.2f ms in the load generator%n",
            serverMillis / each,
            ownMillis / each)
        + memory();
  }

  private String memory() {
    try {
      for (String line : Files.readAllLines(Path.of("/proc/" + server + "/status"))) {
        if (line.startsWith("VmRSS:")) {
          return "memory of server   " + line.substring(6).strip() + "\n";
        }
      }
    } catch (IOException e) {
      // Not on this system.
    }
    return "";
  }
}
