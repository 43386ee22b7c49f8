package governor.server.store;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleConsumer;

/** People, as far as the server knows them: by tokens, and by a passphrase if they want one. */
public final class Persons {
  /** What is known of one; {@code bannedUntil} is in milliseconds, 0 for never. */
  public record Known(String id, long bannedUntil) {}

  /** Somebody's name and the hash of their passphrase. */
  public record Login(String id, String passphrase) {}

  /** One in the host's list. */
  public record Listed(String id, String login, long createdAt, long bannedUntil, int games) {}

  private final Reader reader;
  private final Writer writer;

  Persons(Reader reader, Writer writer) {
    this.reader = reader;
    this.writer = writer;
  }

  /** The person whose token, on whichever device, has this hash. */
  public Optional<Known> find(String tokenHash) {
    return reader.read(
        handle ->
            handle
                .createQuery(
                    """
                    select id, coalesce(banned_until, 0) from person where token_hash = :hash
                    union all
                    select id, coalesce(banned_until, 0) from token
                      join person on person.id = token.person where hash = :hash
                    """)
                .bind("hash", tokenHash)
                .map((row, context) -> new Known(row.getString(1), row.getLong(2)))
                .findFirst());
  }

  private void write(HandleConsumer<RuntimeException> work) {
    writer.write(work.asCallback());
  }

  public void add(String person, String tokenHash) {
    write(
        handle ->
            handle.execute(
                "insert into person (id, token_hash, created_at) values (?, ?, ?)",
                person,
                tokenHash,
                System.currentTimeMillis()));
  }

  /** Another device of the same person. */
  public void addToken(String person, String tokenHash) {
    write(
        handle ->
            handle.execute(
                "insert into token (hash, person, created_at) values (?, ?, ?)",
                tokenHash,
                person,
                System.currentTimeMillis()));
  }

  /** From now on this token is the only one of the person. */
  public void renew(String person, String tokenHash) {
    write(
        handle -> {
          handle.execute("delete from token where person = ?", person);
          handle.execute("update person set token_hash = ? where id = ?", tokenHash, person);
        });
  }

  /** Keeps a name and a passphrase; false if somebody else has the name. */
  public boolean keepLogin(String person, String login, String passphrase) {
    return writer.write(
        handle ->
            handle
                    .createQuery("select id from person where login = :login")
                    .bind("login", login)
                    .mapTo(String.class)
                    .findOne()
                    .filter(id -> !id.equals(person))
                    .isEmpty()
                && handle.execute(
                        "update person set login = ?, passphrase = ? where id = ?",
                        login,
                        passphrase,
                        person)
                    == 1);
  }

  public Optional<Login> byLogin(String login) {
    return reader.read(
        handle ->
            handle
                .createQuery("select id, passphrase from person where login = :login")
                .bind("login", login)
                .map((row, context) -> new Login(row.getString(1), row.getString(2)))
                .findOne());
  }

  /** The name by which a person is known on other devices; empty for none. */
  public String loginOf(String person) {
    return reader.read(
        handle ->
            handle
                .createQuery("select coalesce(login, '') from person where id = :id")
                .bind("id", person)
                .mapTo(String.class)
                .findOne()
                .orElse(""));
  }

  /** Keeps a person away until then; false if there is no such person. */
  public boolean ban(String person, long until) {
    return writer.write(
        handle ->
            handle.execute("update person set banned_until = ? where id = ?", until, person) == 1);
  }

  /** Those who came last. */
  public List<Listed> list(int most) {
    return reader.read(
        handle ->
            handle
                .createQuery(
                    """
                    select id, coalesce(login, ''), created_at, coalesce(banned_until, 0),
                      (select count(*) from membership where membership.person = person.id)
                    from person order by created_at desc limit :most
                    """)
                .bind("most", most)
                .map(
                    (row, context) ->
                        new Listed(
                            row.getString(1),
                            row.getString(2),
                            row.getLong(3),
                            row.getLong(4),
                            row.getInt(5)))
                .list());
  }

  /** The tables at which a person has or had a seat. */
  public List<String> tablesOf(String person) {
    return reader.read(handle -> tablesOf(handle, person));
  }

  private static List<String> tablesOf(Handle handle, String person) {
    return handle
        .createQuery("select game from membership where person = :person")
        .bind("person", person)
        .mapTo(String.class)
        .list();
  }

  /**
   * Takes everything away that is kept of a person; games that others played stay, unnamed. Each
   * table is written by itself, so that nobody waits for all of them; whoever is interrupted can
   * begin again.
   *
   * @param changed told of each table that is not what it was
   */
  public void delete(String person, Consumer<String> changed) {
    List<String> tables = tablesOf(person);
    while (!tables.isEmpty()) {
      for (String table : tables) {
        write(handle -> unname(handle, table, person));
        changed.accept(table);
      }
      // They may have sat down somewhere meanwhile.
      tables = tablesOf(person);
    }
    write(
        handle -> {
          handle.execute("delete from token where person = ?", person);
          handle.execute("delete from person where id = ?", person);
        });
  }

  private static void unname(Handle handle, String table, String person) {
    Unnaming.of(handle, table, person);
    handle.execute("delete from membership where game = ? and person = ?", table, person);
  }

  /** What the host says to everybody; empty for nothing. */
  public String notice() {
    return reader.read(
        handle ->
            handle
                .createQuery("select body from notice where name = 'host'")
                .mapTo(String.class)
                .findOne()
                .orElse(""));
  }

  public void announce(String text) {
    write(
        handle ->
            handle.execute(
                """
                insert into notice (name, body, changed_at) values ('host', ?, ?)
                on conflict (name) do update set body = excluded.body, changed_at = excluded.changed_at
                """,
                text,
                System.currentTimeMillis()));
  }
}
