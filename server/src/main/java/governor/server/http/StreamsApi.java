package governor.server.http;

import governor.server.live.Hub;
import governor.server.live.LiveTable;
import governor.table.Table;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * Tables that keep telling what happens: as server-sent events for browsers, as lines of JSON for
 * programs. Each request has a virtual thread of its own that waits, and sends the newest position
 * when there is one; who reads slowly misses positions in between, but nothing of the log.
 */
final class StreamsApi {
  private static final long HEARTBEAT_MILLIS = 15_000;
  private static final int NOTHING = -1;

  private final Node node;
  private final Access access;

  StreamsApi(Node node, Access access) {
    this.node = node;
    this.access = access;
  }

  void register(RoutesConfig routes) {
    routes.get("/api/v1/tables/{id}/events", ctx -> stream(ctx, Form.EVENTS));
    routes.get("/api/v1/tables/{id}/stream", ctx -> stream(ctx, Form.LINES));
  }

  /** How a position looks on the wire. */
  private enum Form {
    EVENTS("text/event-stream", ": still here\n\n"),
    LINES("application/x-ndjson", "\n");

    private final String type;
    private final String heartbeat;

    Form(String type, String heartbeat) {
      this.type = type;
      this.heartbeat = heartbeat;
    }

    void send(OutputStream out, Sent sent) throws IOException {
      byte[] json = Json.MAPPER.writeValueAsBytes(sent);
      if (this == EVENTS) {
        out.write(bytes("event: position\nid: " + sent.position().version() + "\ndata: "));
        out.write(json);
        out.write('\n');
      } else {
        out.write(json);
      }
      out.write('\n');
      out.flush();
    }

    void beat(OutputStream out) throws IOException {
      out.write(bytes(heartbeat));
      out.flush();
    }

    private static byte[] bytes(String text) {
      return text.getBytes(StandardCharsets.UTF_8);
    }
  }

  private void stream(Context ctx, Form form) throws IOException, InterruptedException {
    LiveTable live = access.table(ctx);
    String person = access.people().of(ctx);
    int known = lastKnown(ctx);
    access.arrive(live, person);
    try (Hub.Waiter waiter = node.hub().enter(live.id())) {
      Sent first = live.lookFresh(table -> position(ctx, table, person, known));
      ctx.disableCompression();
      ctx.res().setContentType(form.type);
      ctx.res().setCharacterEncoding("UTF-8");
      ctx.res().setHeader("Cache-Control", "no-store");
      ctx.res().setHeader("X-Accel-Buffering", "no");
      OutputStream out = ctx.res().getOutputStream();
      node.presence().arrives(live, person);
      try {
        form.send(out, first);
        follow(ctx, live, person, waiter, first.position().version(), out, form);
      } finally {
        node.presence().leaves(live, person);
      }
    } catch (IOException e) {
      // The other side is gone.
    }
  }

  private void follow(
      Context ctx,
      LiveTable live,
      String person,
      Hub.Waiter waiter,
      int from,
      OutputStream out,
      Form form)
      throws IOException, InterruptedException {
    int sent = from;
    while (!node.hub().isClosed()) {
      if (waiter.await(sent, HEARTBEAT_MILLIS)) {
        int last = sent;
        Sent next = live.lookAt(last + 1, table -> position(ctx, table, person, last));
        if (next.position().version() > sent) {
          form.send(out, next);
          sent = next.position().version();
        }
      } else {
        form.beat(out);
        node.presence().still(live, person);
      }
    }
  }

  private Sent position(Context ctx, Table<?> table, String person, int known) {
    int log = known == NOTHING ? 0 : table.logKnownAt(known);
    return Sent.of(ctx, table, access.position(table, access.sight(ctx, table, person), log));
  }

  private static int lastKnown(Context ctx) {
    String id = ctx.header("Last-Event-ID");
    return id != null && id.matches("[0-9]{1,8}") ? Integer.parseInt(id) : NOTHING;
  }
}
