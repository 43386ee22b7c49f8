package governor.server.store;

import governor.server.store.JournalReader.Numbered;
import governor.table.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/**
 * Games that are over, packed, and games whose time is over, deleted. An archive has all lines of a
 * journal but the last: the journal goes on after it, and whoever reads on from the end need not
 * ask for the archive.
 */
public final class Archives {
  /** What is said of a game that has nothing to pack. */
  private static final int NOTHING = -1;

  private final Reader reader;
  private final Writer writer;

  Archives(Reader reader, Writer writer) {
    this.reader = reader;
    this.writer = writer;
  }

  /** Games that have been over since then and are not packed yet. */
  public List<String> toArchive(long since, int most) {
    return games(
        """
        select id from game where status in ('over', 'ended') and archived = 0
          and changed_at < :since order by changed_at limit :most
        """,
        since,
        most);
  }

  /** Finished games that nobody has touched since then. */
  public List<String> oldFinished(long since, int most) {
    return games(
        """
        select id from game where status in ('over', 'ended') and changed_at < :since
        order by changed_at limit :most
        """,
        since,
        most);
  }

  /** Games that were not finished, and that nobody has touched since then. */
  public List<String> oldUnfinished(long since, int most) {
    return games(
        """
        select id from game where status in ('waiting', 'running') and changed_at < :since
        order by changed_at limit :most
        """,
        since,
        most);
  }

  private List<String> games(String query, long since, int most) {
    return reader.read(
        handle ->
            handle
                .createQuery(query)
                .bind("since", since)
                .bind("most", most)
                .mapTo(String.class)
                .list());
  }

  /** Packs a game; false if there is nothing to pack. */
  public boolean archive(String game) {
    return writer.write(
        handle -> {
          List<Numbered> rows = JournalReader.rows(handle, game, 0);
          if (rows.size() < 2 || rows.getFirst().number() > 0) {
            mark(handle, game, NOTHING);
            return false;
          }
          int packed = rows.size() - 1;
          List<Line> lines = rows.stream().limit(packed).map(Numbered::line).toList();
          handle.execute(
              "insert into archive (game, lines, body) values (?, ?, ?)",
              game,
              packed,
              Pack.of(lines));
          handle.execute("delete from journal where game = ? and number < ?", game, packed);
          mark(handle, game, packed);
          return true;
        });
  }

  private static void mark(Handle handle, String game, int packed) {
    handle.execute("update game set archived = ? where id = ?", packed, game);
  }

  /** The lines of a journal from this number on, wherever they are. */
  List<Line> lines(String game, int from) {
    return reader.read(handle -> lines(handle, game, from));
  }

  static List<Line> lines(Handle handle, String game, int from) {
    List<Numbered> rows = JournalReader.rows(handle, game, from);
    List<Line> own = rows.stream().map(Numbered::line).toList();
    if (rows.isEmpty() || rows.getFirst().number() == from) {
      return own;
    }
    Optional<byte[]> body =
        handle
            .createQuery("select body from archive where game = :game")
            .bind("game", game)
            .mapTo(byte[].class)
            .findOne();
    if (body.isEmpty()) {
      throw new IllegalStateException("the archive of table " + game + " is missing");
    }
    List<Line> packed = Pack.lines(body.get());
    List<Line> all = new ArrayList<>(packed.subList(Math.min(from, packed.size()), packed.size()));
    all.addAll(own);
    return all;
  }

  /** Takes a game away with all that is kept of it. */
  public void delete(String game) {
    writer.write(
        handle -> {
          for (String table : List.of("journal", "archive", "review", "membership")) {
            handle.execute("delete from " + table + " where game = ?", game);
          }
          return handle.execute("delete from game where id = ?", game);
        });
  }
}
