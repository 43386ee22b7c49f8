package governor.cli.serve;

import governor.desk.Codes;
import governor.server.store.Databases;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The host's code where the settings have none: a file beside the games that only its owner can
 * read, so that whoever runs the server need not set anything up.
 */
final class AdminCode {
  private AdminCode() {}

  private static Path file(Path data) {
    return data.resolve("admin-code");
  }

  /** The code that a server made in this data folder; empty if there is none that can be read. */
  static String known(Path data) {
    try {
      return Files.exists(file(data)) ? Files.readString(file(data)).strip() : "";
    } catch (IOException e) {
      return "";
    }
  }

  /** The code of a server with this data folder, which may not exist yet; empty if none can be. */
  static String orNew(Path data) {
    Path file = file(data);
    try {
      if (Files.exists(file)) {
        return known(data);
      }
      Databases.makeFolder(data);
      Databases.makeFile(file);
      String code = Codes.random(18);
      Files.writeString(file, code + "\n");
      return code;
    } catch (IOException e) {
      // A server whose disk cannot be written has other worries; its host's page stays closed.
      return "";
    }
  }
}
