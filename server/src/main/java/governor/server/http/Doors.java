package governor.server.http;

import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.component.Container;
import org.eclipse.jetty.util.component.LifeCycle;

/**
 * Counts connections, and closes those of clients that send a request byte by byte. Whoever has too
 * many is told so before the connection is closed.
 */
final class Doors implements Connection.Listener {
  private static final long LOOK_MILLIS = 1_000;
  private static final long IDLE_MILLIS = 30_000;

  /** How far a connection had come when a request or an answer was last through. */
  private static final class Progress {
    /** Kept, since a connection that is closed does not know it any more. */
    private final String address;

    private long messages;
    private long bytes;
    private long since = System.nanoTime();

    private Progress(String address) {
      this.address = address;
    }
  }

  private final Networks proxies;
  private final Crowd crowd;
  private final long longestNanos;
  private final Map<Connection, Progress> open = new ConcurrentHashMap<>();
  private volatile boolean closed;

  Doors(Gates gates) {
    this.proxies = gates.proxies();
    this.crowd = new Crowd(gates.connections(), gates.connectionsEach());
    this.longestNanos = TimeUnit.SECONDS.toNanos(gates.requestSeconds());
  }

  static void configure(HttpConfiguration config) {
    config.setIdleTimeout(IDLE_MILLIS);
  }

  /** Watches the doors of this server from its start to its end. */
  void watch(Server server) {
    server.addEventListener(
        new LifeCycle.Listener() {
          @Override
          public void lifeCycleStarting(LifeCycle event) {
            for (Connector connector : server.getConnectors()) {
              ((Container) connector).addBean(Doors.this);
            }
          }

          @Override
          public void lifeCycleStarted(LifeCycle event) {
            Thread.ofVirtual().name("doors").start(Doors.this::look);
          }

          @Override
          public void lifeCycleStopping(LifeCycle event) {
            closed = true;
          }
        });
  }

  int size() {
    return crowd.size();
  }

  @Override
  public void onOpened(Connection connection) {
    String address = address(connection);
    switch (crowd.enter(address)) {
      case IN -> open.put(connection, new Progress(address));
      case FULL ->
          refuse(connection, "This server has as many connections as it can bear; try again soon.");
      case TOO_MANY_OF_THEM ->
          refuse(connection, "There are too many connections from your address; close some.");
    }
  }

  /** Proxies stand for many, and each connection counts for itself. */
  private String address(Connection connection) {
    SocketAddress remote = connection.getEndPoint().getRemoteSocketAddress();
    String address =
        remote instanceof InetSocketAddress inet && inet.getAddress() != null
            ? inet.getAddress().getHostAddress()
            : "";
    return proxies.has(address)
        ? address + " " + System.identityHashCode(connection)
        : Networks.ofHolder(address);
  }

  private static void refuse(Connection connection, String sentence) {
    String answer =
        """
        HTTP/1.1 503 Service Unavailable\r
        Content-Type: text/plain; charset=utf-8\r
        Retry-After: 5\r
        Connection: close\r
        Content-Length: %d\r
        \r
        %s
        """
            .formatted(sentence.length() + 1, sentence);
    ByteBuffer bytes = ByteBuffer.wrap(answer.getBytes(StandardCharsets.US_ASCII));
    connection.getEndPoint().write(Callback.from(connection::close), bytes);
  }

  @Override
  public void onClosed(Connection connection) {
    Progress progress = open.remove(connection);
    if (progress != null) {
      crowd.leave(progress.address);
    }
  }

  private void look() {
    while (!closed) {
      try {
        Thread.sleep(LOOK_MILLIS);
      } catch (InterruptedException e) {
        return;
      }
      open.forEach(this::look);
    }
  }

  /** What has begun to come and is not there after a while is not waited for any longer. */
  private void look(Connection connection, Progress progress) {
    long messages = connection.getMessagesIn() + connection.getMessagesOut();
    long bytes = connection.getBytesIn();
    long now = System.nanoTime();
    if (messages != progress.messages) {
      progress.messages = messages;
      progress.bytes = bytes;
      progress.since = now;
    } else if (bytes == progress.bytes) {
      // Nothing has begun: a connection at rest, or a stream that is read.
      progress.since = now;
    } else if (now - progress.since > longestNanos) {
      connection.getEndPoint().close();
    }
  }
}
