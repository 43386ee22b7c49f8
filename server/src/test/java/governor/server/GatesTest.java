package governor.server;

import static org.assertj.core.api.Assertions.assertThat;

import governor.server.http.Gates;
import governor.server.http.Networks;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nobody can take all streams or connections, and only the host's people see how the server is. */
final class GatesTest {
  private static final Gates FEW = new Gates(Networks.NONE, Networks.LOCAL, 12, 8, 5, 3, 2);

  @TempDir Path folder;

  @Test
  void anAddressHasSoManyStreamsAndNoMore() throws IOException {
    try (TestServer server = TestServer.with(folder, FEW)) {
      Client me = server.client();
      String events = "tables/" + me.create("sanjuan:2e players=2", "").id() + "/events";
      List<InputStream> open = new ArrayList<>();
      for (int i = 0; i < 3; i++) {
        open.add(me.open(events));
      }
      Answer refused = me.get(events);
      assertThat(refused.status()).isEqualTo(429);
      assertThat(refused.detail()).contains("3 streams").endsWith(".");
      assertThat(refused.headers().firstValue("Retry-After")).isPresent();
      for (InputStream each : open) {
        each.close();
      }
    }
  }

  @Test
  void thereAreSoManyStreamsInAll() throws IOException {
    try (TestServer server = TestServer.with(folder, FEW.behind(Networks.LOCAL))) {
      Client me = server.client();
      String events = "tables/" + me.create("sanjuan:2e players=2", "").id() + "/events";
      List<InputStream> open = new ArrayList<>();
      for (int i = 0; i < 5; i++) {
        open.add(me.with("X-Forwarded-For", "10.0.0." + i).open(events));
      }
      Answer refused = me.with("X-Forwarded-For", "10.0.0.9").get(events);
      assertThat(refused.status()).isEqualTo(503);
      assertThat(refused.detail()).contains("as many streams").endsWith(".");
      for (InputStream each : open) {
        each.close();
      }
    }
  }

