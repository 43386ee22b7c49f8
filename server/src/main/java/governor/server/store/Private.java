package governor.server.store;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
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

  /**
   * Makes an empty file if there is none. It belongs to whom its folder does: root may restore a
   * backup for a server that runs as somebody else, and SQLite gives the owner of a database to
   * what it puts beside it.
   */
  static void makeFile(Path file) throws IOException {
    if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
      return;
    }
    try {
      Files.createFile(file, attributes(file, "rw-------"));
    } catch (FileAlreadyExistsException e) {
      // Another program was just faster.
      return;
    }
    giveToOwnerOfFolder(file);
  }

  private static void giveToOwnerOfFolder(Path file) throws IOException {
    Path folder = file.toAbsolutePath().getParent();
    // A link that somebody puts there meanwhile is not followed.
    PosixFileAttributeView view =
        Files.getFileAttributeView(file, PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS);
    if (folder == null || view == null) {
      return;
    }
    PosixFileAttributes wanted = Files.readAttributes(folder, PosixFileAttributes.class);
    if (view.readAttributes().owner().equals(wanted.owner())) {
      return;
    }
    try {
      view.setGroup(wanted.group());
      view.setOwner(wanted.owner());
    } catch (FileSystemException e) {
      // Only root may; in a folder that several share, the file is theirs who made it.
    }
  }

  private static FileAttribute<?>[] attributes(Path place, String permissions) {
    if (!place.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      return new FileAttribute<?>[0];
    }
    Set<PosixFilePermission> all = PosixFilePermissions.fromString(permissions);
    return new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(all)};
  }
}
