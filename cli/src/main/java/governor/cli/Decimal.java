package governor.cli;

import picocli.CommandLine.TypeConversionException;

/** Numbers with a fraction as option values. */
final class Decimal {
  private Decimal() {}

  static double parse(String text) {
    try {
      double number = Double.parseDouble(text);
      if (Double.isFinite(number)) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Said below, as of numbers without an end.
    }
    throw new TypeConversionException("'" + text + "' is not a number; write one such as 0.5");
  }

  static float parseFloat(String text) {
    return (float) parse(text);
  }
}
