package governor.server;

import governor.server.http.Gates;
import java.nio.file.Path;

/**
 * How a node is run.
 *
 * @param host the address to listen on
 * @param port the port; 0 for any that is free
 * @param data the folder for the embedded database
 * @param database the URL of a PostgreSQL database, or empty for the embedded one
 * @param cachedTables how many tables are kept in memory that nobody looks at
 * @param thinkers on how many threads computer players think
 * @param limited whether requests are counted and refused when there are too many
 * @param gates who is let in, and how many at a time
 * @param house what the host wants
 * @param keeping how long games are kept, and how
 */
public record ServerOptions(
    String host,
    int port,
    Path data,
    String database,
    int cachedTables,
    int thinkers,
    boolean limited,
    Gates gates,
    House house,
    Keeping keeping) {
  /** A table in the middle of a game takes 30 to 50 KB; they may take a quarter of the memory. */
  private static final long BYTES_PER_TABLE = 200_000;

  public ServerOptions(String host, int port, Path data, String database) {
    this(
        host,
        port,
        data,
        database,
        Math.clamp(Runtime.getRuntime().maxMemory() / BYTES_PER_TABLE, 100, 20_000),
        Math.max(1, Runtime.getRuntime().availableProcessors()),
        true,
        Gates.USUAL,
        House.USUAL,
        Keeping.USUAL);
  }

  /** The same without limits, for measurements. */
  public ServerOptions unlimited() {
    return new ServerOptions(
        host,
        port,
        data,
        database,
        cachedTables,
        thinkers,
        false,
        gates.unlimited(),
        house,
        keeping);
  }

  /** The same with so many tables in memory. */
  public ServerOptions caching(int tables) {
    return new ServerOptions(
        host, port, data, database, tables, thinkers, limited, gates, house, keeping);
  }

  /** The same with others let in. */
  public ServerOptions with(Gates others) {
    return new ServerOptions(
        host, port, data, database, cachedTables, thinkers, limited, others, house, keeping);
  }

  /** The same in another house. */
  public ServerOptions with(House other) {
    return new ServerOptions(
        host, port, data, database, cachedTables, thinkers, limited, gates, other, keeping);
  }

  /** The same with games kept in another way. */
  public ServerOptions with(Keeping other) {
    return new ServerOptions(
        host, port, data, database, cachedTables, thinkers, limited, gates, house, other);
  }
}
