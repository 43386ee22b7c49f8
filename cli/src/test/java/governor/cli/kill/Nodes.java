package governor.cli.kill;

import governor.cli.remote.ServerProcess;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** The processes that serve the games: one, or several over one database. */
final class Nodes implements AutoCloseable {
  /** Servers live so shortly here that starting quickly is all that counts. */
  private static final List<String> JAVA_OPTIONS =
      List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xmx256m");

  /** The launcher, whose servers start far more quickly; or else these very classes. */
  private static final String LAUNCHER = System.getProperty("governor.launcher", "");

  private final Path data;
  private final String database;
  private final AtomicReferenceArray<ServerProcess> processes;

  Nodes(Path data, String database, int count) {
    this.data = data;
    this.database = database;
    this.processes = new AtomicReferenceArray<>(count);
    for (int node = 0; node < count; node++) {
      start(node);
    }
  }

  private void start(int node) {
    List<String> governor =
        LAUNCHER.isEmpty() ? ReadyProgram.command(JAVA_OPTIONS) : List.of(LAUNCHER);
    processes.set(node, ServerProcess.start(data, database, governor));
  }

  int count() {
    return processes.length();
  }

  URI address(int node) {
    return processes.get(node % count()).address();
  }

  long pid(int node) {
    return processes.get(node).pid();
  }

  void kill(int node) {
    processes.get(node).kill();
  }

  void restart(int node) {
    start(node);
  }

  @Override
  public void close() {
    for (int node = 0; node < count(); node++) {
      processes.get(node).close();
    }
  }
}
