package governor.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who takes all the connections and streams that there are for an address keeps nobody waiting. */
final class SlowClientsTest {
  private static final String TOKEN = "a token of 20 letters";
  private static final int CHOICES = 150;
  private static final int WANTED = 190;

  /** What players may notice at most, in milliseconds, on a machine that has nothing else to do. */
  private static final long UNNOTICED = 50;

  @TempDir Path folder;
  private final Queue<Socket> open = new ConcurrentLinkedQueue<>();
  private final Queue<String> told = new ConcurrentLinkedQueue<>();

  @Test
  void playersNoticeNothingOfSlowAndIdleClients() throws Exception {
    assumeTrue(hasAddress("127.0.0.2"), "this machine has one address only");
    ServerOptions options =
        new ServerOptions("127.0.0.1", 0, folder, "").with(new House("", "", TOKEN, "", false));
    AtomicBoolean over = new AtomicBoolean();
    try (TestServer server = TestServer.with(options)) {
      Client player = server.client().with("Unlimited-Token", TOKEN);
      Answer table =
          player.create("sanjuan:2e players=2", "[{\"kind\":\"me\"},{\"kind\":\"open\"}]");
      player.sitDown(table, "Ben");
      Duration alone = slowest(player);
      for (int i = 0; i < WANTED; i++) {
        Thread.ofVirtual().start(() -> sendByteByByte(server.port(), over));
        Thread.ofVirtual().start(() -> followWithoutReading(server.port(), table, over));
      }
      while (told.size() < WANTED) {
        Client.pause();
      }
      Duration among = slowest(player);
      assertThat(among.toMillis())
          .as("milliseconds of 99 of 100 choices; alone " + alone.toMillis())
          .isLessThan(Math.max(UNNOTICED, 3 * alone.toMillis()));
      assertThat(told)
          .anyMatch(each -> each.contains("There are too many connections from your address"))
          .anyMatch(each -> each.contains("60 streams to your address already"));
    } finally {
      over.set(true);
      for (Socket each : open) {
        each.close();
      }
    }
  }

  /** How long 99 of 100 choices took at most, in the best of three games: others work here too. */
  private static Duration slowest(Client player) {
    return Stream.generate(() -> slowestOfAGame(player))
        .limit(3)
        .min(Duration::compareTo)
        .orElseThrow();
  }

  private static Duration slowestOfAGame(Client player) {
    List<Duration> times = new ArrayList<>();
    Answer now = player.create("sanjuan:2e players=2", "[{\"kind\":\"me\"},{\"kind\":\"me\"}]");
    for (int i = 0; i < CHOICES && now.isAsked(); i++) {
      long begun = System.nanoTime();
      now = player.choose(now, now.choices().get(0));
      times.add(Duration.ofNanos(System.nanoTime() - begun));
      assertThat(now.status()).as(now.text()).isEqualTo(200);
    }
    assertThat(times.size()).isGreaterThan(CHOICES / 4);
    times.sort(Duration::compareTo);
    return times.get(times.size() * 99 / 100);
  }

  private static boolean hasAddress(String address) {
    try (Socket socket = new Socket()) {
      socket.bind(new InetSocketAddress(InetAddress.getByName(address), 0));
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  private Socket connect(int port, String from) throws IOException {
    Socket socket = new Socket();
    open.add(socket);
    socket.bind(new InetSocketAddress(InetAddress.getByName(from), 0));
    socket.connect(new InetSocketAddress("127.0.0.1", port));
    return socket;
  }

  /** Begins anew whenever it is cut off, or refused. */
  private void sendByteByByte(int port, AtomicBoolean over) {
    while (!over.get()) {
      try (Socket socket = connect(port, "127.0.0.2")) {
        OutputStream out = socket.getOutputStream();
        out.write(bytes("GET /api/v1/games HTTP/1.1\r\nX-Long: "));
        while (!over.get() && socket.getInputStream().available() == 0) {
          out.write('a');
          Thread.sleep(500);
        }
        hear(socket);
      } catch (IOException e) {
        // It was cut off.
      } catch (InterruptedException e) {
        return;
      }
    }
  }

  private void followWithoutReading(int port, Answer table, AtomicBoolean over) {
    try (Socket socket = connect(port, "127.0.0.3")) {
      String path = "/api/v1/tables/" + table.id() + "/events?join=" + table.joinCode();
      socket.getOutputStream().write(bytes("GET " + path + " HTTP/1.1\r\nHost: x\r\n\r\n"));
      hear(socket);
      while (!over.get()) {
        Thread.sleep(100);
      }
    } catch (IOException e) {
      told.add("cut off");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void hear(Socket socket) throws IOException {
    byte[] begin = new byte[2_000];
    int length = socket.getInputStream().read(begin);
    if (length > 0) {
      told.add(new String(begin, 0, length, StandardCharsets.UTF_8));
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }
}
