package governor.server;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;

/** Tests of a class that share one server without limits; for each test two new people come. */
abstract class OneServer {
  @TempDir static Path folder;
  static TestServer server;

  final Client anna = server.client();
  final Client ben = server.client();

  @BeforeAll
  static final void start() {
    server = TestServer.on(folder);
  }

  @AfterAll
  static final void stop() {
    server.close();
  }
}
