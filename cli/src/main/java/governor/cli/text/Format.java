package governor.cli.text;

import java.util.Locale;

/** The form of a result. */
public enum Format {
  TEXT,
  JSON,
  CSV;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
