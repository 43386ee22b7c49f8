package governor.server;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Rng;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Mangled requests, thrown at a real server on a raw socket: none may end in a 5xx. A mangled
 * version of HTTP itself is the exception: 505 is the right word for it.
 */
final class FuzzTest {
  private static final int REQUESTS = 10_000;
  private static final int A_CONNECTION = 25;
  @TempDir Path folder;

  private final Rng rng = new Rng(20_261_116);

  @Test
  void noRequestHoweverMangledIsTheServersFault() throws IOException {
    try (TestServer server = TestServer.on(folder)) {
      Client me = server.client();
      String id = me.create("sanjuan:2e players=2", "").id();
      List<String> paths =
          Schema.load().operations().stream()
              .map(each -> each[1].replace("{id}", id).replace("{ply}", "0"))
              .filter(path -> !path.endsWith("/events") && !path.endsWith("/stream"))
              .filter(path -> !path.endsWith("/hint") && !path.equals("/metrics"))
              .distinct()
              .toList();
      int answered = 0;
      while (answered < REQUESTS) {
        answered += connection(server.port(), paths);
      }
      assertThat(me.look(id).status()).isEqualTo(200);
    }
  }

  /** Sends a row of requests at once and reads what comes back until the server hangs up. */
  private int connection(int port, List<String> paths) throws IOException {
    try (Socket socket = new Socket("127.0.0.1", port)) {
      socket.setSoTimeout(20_000);
      ByteArrayOutputStream all = new ByteArrayOutputStream();
      for (int i = 0; i < A_CONNECTION; i++) {
        all.write(request(paths, i == A_CONNECTION - 1));
      }
      OutputStream out = socket.getOutputStream();
      StringBuilder text = new StringBuilder();
      try {
        out.write(all.toByteArray());
        out.flush();
        socket.shutdownOutput();
        InputStream in = socket.getInputStream();
        text.append(new String(in.readAllBytes(), StandardCharsets.ISO_8859_1));
      } catch (IOException e) {
        // A server may hang up on nonsense.
      }
      int answers = 0;
      for (String line : text.toString().split("\n")) {
        if (line.startsWith("HTTP/1.1 ")) {
          answers++;
        }
        if (line.startsWith("HTTP/1.1 ") && !line.startsWith("HTTP/1.1 505")) {
          assertThat(line).doesNotStartWith("HTTP/1.1 5");
        }
      }
      return answers;
    }
  }

  private byte[] request(List<String> paths, boolean last) {
    String method = pick("GET", "POST", "POST", "POST", "PUT", "DELETE", "HEAD", "BREW");
    String path = paths.get(rng.below(paths.size()));
    if (rng.below(4) == 0) {
      path +=
          pick(
              "?seat=x",
              "?seat=-1",
              "?watch=%00",
              "?all=true",
              "/..",
              "?x=%zz",
              "?config=%20",
              "//");
    }
    byte[] body = body();
    int length = rng.below(30) == 0 ? body.length + rng.below(3) : body.length;
    String head =
        method
            + " "
            + path
            + " HTTP/1.1\r\nHost: localhost\r\n"
            + (last ? "Connection: close\r\n" : "")
            + "Content-Type: "
            + pick("application/json", "application/json", "text/html", "")
            + "\r\n"
            + (rng.below(10) == 0 ? "Cookie: governor=" + noise(20) + "\r\n" : "")
            + (rng.below(20) == 0 ? "Authorization: Bearer " + noise(20) + "\r\n" : "")
            + (rng.below(20) == 0 ? "Last-Event-ID: " + noise(5) + "\r\n" : "")
            + "Content-Length: "
            + length
            + "\r\n\r\n";
    byte[] bytes = new byte[head.length() + body.length];
    System.arraycopy(head.getBytes(StandardCharsets.ISO_8859_1), 0, bytes, 0, head.length());
    System.arraycopy(body, 0, bytes, head.length(), body.length);
    if (rng.below(40) == 0) {
      bytes[rng.below(bytes.length)] = (byte) rng.below(256);
    }
    return bytes;
  }

  private byte[] body() {
    String text =
        pick(
            "{\"config\":\"sanjuan:2e players=2\"}",
            "{\"ply\":0,\"choices\":[65536]}",
            "{\"ply\":0,\"choices\":[\"take builder\"],\"seat\":0}",
            "{\"code\":\"abc\",\"name\":\"Eve\",\"seat\":1}",
            "{\"record\":\"governor-record: 1\\nconfig: sanjuan:2e\\nseed: 1\"}",
            "{\"record\":{\"format\":\"1\",\"config\":\"x\",\"seats\":[],\"choices\":[{}]}}",
            "{\"config\":\"puertorico"
                + " players=3\",\"options\":{\"clock\":\"1s\",\"watch\":\"all\"}}",
            "{\"config\":\"sanjuan:2e\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"computer\",\"level\":99}]}",
            "{\"text\":\"hello\"}",
            "{\"accept\":true}",
            "{}");
    StringBuilder mangled = new StringBuilder(text);
    for (int cuts = rng.below(3); cuts > 0 && !mangled.isEmpty(); cuts--) {
      int at = rng.below(mangled.length());
      switch (rng.below(5)) {
        case 0 -> mangled.deleteCharAt(at);
        case 1 -> mangled.insert(at, noise(3));
        case 2 -> mangled.setLength(at);
        case 3 ->
            mangled.insert(at, pick("null", "-1", "1e99", "[[", "\\u0000", "9999999999", "\"\""));
        default -> mangled.setCharAt(at, (char) rng.below(256));
      }
    }
    return mangled.toString().getBytes(StandardCharsets.ISO_8859_1);
  }

  private String pick(String... all) {
    return all[rng.below(all.length)];
  }

  private String noise(int length) {
    StringBuilder noise = new StringBuilder();
    for (int i = 0; i < length; i++) {
      noise.append((char) (33 + rng.below(94)));
    }
    return noise.toString();
  }
}
