package governor.cli.kill;

import governor.testkit.PostgresProcess;
import governor.testkit.SilentProxy;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

/**
 * Something that goes wrong with what games are kept in, and ends again.
 *
 * @param harm what goes wrong
 * @param mend how that ends
 * @param patience within what time after that something must be written again
 */
record Fault(Runnable harm, Runnable mend, Duration patience) {

  static Fault killed(PostgresProcess database) {
    return new Fault(database::kill, database::startAgain, Duration.ofSeconds(15));
  }

  static Fault halted(PostgresProcess database) {
    return new Fault(database::halt, database::goOn, Duration.ofSeconds(15));
  }

  static Fault silent(SilentProxy network) {
    return new Fault(network::fallSilent, network::speak, Duration.ofSeconds(15));
  }

  /** The disk of this folder, a small one, is full. */
  static Fault full(Path folder) {
    Path filler = folder.resolve("filler");
    return new Fault(() -> fill(filler), () -> delete(filler), Duration.ofSeconds(5));
  }

  /** The process may write to no file beyond its first bytes, as if the disk were read-only. */
  static Fault unwritable(Nodes nodes) {
    return new Fault(
        () -> limit(nodes.pid(0), "1:unlimited"),
        () -> limit(nodes.pid(0), "unlimited:unlimited"),
        Duration.ofSeconds(5));
  }

  private static void fill(Path filler) {
    try (OutputStream out = Files.newOutputStream(filler)) {
      byte[] noughts = new byte[1024];
      while (true) {
        out.write(noughts);
      }
    } catch (IOException e) {
      // Now it is full.
    }
  }

  private static void delete(Path filler) {
    try {
      Files.deleteIfExists(filler);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void limit(long pid, String bytes) {
    if (!run("prlimit", "--pid", Long.toString(pid), "--fsize=" + bytes)) {
      throw new IllegalStateException("prlimit refused");
    }
  }

  /** Runs a command; false where it fails or is not there. */
  static boolean run(String... command) {
    try {
      return new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start()
              .waitFor()
          == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
