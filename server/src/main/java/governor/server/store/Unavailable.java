package governor.server.store;

import java.sql.SQLException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/**
 * The database cannot do its work at the moment, whatever is asked of it: there is no room, or it
 * cannot be reached. What was to be written is not kept, unless a connection to PostgreSQL broke in
 * the middle of a commit; it may be tried again later.
 */
public final class Unavailable extends RuntimeException {
  private static final long serialVersionUID = 1;

  private static final String NO_ROOM = "There is no room on the server's disk.";

  /** SQLite's first byte says what went wrong, the others say where. */
  private static final int KIND = 0xff;

  Unavailable(String sentence, @Nullable Throwable cause) {
    super(sentence, cause);
  }

  /** Why, as a sentence for people. */
  public String sentence() {
    return String.valueOf(getMessage());
  }

  boolean isLackOfRoom() {
    return sentence().equals(NO_ROOM);
  }

  /** Whether this is what lies behind a problem, and not something about what was asked for. */
  public static Optional<Unavailable> behind(Throwable problem) {
    for (Throwable each = problem; each != null; each = each.getCause()) {
      if (each instanceof Unavailable known) {
        return Optional.of(known);
      }
      if (each instanceof SQLException failure) {
        String sentence = sentence(failure);
        if (!sentence.isEmpty()) {
          return Optional.of(new Unavailable(sentence, problem));
        }
      }
    }
    return Optional.empty();
  }

  private static String sentence(SQLException failure) {
    if (failure instanceof SQLiteException sqlite) {
      if (sqlite.getResultCode() == SQLiteErrorCode.SQLITE_IOERR_SHMSIZE) {
        return NO_ROOM;
      }
      return sentence(SQLiteErrorCode.getErrorCode(sqlite.getResultCode().code & KIND));
    }
    // The classes of states of SQL, and PostgreSQL's own.
    String state = String.valueOf(failure.getSQLState());
    if (state.equals("53100")) {
      return "There is no room on the database's disk.";
    }
    boolean away =
        state.startsWith("08")
            || state.startsWith("53")
            || state.startsWith("57P")
            || state.startsWith("58")
            || state.equals("25006")
            || failure instanceof java.sql.SQLTransientConnectionException;
    return away ? "The database does not answer." : "";
  }

  private static String sentence(SQLiteErrorCode code) {
    return switch (code) {
      case SQLITE_FULL -> NO_ROOM;
      case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL -> "Another program holds the database.";
      case SQLITE_IOERR, SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_NOMEM ->
          "The server's disk cannot be written.";
      case SQLITE_CORRUPT, SQLITE_NOTADB -> "The database is damaged.";
      default -> "";
    };
  }
}
