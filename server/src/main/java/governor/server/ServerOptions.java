package governor.server;

import java.nio.file.Path;

/**
 * How a node is run.
 *
 * @param host the address to listen on
 * @param port the port; 0 for any that is free
 * @param data the folder for the embedded database
 * @param database the URL of a PostgreSQL database, or empty for the embedded one
 * @param cachedTables how many tables are kept in memory
 * @param thinkers on how many threads computer players think
 * @param limited whether requests are counted and refused when there are too many
 * @param behindProxy whether a proxy in front says where requests come from
 */
public record ServerOptions(
    String host,
    int port,
    Path data,
    String database,
    int cachedTables,
    int thinkers,
    boolean limited,
    boolean behindProxy) {
  private static final int CACHED_TABLES = 2000;

  public ServerOptions(String host, int port, Path data, String database) {
    this(
        host,
        port,
        data,
        database,
        CACHED_TABLES,
        Math.max(1, Runtime.getRuntime().availableProcessors()),
        true,
        false);
  }

  /** The same without limits, for measurements. */
  public ServerOptions unlimited() {
    return new ServerOptions(
        host, port, data, database, cachedTables, thinkers, false, behindProxy);
  }

  /** The same behind a proxy. */
  public ServerOptions proxied() {
    return new ServerOptions(host, port, data, database, cachedTables, thinkers, limited, true);
  }
}
