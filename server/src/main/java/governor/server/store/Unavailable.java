package governor.server.store;

import java.sql.SQLException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/**
 * The database cannot do its work at the moment, whatever is asked of it: there is no room, or it
 * cannot be reached. What was to be written is not kept, unless it fell silent in the middle of a
 * commit; it may be tried again later.
 */
public final class Unavailable extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** What is the matter. */
  enum Kind {
    NO_ROOM,
    /** Nobody answers, so that nothing can be read either. */
    AWAY,
    UNWRITABLE,
    UNREADABLE,
    DAMAGED,
    /** Another program keeps everybody from writing. */
    HELD,
    /** Another node is at the same rows: the trouble of those alone who want them too. */
    BUSY
  }

  static final String SILENT = "The database does not answer.";

  /** SQLite's first byte says what went wrong, the others say where. */
  private static final int KIND = 0xff;

  private final Kind kind;

  Unavailable(Kind kind, String sentence, @Nullable Throwable cause) {
    super(sentence, cause);
    this.kind = kind;
  }

  /** The same for somebody else. */
  static Unavailable because(Unavailable other) {
    return new Unavailable(other.kind, other.sentence(), other);
  }

  /** Nobody has answered for a while. A disk that does not may still have been read before. */
  static Unavailable silence(Dialect dialect, @Nullable Throwable cause) {
    return dialect.isRemote
        ? new Unavailable(Kind.AWAY, SILENT, cause)
        : new Unavailable(Kind.UNWRITABLE, "The server's disk takes too long.", cause);
  }

  Kind kind() {
    return kind;
  }

  /** Why, as a sentence for people. */
  public String sentence() {
    return String.valueOf(getMessage());
  }

  boolean isLackOfRoom() {
    return kind == Kind.NO_ROOM;
  }

  /** Whether this is what lies behind a problem, and not something about what was asked for. */
  public static Optional<Unavailable> behind(Throwable problem) {
    for (Throwable each = problem; each != null; each = each.getCause()) {
      if (each instanceof Unavailable known) {
        return Optional.of(known);
      }
      if (each instanceof SQLException failure) {
        Optional<Kind> kind =
            failure instanceof SQLiteException sqlite ? kind(sqlite) : kind(failure);
        if (kind.isPresent()) {
          return Optional.of(new Unavailable(kind.get(), sentence(kind.get(), failure), problem));
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<Kind> kind(SQLiteException failure) {
    SQLiteErrorCode code = failure.getResultCode();
    return switch (code) {
      case SQLITE_IOERR_SHMSIZE -> Optional.of(Kind.NO_ROOM);
      case SQLITE_IOERR_READ, SQLITE_IOERR_SHORT_READ -> Optional.of(Kind.UNREADABLE);
      case SQLITE_IOERR_CORRUPTFS -> Optional.of(Kind.DAMAGED);
      default ->
          switch (SQLiteErrorCode.getErrorCode(code.code & KIND)) {
            case SQLITE_FULL -> Optional.of(Kind.NO_ROOM);
            case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL -> Optional.of(Kind.HELD);
            case SQLITE_IOERR, SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_NOMEM ->
                Optional.of(Kind.UNWRITABLE);
            case SQLITE_CORRUPT, SQLITE_NOTADB -> Optional.of(Kind.DAMAGED);
            default -> Optional.empty();
          };
    };
  }

  /** By the classes of states of SQL, and PostgreSQL's own. */
  private static Optional<Kind> kind(SQLException failure) {
    String state = String.valueOf(failure.getSQLState());
    if (failure instanceof java.sql.SQLTransientConnectionException) {
      return Optional.of(Kind.AWAY);
    }
    return switch (state) {
      case "53100" -> Optional.of(Kind.NO_ROOM);
      case "25006" -> Optional.of(Kind.UNWRITABLE);
      case "55P03", "40P01", "40001" -> Optional.of(Kind.BUSY);
      case "XX001", "XX002" -> Optional.of(Kind.DAMAGED);
      default -> {
        boolean away =
            state.startsWith("08")
                || state.startsWith("53")
                || state.startsWith("57P")
                || state.equals("25P03");
        yield away
            ? Optional.of(Kind.AWAY)
            : state.startsWith("58") ? Optional.of(Kind.UNREADABLE) : Optional.empty();
      }
    };
  }

  private static String sentence(Kind kind, SQLException failure) {
    boolean here = failure instanceof SQLiteException;
    String disk = here ? "server's disk" : "database's disk";
    return switch (kind) {
      case NO_ROOM -> "There is no room on the " + disk + ".";
      case AWAY -> SILENT;
      case HELD -> "Another program holds the database.";
      case UNWRITABLE ->
          here ? "The server's disk cannot be written." : "The database lets nobody write.";
      case UNREADABLE -> "The " + disk + " cannot be read.";
      case DAMAGED -> "The database is damaged.";
      case BUSY -> "Another server is just at this table.";
    };
  }
}
