package governor.server.http;

import governor.desk.Codes;
import governor.desk.Following;
import governor.desk.LiveTable;
import governor.desk.Problem;
import governor.server.live.Hub;
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
  private static final int RETRY_SECONDS = 10;

  private final Node node;
  private final DeskApi requests;
  private final Senders senders;
  private final Crowd crowd;

  StreamsApi(Node node, DeskApi requests, Senders senders) {
    this.node = node;
    this.requests = requests;
    this.senders = senders;
    this.crowd = new Crowd(node.gates().streams(), node.gates().streamsEach());
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

    void send(OutputStream out, Following.Told told) throws IOException {
      byte[] json = bytes(told.text());
      if (this == EVENTS) {
        out.write(bytes("event: position\nid: " + told.version() + "\ndata: "));
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
    // A program of the host's may have any number; each counts for itself.
    String address = senders.isUnlimited(ctx) ? "stream " + Codes.random(9) : senders.network(ctx);
    switch (crowd.enter(address)) {
      case IN -> {
        try {
          let(ctx, form);
        } finally {
          crowd.leave(address);
        }
      }
      case FULL ->
          throw Problem.busy("This server serves as many streams as it can bear; try again soon.");
      case TOO_MANY_OF_THEM ->
          throw Problem.tooMany(
              "There are %d streams to your address already; close a table first."
                  .formatted(crowd.mostEach()),
              RETRY_SECONDS);
    }
  }

  private void let(Context ctx, Form form) throws IOException, InterruptedException {
    Following following = node.desk().follow(ctx.pathParam("id"), requests.request(ctx));
    LiveTable live = following.table();
    int known = lastKnown(ctx);
    try (Hub.Waiter waiter = node.hub().enter(live.id())) {
      Following.Told first = following.now(known);
      ctx.disableCompression();
      ctx.res().setContentType(form.type);
      ctx.res().setCharacterEncoding("UTF-8");
      ctx.res().setHeader("Cache-Control", "no-store");
      ctx.res().setHeader("X-Accel-Buffering", "no");
      OutputStream out = ctx.res().getOutputStream();
      node.presence().arrives(live, following.person());
      try {
        if (first.version() == known) {
          // Nothing has happened since; the other side only learns that it is heard.
          form.beat(out);
        } else {
          form.send(out, first);
        }
        follow(ctx, following, waiter, first.version(), out, form);
      } finally {
        node.presence().leaves(live, following.person());
      }
    } catch (IOException e) {
      // The other side is gone.
    }
  }

  private void follow(
      Context ctx, Following following, Hub.Waiter waiter, int from, OutputStream out, Form form)
      throws IOException, InterruptedException {
    int sent = from;
    while (!node.hub().isClosed()) {
      boolean moved = waiter.await(sent);
      if (!senders.isStill(ctx, following.person())) {
        return;
      }
      if (moved) {
        Following.Told next = following.after(sent);
        if (next.version() > sent) {
          form.send(out, next);
          sent = next.version();
        }
      } else {
        form.beat(out);
        node.presence().still(following.table(), following.person());
      }
    }
  }

  /** The version that the other side has seen last, by the header of server-sent events. */
  private static int lastKnown(Context ctx) {
    String id = ctx.header("Last-Event-ID");
    return id != null && id.matches("[0-9]{1,8}") ? Integer.parseInt(id) : Following.NOTHING;
  }
}
