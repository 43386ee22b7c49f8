package governor.server.store;

import java.util.List;
import org.jdbi.v3.core.HandleConsumer;

/**
 * At which tables it is a computer player's turn or somebody is late, and which node sees to it.
 */
final class Turns {
  private final Reader reader;
  private final Writer writer;

  Turns(Reader reader, Writer writer) {
    this.reader = reader;
    this.writer = writer;
  }

  private void write(HandleConsumer<RuntimeException> work) {
    writer.write(work.asCallback());
  }

  List<String> idleComputers(long now, int most) {
    return games(
        """
        select id from game where awaits_computer and (lease_until is null or lease_until < :now)
        order by changed_at limit :most
        """,
        now,
        most);
  }

  List<String> overdue(long now, int most) {
    return games("select id from game where due_at < :now order by due_at limit :most", now, most);
  }

  private List<String> games(String query, long now, int most) {
    return reader.read(
        handle ->
            handle
                .createQuery(query)
                .bind("now", now)
                .bind("most", most)
                .mapTo(String.class)
                .list());
  }

  boolean lease(String game, String node, long now, long until) {
    return writer.write(
        handle ->
            handle
                    .createUpdate(
                        """
                        update game set lease_node = :node, lease_until = :until where id = :game
                          and (lease_until is null or lease_until < :now or lease_node = :node)
                        """)
                    .bind("node", node)
                    .bind("until", until)
                    .bind("now", now)
                    .bind("game", game)
                    .execute()
                == 1);
  }

  void release(String node) {
    write(
        handle ->
            handle
                .createUpdate("update game set lease_until = null where lease_node = :node")
                .bind("node", node)
                .execute());
  }

  void postpone(String game, long seenDue, long due) {
    write(
        handle ->
            handle
                .createUpdate("update game set due_at = :due where id = :game and due_at <= :seen")
                .bind("game", game)
                .bind("seen", seenDue)
                .bind("due", due)
                .execute());
  }
}
