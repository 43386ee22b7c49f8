package governor.cli.options;

import governor.cli.Governor;
import governor.cli.UsageProblem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** {@code --chart}: a drawing of the result beside its figures. */
public final class ChartOption {
  @Option(
      names = "--chart",
      paramLabel = "FILE.svg",
      description = "Draws the win shares into this file.")
  private @Nullable Path file;

  public boolean isWished() {
    return file != null;
  }

  /** Says before long work that a file cannot be there, or would not be what its name says. */
  public void check() {
    if (file == null) {
      return;
    }
    if (!file.toString().toLowerCase(Locale.ROOT).endsWith(".svg")) {
      throw new UsageProblem(
          "The chart is drawn as SVG, not as " + file + " says; name a file that ends in .svg.");
    }
    Path folder = file.toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder) || Files.isDirectory(file)) {
      throw new UsageProblem(
          "The chart cannot be written to " + file + "; name a file in a folder that exists.");
    }
  }

  /** Draws, if that was asked for, and says where. */
  public void write(Supplier<String> svg, Governor governor) {
    if (file == null) {
      return;
    }
    try {
      Files.writeString(file, svg.get());
    } catch (IOException e) {
      throw new UsageProblem("The chart cannot be written to " + file + "; name another file.");
    }
    governor.err().println("The chart is in " + file + ".");
  }
}
