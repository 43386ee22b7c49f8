package governor.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server in a folder of a site gives out nothing that lies outside of it. */
final class FolderTest {
  private static final String FOLDER = "/games/governor";

  @TempDir Path data;

  @Test
  void allAddressesLieInTheFolder() throws IOException, InterruptedException {
    ServerOptions options =
        new ServerOptions("127.0.0.1", 0, data, "")
            .unlimited()
            .with(new House("", "", "", FOLDER, false));
    try (TestServer server = TestServer.with(options);
        HttpClient http = HttpClient.newHttpClient()) {
      String base = "http://127.0.0.1:" + server.port();
      assertThat(status(http, base + "/health")).isEqualTo(404);
      assertThat(status(http, base + FOLDER + "/health/ready")).isEqualTo(200);
      HttpResponse<String> made =
          http.send(
              HttpRequest.newBuilder(URI.create(base + FOLDER + "/api/v1/tables"))
                  .header("Content-Type", "application/json")
                  .POST(HttpRequest.BodyPublishers.ofString("{\"config\":\"sanjuan:2e\"}"))
                  .build(),
              HttpResponse.BodyHandlers.ofString());
      assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
      assertThat(made.headers().firstValue("Location").orElse(""))
          .startsWith(FOLDER + "/api/v1/tables/");
      assertThat(made.headers().firstValue("Set-Cookie").orElse("")).contains("Path=" + FOLDER);
      assertThat(made.headers().firstValue("Cache-Control")).contains("no-store");
    }
  }

  private static int status(HttpClient http, String address)
      throws IOException, InterruptedException {
    return http.send(
            HttpRequest.newBuilder(URI.create(address)).build(),
            HttpResponse.BodyHandlers.discarding())
        .statusCode();
  }
}
