package governor.cli.load;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * A connection to a server that speaks just enough HTTP to measure it: the load comes from the same
 * cores, so it must cost as little as can be. Texts are taken byte by byte, since only ASCII in
 * them matters.
 */
final class Wire implements AutoCloseable {
  private final Socket socket;
  private final InputStream in;
  private final OutputStream out;
  private final String head;
  private boolean chunked;
  private int left;

  Wire(URI server, String token) throws IOException {
    socket = new Socket(server.getHost(), server.getPort());
    socket.setTcpNoDelay(true);
    in = new BufferedInputStream(socket.getInputStream(), 4096);
    out = socket.getOutputStream();
    head =
        " HTTP/1.1\r\nHost: "
            + server.getAuthority()
            + "\r\nAuthorization: Bearer "
            + token
            + "\r\n";
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
      String header = line.toLowerCase(Locale.ROOT);
      if (header.startsWith("content-length:")) {
        left = Integer.parseInt(header.substring(15).strip());
      } else if (header.startsWith("transfer-encoding:")) {
        chunked = header.contains("chunked");
      }
    }
    return Integer.parseInt(first.substring(9, 12));
  }

  /** The rest of the answer. */
  String body() throws IOException {
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    for (int each = next(); each >= 0; each = next()) {
      body.write(each);
    }
    return body.toString(StandardCharsets.ISO_8859_1);
  }

  /** The next line of an answer that keeps coming. */
  String nextLine() throws IOException {
    ByteArrayOutputStream body = new ByteArrayOutputStream(8192);
    for (int each = next(); each != '\n'; each = next()) {
      if (each < 0) {
        throw new EOFException("the stream has ended");
      }
      body.write(each);
    }
    return body.toString(StandardCharsets.ISO_8859_1);
  }

  private int next() throws IOException {
    if (left == 0) {
      if (!chunked) {
        return -1;
      }
      String size = line();
      left = Integer.parseInt(size.isEmpty() ? line() : size, 16);
      if (left == 0) {
        line();
        chunked = false;
        return -1;
      }
    }
    left--;
    int each = in.read();
    if (each < 0) {
      throw new EOFException("the server has closed the connection");
    }
    return each;
  }

  private String line() throws IOException {
    StringBuilder line = new StringBuilder(64);
    for (int each = in.read(); each != '\n'; each = in.read()) {
      if (each < 0) {
        throw new EOFException("the server has closed the connection");
      }
      if (each != '\r') {
        line.append((char) each);
      }
    }
    return line.toString();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
