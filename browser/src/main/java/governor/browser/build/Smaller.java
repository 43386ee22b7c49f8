package governor.browser.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Programs that a tool has made smaller and quicker. */
final class Smaller {
  private static final String ENDING = ".wasm";

  /** Among the classes lies this file, where the program beside them was made smaller. */
  private static final String MARK = "smaller";

  private Smaller() {}

  /** Where the smaller one is kept; another version of the tool makes another. */
  static Path of(Path program, Path tool) throws IOException {
    String name = program.getFileName().toString().replace(ENDING, "");
    return program.resolveSibling(name + "-" + Inputs.hash(tool) + ENDING);
  }

  /** Makes it, if the tool can; it says what it needs. */
  static void make(Path tool, Path program, Path smaller) throws IOException, InterruptedException {
    // In a folder of its own, so that two builds at once do not meet.
    Path folder = Files.createTempDirectory(program.getParent(), "smaller");
    Path made = folder.resolve("made");
    try {
      Process process =
          new ProcessBuilder(tool.toString(), program.toString(), made.toString())
              .inheritIO()
              .start();
      if (process.waitFor() == 0) {
        Files.move(made, smaller, StandardCopyOption.ATOMIC_MOVE);
      }
    } finally {
      Files.deleteIfExists(made);
      Files.delete(folder);
    }
  }

  /** Says whether the program in this file was made smaller; tests of sizes want to know. */
  static void mark(Path target, boolean smaller) throws IOException {
    Path mark = target.resolveSibling("../../browser").resolve(MARK).normalize();
    if (smaller) {
      Files.writeString(mark, "");
    } else {
      Files.deleteIfExists(mark);
    }
  }
}
