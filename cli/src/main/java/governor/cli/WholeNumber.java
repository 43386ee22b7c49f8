package governor.cli;

import picocli.CommandLine.TypeConversionException;

/** Whole numbers as option values. */
final class WholeNumber {
  private WholeNumber() {}

  static int parse(String text) {
    try {
      return Integer.parseInt(text.replace("_", ""));
    } catch (NumberFormatException e) {
      throw new TypeConversionException("'" + text + "' is not a whole number that fits");
    }
  }
}
