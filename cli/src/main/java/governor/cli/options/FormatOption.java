package governor.cli.options;

import governor.cli.text.Format;
import picocli.CommandLine.Option;

/** {@code --format}: the form of a result. */
public final class FormatOption {
  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "The form of the result: ${COMPLETION-CANDIDATES}.")
  private Format format = Format.TEXT;

  public Format value() {
    return format;
  }
}
