package governor.server.store;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/**
 * Folders and files that nobody else on the machine may read, where the system knows such: they
 * hold the seeds of games that are being played, and codes that open tables.
 */
final class Private {
  private Private() {}

  /** Makes a folder that is not there yet; one that is there stays as its owner has it. */
  static void makeFolder(Path folder) throws IOException {
    Files.createDirectories(folder, attributes(folder, "rwx------"));
  }

  /** A file that begins empty. */
  static OutputStream newFile(Path file) throws IOException {
    Files.deleteIfExists(file);
    Files.createFile(file, attributes(file, "rw-------"));
    return Files.newOutputStream(file);
  }

  private static FileAttribute<?>[] attributes(Path place, String permissions) {
    if (!place.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      return new FileAttribute<?>[0];
    }
    Set<PosixFilePermission> all = PosixFilePermissions.fromString(permissions);
    return new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(all)};
  }
}
