package governor.cli.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** A table of a load, with a server that does as it is told. */
final class BusyTableTest {
  private static final String TABLE = "{\"id\":\"t\",\"table\":{\"id\":\"t\"}}";
  private static final String ASKED =
      "{\"table\":{\"status\":\"running\"},\"version\":1,\"ply\":0,"
          + "\"ask\":{\"choices\":[{\"id\":7}],\"refused\":[]}}";
  private static final String OVER = "{\"table\":{\"status\":\"over\"},\"version\":2,\"ply\":1}";

  /** A choice that is refused brings no event: it is counted, and another one made. */
  @Test
  void goesOnAfterARefusedChoice() throws Exception {
    AtomicInteger choices = new AtomicInteger();
    CountDownLatch over = new CountDownLatch(1);
    try (ServerSocket server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
      Thread.ofVirtual().start(() -> serve(server, choices, over));
      URI address = URI.create("http://127.0.0.1:" + server.getLocalPort() + "/");
      Pace pace = new Pace(1, 100);
      BusyTable table = new BusyTable(address, Map.of(), "{}", pace, new SplittableRandom(1));
      Thread player = Thread.startVirtualThread(table);
      pace.begin();
      pace.measure();
      assertThat(player.join(Duration.ofSeconds(20))).as("the table goes on").isTrue();
      assertThat(choices.get()).isEqualTo(2);
      assertThat(table.refused()).isEqualTo(1);
      assertThat(table.choices()).as("the one that was taken").isEqualTo(1);
      assertThat(table.games()).isEqualTo(1);
      assertThat(table.trouble()).contains("status 410");
    }
  }

  private static void serve(ServerSocket server, AtomicInteger choices, CountDownLatch over) {
    try {
      while (true) {
        Socket client = server.accept();
        Thread.ofVirtual().start(() -> answer(client, choices, over));
      }
    } catch (IOException e) {
      // The test is over.
    }
  }

  private static void answer(Socket client, AtomicInteger choices, CountDownLatch over) {
    try (client) {
      BufferedReader in =
          new BufferedReader(
              new InputStreamReader(client.getInputStream(), StandardCharsets.ISO_8859_1));
      OutputStream out = client.getOutputStream();
      for (String request = in.readLine(); request != null; request = in.readLine()) {
        int length = 0;
        for (String line = in.readLine(); !line.isEmpty(); line = in.readLine()) {
          length =
              line.startsWith("Content-Length: ") ? Integer.parseInt(line.substring(16)) : length;
        }
        in.skip(length);
        if (request.contains("/stream ")) {
          write(out, "200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" + chunk(ASKED + "\n"));
          while (choices.get() < 2) {
            Thread.sleep(50);
            out.write(chunk("\n").getBytes(StandardCharsets.ISO_8859_1));
          }
          over.await();
          out.write(chunk(OVER + "\n").getBytes(StandardCharsets.ISO_8859_1));
        } else if (request.contains("/choices ")) {
          boolean first = choices.incrementAndGet() == 1;
          write(out, (first ? "503 No" : "204 Done") + "\r\nContent-Length: 0\r\n\r\n");
          if (!first) {
            over.countDown();
          }
        } else if (over.getCount() > 0) {
          write(out, "201 Made\r\nContent-Length: " + TABLE.length() + "\r\n\r\n" + TABLE);
        } else {
          // One game is enough.
          write(out, "410 Gone\r\nContent-Length: 0\r\n\r\n");
        }
      }
    } catch (IOException e) {
      // The table is done.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static String chunk(String text) {
    return Integer.toHexString(text.length()) + "\r\n" + text + "\r\n";
  }

  private static void write(OutputStream out, String answer) throws IOException {
    out.write(("HTTP/1.1 " + answer).getBytes(StandardCharsets.ISO_8859_1));
  }
}
