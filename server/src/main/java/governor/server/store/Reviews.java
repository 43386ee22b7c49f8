package governor.server.store;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Finished games that are or were looked at again. */
public final class Reviews {
  /**
   * How far a review has come.
   *
   * @param body what came of it, once it is done
   */
  public record Review(int done, int total, long updatedAt, @Nullable String body) {}

  private final Reader reader;
  private final Writer writer;

  Reviews(Reader reader, Writer writer) {
    this.reader = reader;
    this.writer = writer;
  }

  public Optional<Review> find(String game) {
    return reader.read(
        handle ->
            handle
                .createQuery("select done, total, updated_at, body from review where game = :game")
                .bind("game", game)
                .map(
                    (row, context) ->
                        new Review(
                            row.getInt("done"),
                            row.getInt("total"),
                            row.getLong("updated_at"),
                            row.getString("body")))
                .findOne());
  }

  /** Whether the caller may begin: nobody has, or whoever did has been silent since then. */
  public boolean begin(String game, int total, long now, long silentSince) {
    return writer.write(
        handle ->
            handle
                    .createUpdate(
                        """
                        insert into review (game, done, total, updated_at)
                        values (:game, 0, :total, :now)
                        on conflict (game) do update set done = 0, total = :total,
                          updated_at = :now
                        where review.body is null and review.updated_at < :silent
                        """)
                    .bind("game", game)
                    .bind("total", total)
                    .bind("now", now)
                    .bind("silent", silentSince)
                    .execute()
                == 1);
  }

  /** Keeps how far it has come. */
  public void keep(String game, Review review) {
    writer.write(
        handle ->
            handle
                .createUpdate(
                    """
                    update review set done = :done, total = :total, updated_at = :at, body = :body
                    where game = :game
                    """)
                .bind("done", review.done())
                .bind("total", review.total())
                .bind("at", review.updatedAt())
                .bind("body", review.body())
                .bind("game", game)
                .execute());
  }
}
