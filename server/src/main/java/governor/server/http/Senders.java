package governor.server.http;

import governor.desk.Counted;
import governor.desk.Sender;
import io.javalin.http.Context;

/** Who sends the requests that come over HTTP, and how much of what they may do. */
final class Senders {
  private final People people;
  private final Limits limits;
  private final boolean behindProxy;

  Senders(People people, Limits limits, boolean behindProxy) {
    this.people = people;
    this.limits = limits;
    this.behindProxy = behindProxy;
  }

  /** The sender of this request. */
  Sender of(Context ctx) {
    return new Sender() {
      @Override
      public String person() {
        return people.of(ctx);
      }

      @Override
      public String personOrNew() {
        return people.orNew(ctx);
      }

      @Override
      public void count(Counted what) {
        Senders.this.count(ctx, Limits.Kind.of(what));
      }
    };
  }

  /** Counts what somebody does, by where they are and, if they are known, by who they are. */
  void count(Context ctx, Limits.Kind kind) {
    limits.take(kind, address(ctx));
    String person = people.of(ctx);
    if (!person.isEmpty()) {
      limits.take(kind, "person " + person);
    }
  }

  /** Where a request comes from; a proxy in front, if there is one, says who is behind it. */
  private String address(Context ctx) {
    String forwarded = behindProxy ? ctx.header("X-Forwarded-For") : null;
    if (forwarded == null) {
      return ctx.ip();
    }
    // The last address is the one that our own proxy saw.
    return forwarded.substring(forwarded.lastIndexOf(',') + 1).strip();
  }
}
