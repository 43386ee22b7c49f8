package governor.server;

import governor.server.http.Gates;
import governor.server.http.Networks;
import java.nio.file.Path;
import java.util.logging.Level;

/** A real node on a free port. */
final class TestServer implements AutoCloseable {
  private final GovernorServer server;

  private TestServer(ServerOptions options) {
    Logs.install(Level.WARNING);
    server = GovernorServer.start(options).orThrow();
  }

  /** With an embedded database in this folder and no limits. */
  static TestServer on(Path folder) {
    return new TestServer(new ServerOptions("127.0.0.1", 0, folder, "").unlimited());
  }

  static TestServer limited(Path folder) {
    return new TestServer(new ServerOptions("127.0.0.1", 0, folder, ""));
  }

  static TestServer proxied(Path folder) {
    return with(folder, Gates.USUAL.behind(Networks.LOCAL));
  }

  static TestServer with(ServerOptions options) {
    return new TestServer(options);
  }

  static TestServer with(Path folder, Gates gates) {
    return new TestServer(new ServerOptions("127.0.0.1", 0, folder, "").with(gates));
  }

  static TestServer shared(Path folder, String database) {
    return new TestServer(new ServerOptions("127.0.0.1", 0, folder, database).unlimited());
  }

  Client client() {
    return new Client(server.port());
  }

  int port() {
    return server.port();
  }

  @Override
  public void close() {
    server.close();
  }
}
