package governor.server.store;

import java.util.List;
import tools.jackson.databind.json.JsonMapper;

/**
 * How a backup looks: packed lines of JSON. The first names the form and the version of the tables,
 * the last says that nothing is missing, and each between is a row: its table, then its columns.
 * Every game comes with all its rows.
 */
final class BackupForm {
  static final String NAME = "governor-backup";
  static final String VERSION = "version";
  static final String END = "end";
  static final String BYTES = "base64:";
  static final JsonMapper JSON = new JsonMapper();

  /** What is not of one game. */
  static final List<String> FIRST = List.of("person", "token", "notice");

  static final String GAME = "game";

  /** What belongs to a game, by its column of that name. */
  static final List<String> OF_GAME = List.of("membership", "archive", "journal", "review");

  private BackupForm() {}
}
