package governor.cli.load;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;

/**
 * A connection to a server that speaks just enough HTTP to measure it: the load comes from the same
 * cores, so it must cost as little as can be. Bytes are taken for characters, since only ASCII in
 * them matters.
 */
final class Wire implements AutoCloseable {
  private static final String LENGTH = "content-length:";
  private static final String ENCODING = "transfer-encoding:";

  private final Socket socket;
  private final InputStream in;
  private final OutputStream out;
  private final String head;
  private final byte[] buffer = new byte[8192];
  private byte[] text = new byte[8192];
  private int at;
  private int end;
  private int length;
  private boolean chunked;
  private int left;

  Wire(URI server, Map<String, String> headers) throws IOException {
    socket = new Socket(server.getHost(), server.getPort() < 0 ? 80 : server.getPort());
    socket.setTcpNoDelay(true);
    in = socket.getInputStream();
    out = socket.getOutputStream();
    StringBuilder lines = new StringBuilder(" HTTP/1.1\r\nHost: " + server.getAuthority() + "\r\n");
    headers.forEach((name, value) -> lines.append(name + ": " + value + "\r\n"));
    head = lines.toString();
  }

  void get(String path) throws IOException {
    write("GET /api/v1/" + path + head + "\r\n");
  }

  /** Posts JSON; the answer need not say what has become of it. */
  void post(String path, String body, boolean minimal) throws IOException {
    write(
        "POST /api/v1/"
            + path
            + head
            + "Content-Type: application/json\r\nContent-Length: "
            + body.length()
            + (minimal ? "\r\nPrefer: return=minimal\r\n\r\n" : "\r\n\r\n")
            + body);
  }

  private void write(String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.ISO_8859_1));
    out.flush();
  }

  /** Reads the head of an answer; its status. */
  int status() throws IOException {
    String first = line();
    chunked = false;
    left = 0;
    for (String line = line(); !line.isEmpty(); line = line()) {
      if (line.regionMatches(true, 0, LENGTH, 0, LENGTH.length())) {
        left = Integer.parseInt(line.substring(LENGTH.length()).strip());
      } else if (line.regionMatches(true, 0, ENCODING, 0, ENCODING.length())) {
        chunked = line.endsWith("chunked");
      }
    }
    return Integer.parseInt(first, 9, 12, 10);
  }

  /** The rest of the answer. */
  String body() throws IOException {
    length = 0;
    while (hasMore()) {
      take(Math.min(left, end - at));
    }
    return taken();
  }

  /** The next line of an answer that keeps coming. */
  String nextLine() throws IOException {
    length = 0;
    while (hasMore()) {
      int most = Math.min(end, at + left);
      int newline = at;
      while (newline < most && buffer[newline] != '\n') {
        newline++;
      }
      take(newline - at);
      if (newline < most) {
        at++;
        left--;
        return taken();
      }
    }
    throw new EOFException("the stream has ended");
  }

  private void take(int count) {
    if (length + count > text.length) {
      text = Arrays.copyOf(text, Math.max(length + count, 2 * text.length));
    }
    System.arraycopy(buffer, at, text, length, count);
    at += count;
    left -= count;
    length += count;
  }

  private String taken() {
    return new String(text, 0, length, StandardCharsets.ISO_8859_1);
  }

  /** Whether there is more of the answer; then some of it is in the buffer. */
  private boolean hasMore() throws IOException {
    if (left == 0) {
      if (!chunked) {
        return false;
      }
      String size = line();
      left = Integer.parseInt(size.isEmpty() ? line() : size, 16);
      if (left == 0) {
        line();
        chunked = false;
        return false;
      }
    }
    if (at == end) {
      fill();
    }
    return true;
  }

  private void fill() throws IOException {
    at = 0;
    end = in.read(buffer);
    if (end < 0) {
      end = 0;
      throw new EOFException("the server has closed the connection");
    }
  }

  private String line() throws IOException {
    StringBuilder line = new StringBuilder(64);
    while (true) {
      if (at == end) {
        fill();
      }
      byte each = buffer[at++];
      if (each == '\n') {
        return line.toString();
      }
      if (each != '\r') {
        line.append((char) each);
      }
    }
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
