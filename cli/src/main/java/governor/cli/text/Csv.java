package governor.cli.text;

import java.util.ArrayList;
import java.util.List;

/** Rows as comma-separated values. */
public final class Csv {
  private Csv() {}

  /** One line, ended. */
  public static String row(Object... cells) {
    List<String> row = new ArrayList<>();
    for (Object cell : cells) {
      String text = String.valueOf(cell);
      boolean plain = text.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n');
      row.add(plain ? text : "\"" + text.replace("\"", "\"\"") + "\"");
    }
    return String.join(",", row) + "\n";
  }
}
