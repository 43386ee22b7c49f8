package governor.data;

import governor.core.JsonText;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What a file of decisions is of.
 *
 * @param facts all that has to agree for blocks to belong together, by name
 * @param spaces the observation and the actions as JSON, so that the file explains itself
 */
public record Header(Map<String, String> facts, String spaces) {
  /** What every file calls itself. */
  public static final String FORMAT = "governor-data-1";

  public Header {
    facts = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(facts));
  }

  /** What another header says otherwise, as a sentence about its file. */
  Optional<String> difference(Header other, String file) {
    for (Map.Entry<String, String> fact : facts.entrySet()) {
      String theirs = other.facts.getOrDefault(fact.getKey(), "missing");
      if (!theirs.equals(fact.getValue())) {
        return Optional.of(
            "The file %s does not belong here: its %s is %s, not %s."
                .formatted(file, fact.getKey(), theirs, fact.getValue()));
      }
    }
    return Optional.empty();
  }

  /** The columns with their sentences, as JSON. */
  static String columns() {
    StringBuilder json = new StringBuilder("{");
    for (Column column : Column.values()) {
      json.append(json.length() > 1 ? ", " : "")
          .append(JsonText.quoted(column.title()))
          .append(": ")
          .append(JsonText.quoted(column.about()));
    }
    return json.append('}').toString();
  }
}
