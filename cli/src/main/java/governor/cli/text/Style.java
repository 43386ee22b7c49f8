package governor.cli.text;

/**
 * How text looks: in colour or not, with symbols or only ASCII.
 *
 * @param color whether the terminal takes colour
 * @param unicode whether it can show more than ASCII
 */
public record Style(boolean color, boolean unicode) {
  /** Plain ASCII. */
  public static final Style PLAIN = new Style(false, false);

  /** What is meant, not which colour; the colour is never the only sign. */
  public enum Tone {
    STRONG("1"),
    QUIET("2"),
    HEADING("1;36"),
    MINE("1;32"),
    CHOICE("1;33"),
    CORN("93"),
    INDIGO("34"),
    SUGAR("37"),
    TOBACCO("33"),
    COFFEE("31"),
    SILVER("1;37"),
    CITY("35");

    private final String code;

    Tone(String code) {
      this.code = code;
    }
  }

  public String paint(Tone tone, String text) {
    return color && !text.isEmpty() ? "\u001B[" + tone.code + "m" + text + "\u001B[0m" : text;
  }

  public String strong(String text) {
    return paint(Tone.STRONG, text);
  }

  public String quiet(String text) {
    return paint(Tone.QUIET, text);
  }

  public String heading(String text) {
    return paint(Tone.HEADING, text);
  }

  /** The first where the terminal can show it, else the second. */
  public String symbol(String fancy, String plain) {
    return unicode ? fancy : plain;
  }

  /** Between the parts of a line. */
  public String dot() {
    return symbol(" \u00B7 ", " - ");
  }
}
