package governor.server.store;

import governor.core.Parsed;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Says that this process serves a SQLite database, and which one does if it is another: two would
 * not see what the other does at the same table. It is a lock of the operating system on a file
 * beside the database, so that it ends with its process however that ends.
 */
final class DatabaseLock implements AutoCloseable {
  /** Far behind the file's text: some systems let nobody read what is locked. */
  private static final long PLACE = 1L << 40;

  /** As {@link #tell} writes it. */
  private static final Pattern ADDRESS = Pattern.compile("^process \\d+ at (\\S+), since ");

  private static final int MOST_LINKS = 40;
  private static final int LONGEST = 1000;

  /**
   * The locks of this process with their texts. The system would let it have the same one twice,
   * and forget both when the file is closed once.
   */
  private static final Map<Path, String> OURS = new ConcurrentHashMap<>();

  private final Path database;
  private final Path file;
  private final FileChannel channel;
  private final String since = now();

  private DatabaseLock(Path database, Path file, FileChannel channel) {
    this.database = database;
    this.file = file;
    this.channel = channel;
  }

  /** Takes the lock of a database, which need not exist yet; or says who has it. */
  static Parsed<DatabaseLock> take(Path named) {
    Path file = named;
    try {
      Path database = followed(named);
      file = beside(database);
      String holder = OURS.putIfAbsent(file, "");
      return holder == null ? take(database, file) : taken(database, holder);
    } catch (IOException e) {
      OURS.remove(file);
      return Parsed.refused(
          "The file %s cannot be locked (%s); name another folder with --data."
              .formatted(file, e.getMessage()));
    }
  }

  private static Parsed<DatabaseLock> take(Path database, Path file) throws IOException {
    Private.makeFile(file);
    FileChannel channel =
        FileChannel.open(
            file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    FileLock lock;
    try {
      lock = channel.tryLock(PLACE, 1, false);
    } catch (IOException e) {
      channel.close();
      throw e;
    }
    if (lock == null) {
      String holder = read(channel);
      channel.close();
      OURS.remove(file);
      return taken(database, holder);
    }
    DatabaseLock ours = new DatabaseLock(database, file, channel);
    ours.tell("");
    return Parsed.ok(ours);
  }

  private static Path beside(Path database) {
    return database.resolveSibling(database.getFileName() + ".lock");
  }

  /** Where the server is that has this database, as far as it has said so. */
  static Optional<String> address(Path named) {
    try {
      Matcher said = ADDRESS.matcher(Files.readString(beside(followed(named))));
      return said.find() ? Optional.of(said.group(1)) : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static Parsed<DatabaseLock> taken(Path database, String holder) {
    return Parsed.refused(
        "The games in %s are served already, by %s; use that server, stop it, or name another folder with --data."
            .formatted(database, holder.isEmpty() ? "another program" : holder));
  }

  /** The file itself, by whichever links it was named: links to one file share its lock. */
  private static Path followed(Path named) throws IOException {
    Path file = named.toAbsolutePath();
    for (int links = 0; links < MOST_LINKS && Files.isSymbolicLink(file); links++) {
      file = file.resolveSibling(Files.readSymbolicLink(file));
    }
    Path parent = file.getParent();
    Path name = file.getFileName();
    return parent == null || name == null ? file : parent.toRealPath().resolve(name);
  }

  private static String now() {
    String time = Instant.now().truncatedTo(ChronoUnit.SECONDS).toString();
    return time.replace('T', ' ').replace("Z", " UTC");
  }

  /** The database, as it should be opened. */
  Path database() {
    return database;
  }

  /** Writes down who has the lock, and where it serves if that is known. */
  void tell(String address) {
    String holder =
        "process %d%s, since %s"
            .formatted(
                ProcessHandle.current().pid(), address.isEmpty() ? "" : " at " + address, since);
    OURS.put(file, holder);
    try {
      channel.truncate(0);
      channel.write(ByteBuffer.wrap(holder.getBytes(StandardCharsets.UTF_8)), 0);
    } catch (IOException e) {
      // On a full disk the lock holds all the same; it only cannot say whose it is.
    }
  }

  private static String read(FileChannel channel) throws IOException {
    ByteBuffer text = ByteBuffer.allocate(LONGEST);
    channel.read(text, 0);
    return new String(text.array(), 0, text.position(), StandardCharsets.UTF_8).strip();
  }

  /** Lets others have the database; the file stays, since one of them may just have opened it. */
  @Override
  public void close() {
    try {
      channel.truncate(0);
      channel.close();
    } catch (IOException e) {
      // The lock ends with the process at the latest.
    } finally {
      OURS.remove(file);
    }
  }
}
