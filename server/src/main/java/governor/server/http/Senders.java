package governor.server.http;

import governor.desk.Counted;
import governor.desk.Sender;
import governor.server.live.Whereabouts;
import io.javalin.http.Context;

/** Who sends the requests that come over HTTP, and how much of what they may do. */
final class Senders {
  private final People people;
  private final Limits limits;
  private final Networks proxies;
  private final Whereabouts whereabouts;

  Senders(People people, Node node) {
    this.people = people;
    this.limits = node.limits();
    this.proxies = node.gates().proxies();
    this.whereabouts = node.whereabouts();
  }

  /** The sender of this request. */
  Sender of(Context ctx) {
    return new Sender() {
      @Override
      public String person() {
        return known(ctx, people.of(ctx));
      }

      @Override
      public String place() {
        String person = people.of(ctx);
        return person.isEmpty() ? address(ctx) : "person " + person;
      }

      @Override
      public String personOrNew() {
        return known(ctx, people.orNew(ctx));
      }

      @Override
      public void count(Counted what) {
        Senders.this.count(ctx, Limits.Kind.of(what));
      }
    };
  }

  private String known(Context ctx, String person) {
    if (!person.isEmpty()) {
      whereabouts.came(person, address(ctx));
    }
    return person;
  }

  /** Counts what somebody does, by where they are and, if they are known, by who they are. */
  void count(Context ctx, Limits.Kind kind) {
    limits.take(kind, address(ctx));
    String person = people.of(ctx);
    if (!person.isEmpty()) {
      limits.take(kind, "person " + person);
    }
  }

  /** Counts by where somebody is alone. */
  void countAddress(Context ctx, Limits.Kind kind) {
    limits.take(kind, address(ctx));
  }

  /** Where a request comes from; only named proxies are believed when they say who is behind. */
  String address(Context ctx) {
    String address = ctx.ip();
    String forwarded = ctx.header("X-Forwarded-For");
    if (forwarded == null) {
      return address;
    }
    // Each proxy adds the address that it saw; what stands before an unknown one is hearsay.
    String[] path = forwarded.split(",");
    for (int i = path.length - 1; i >= 0 && proxies.has(address); i--) {
      address = path[i].strip();
    }
    return address;
  }
}
