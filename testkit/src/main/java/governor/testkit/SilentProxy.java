package governor.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Stands between a server and its database and can fall silent, as a network does that drops
 * packets: nothing comes through, and no connection is closed. A connection that was there during
 * the silence stays silent for ever, as one does that a router has forgotten; only new ones work.
 */
public final class SilentProxy implements AutoCloseable {
  private final ServerSocket door;
  private final int target;
  private final Set<Line> lines = ConcurrentHashMap.newKeySet();
  private volatile boolean silent;

  /** One connection: both ends, and whether it has been cut off. */
  private static final class Line {
    private final Socket near;
    private final Socket far;
    private volatile boolean dead;

    private Line(Socket near, Socket far) {
      this.near = near;
      this.far = far;
    }

    private void pump(Socket from, Socket to) {
      byte[] bytes = new byte[8192];
      try {
        InputStream in = from.getInputStream();
        OutputStream out = to.getOutputStream();
        for (int read = in.read(bytes); read >= 0; read = in.read(bytes)) {
          if (!dead) {
            out.write(bytes, 0, read);
          }
        }
      } catch (IOException e) {
        // One end has gone, which the other is told below.
      }
      if (!dead) {
        close();
      }
    }

    private void close() {
      try (near;
          far) {
        dead = true;
      } catch (IOException e) {
        // Nothing more can be done.
      }
    }
  }

  private SilentProxy(ServerSocket door, int target) {
    this.door = door;
    this.target = target;
    Thread.ofVirtual().start(this::accept);
  }

  /** To a port of this machine. */
  public static SilentProxy to(int target) {
    try {
      return new SilentProxy(new ServerSocket(0, 50, InetAddress.getLoopbackAddress()), target);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void accept() {
    while (!door.isClosed()) {
      try {
        Socket near = door.accept();
        Socket far = new Socket(InetAddress.getLoopbackAddress(), target);
        Line line = new Line(near, far);
        line.dead = silent;
        lines.add(line);
        Thread.ofVirtual().start(() -> line.pump(near, far));
        Thread.ofVirtual().start(() -> line.pump(far, near));
      } catch (IOException e) {
        // The door is closed, or the database is away.
      }
    }
  }

  public int port() {
    return door.getLocalPort();
  }

  /** Lets nothing through from now on. */
  public void fallSilent() {
    silent = true;
    lines.forEach(line -> line.dead = true);
  }

  /** Lets new connections through. */
  public void speak() {
    silent = false;
  }

  @Override
  public void close() {
    try {
      door.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    lines.forEach(Line::close);
  }
}