  @Test
  void anAddressHasSoManyConnectionsAndIsToldSo() throws IOException {
    try (TestServer server = TestServer.with(folder, FEW)) {
      List<Socket> open = new ArrayList<>();
      String told = "";
      for (int i = 0; i < 9; i++) {
        Socket socket = new Socket("127.0.0.1", server.port());
        socket.setSoTimeout(20_000);
        open.add(socket);
      }
      for (Socket each : open.subList(8, 9)) {
        told = new String(each.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      }
      assertThat(told).startsWith("HTTP/1.1 503 ").contains("from your address").endsWith(".\n");
      for (Socket each : open) {
        each.close();
      }
    }
  }

  @Test
  void whoLeavesMakesRoom() throws Exception {
    try (TestServer server = TestServer.with(folder, FEW)) {
      for (int i = 0; i < 40; i++) {
        try (Socket socket = new Socket("127.0.0.1", server.port())) {
          socket.setSoTimeout(20_000);
          byte[] request = "GET /health/live HTTP/1.0\r\n\r\n".getBytes(StandardCharsets.US_ASCII);
          socket.getOutputStream().write(request);
          String answer =
              new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
          assertThat(answer).as("connection " + i).startsWith("HTTP/1.1 200 ");
        }
      }
    }
  }

  @Test
  void whoSendsARequestByteByByteIsNotWaitedFor() throws Exception {
    try (TestServer server = TestServer.with(folder, FEW);
        Socket slow = new Socket("127.0.0.1", server.port())) {
      boolean ended = false;
      // Without an end to their patience this would go on for as long as anybody likes.
      for (int i = 0; i < 300 && !ended; i++) {
        try {
          slow.getOutputStream().write("GET /health HTTP/1.1\r\nX-Long: aaaaaaaaaa".charAt(i % 30));
          slow.getOutputStream().flush();
        } catch (IOException e) {
          ended = true;
        }
        Thread.sleep(100);
      }
      assertThat(ended).isTrue();
    }
  }

  @Test
  void aStreamThatIsReadIsNoSlowRequest() throws Exception {
    try (TestServer server = TestServer.with(folder, FEW)) {
      Client me = server.client();
      String id = me.create("sanjuan:2e players=2", "").id();
      try (InputStream events = me.open("tables/" + id + "/events")) {
        Thread.sleep(5_000);
        assertThat(me.post("tables/" + id + "/chat", "{\"text\":\"there?\"}").status())
            .isEqualTo(200);
        StringBuilder told = new StringBuilder();
        while (told.indexOf("there?") < 0) {
          int next = events.read();
          assertThat(next).isGreaterThanOrEqualTo(0);
          told.append((char) next);
        }
      }
    }
  }

  @Test
  void onlyTheHostsPeopleSeeMeasures() {
    Gates gates = FEW.behind(Networks.LOCAL);
    try (TestServer server = TestServer.with(folder, gates)) {
      assertThat(server.client().get("/metrics").status()).isEqualTo(200);
      Client stranger = server.client().with("X-Forwarded-For", "192.0.2.7");
      assertThat(stranger.get("/metrics").status()).isEqualTo(404);
      assertThat(stranger.get("/health").status()).isEqualTo(200);
    }
  }

  /** Some proxies add a line of their own to what a client sent. */
  @Test
  void whatAClientSaysBeforeItsProxyIsHearsay() throws IOException {
    try (TestServer server = TestServer.with(folder, FEW.behind(Networks.LOCAL));
        Socket socket = new Socket("127.0.0.1", server.port())) {
      String request =
          """
          GET /metrics HTTP/1.0\r
          X-Forwarded-For: 127.0.0.1\r
          X-Forwarded-For: 192.0.2.7\r
          \r
          """;
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(answer).startsWith("HTTP/1.1 404 ");
    }
  }

  /** Whoever has one of the long addresses has all that begin alike. */
  @Test
  void aNetworkOfLongAddressesIsOne() {
    try (TestServer server = TestServer.with(folder, FEW.behind(Networks.LOCAL))) {
      int last = 0;
      for (int i = 0; i < 30; i++) {
        last =
            server
                .client()
                .with("X-Forwarded-For", "2001:db8:1:2::" + i)
                .post("tokens", "{}")
                .status();
      }
      assertThat(last).isEqualTo(429);
      Client neighbour = server.client().with("X-Forwarded-For", "2001:db8:1:3::1");
      assertThat(neighbour.post("tokens", "{}").status()).isEqualTo(201);
    }
  }

  @Test
  void theHostsOwnProgramsHaveNoLimits() throws IOException {
    ServerOptions options =
        new ServerOptions("127.0.0.1", 0, folder, "")
            .with(FEW)
            .with(new House("", "", "a token of 20 letters", "", false));
    try (TestServer server = TestServer.with(options)) {
      Client program = server.client().with("Unlimited-Token", "a token of 20 letters");
      for (int i = 0; i < 30; i++) {
        assertThat(program.post("tokens", "{}").status()).isEqualTo(201);
      }
      String events = "tables/" + program.create("sanjuan:2e players=2", "").id() + "/events";
      List<InputStream> open = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        open.add(program.open(events));
      }
      for (InputStream each : open) {
        each.close();
      }
      Client guesser = server.client().with("Unlimited-Token", "a guess of 20 letters");
      Answer refused = guesser.get("me");
      assertThat(refused.status()).isEqualTo(403);
      assertThat(refused.detail()).endsWith(".");
      int last = 0;
      for (int i = 0; i < 30; i++) {
        last = guesser.get("me").status();
      }
      assertThat(last).isEqualTo(429);
    }
  }

  /** Who is not named as a proxy cannot say that somebody else sends a request. */
  @Test
  void onlyNamedProxiesAreBelieved() {
    try (TestServer server = TestServer.with(folder, FEW)) {
      Client liar = server.client().with("X-Forwarded-For", "127.0.0.1");
      assertThat(liar.get("/metrics").status()).isEqualTo(404);
      int last = 0;
      for (int i = 0; i < 30; i++) {
        last = server.client().with("X-Forwarded-For", "10.0.0." + i).post("tokens", "{}").status();
      }
      assertThat(last).isEqualTo(429);
    }
  }
}
