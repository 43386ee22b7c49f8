package governor.cli.puertorico;

import governor.cli.text.Style;

/**
 * The marks for circles: with a colonist, with one that the draft puts there, without one.
 *
 * @param manned how many have a colonist
 * @param drafted how many would get one
 * @param empty how many stay empty
 */
record Circles(int manned, int drafted, int empty) {
  /** The marks side by side. */
  String marks(Style style) {
    return manned(style).repeat(manned)
        + drafted(style).repeat(drafted)
        + empty(style).repeat(empty);
  }

  static String manned(Style style) {
    return style.symbol("\u25CF", "*");
  }

  static String drafted(Style style) {
    return style.symbol("\u25D0", "+");
  }

  static String empty(Style style) {
    return style.symbol("\u25CB", "o");
  }
}
