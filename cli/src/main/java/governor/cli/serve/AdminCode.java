package governor.cli.serve;

import governor.desk.Codes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

/**
 * The host's code where the settings have none: a file beside the games that only its owner can
 * read, so that whoever runs the server need not set anything up.
 */
final class AdminCode {
  private AdminCode() {}

  /** The code of a server with this data folder, which may not exist yet; empty if none can be. */
  static String of(Path data) {
    Path file = data.resolve("admin-code");
    try {
      if (Files.exists(file)) {
        return Files.readString(file).strip();
      }
      Files.createDirectories(data);
      if (data.getFileSystem().supportedFileAttributeViews().contains("posix")) {
        Files.createFile(
            file,
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
      }
      String code = Codes.random(18);
      Files.writeString(file, code + "\n");
      return code;
    } catch (IOException e) {
      // A server whose disk cannot be written has other worries; its host's page stays closed.
      return "";
    }
  }
}
