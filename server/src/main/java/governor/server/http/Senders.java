package governor.server.http;

import governor.desk.Codes;
import governor.desk.Counted;
import governor.desk.Problem;
import governor.desk.Sender;
import governor.server.live.Whereabouts;
import io.javalin.http.Context;
import java.util.Collections;
import java.util.List;

/** Who sends the requests that come over HTTP, and how much of what they may do. */
final class Senders {
  /** How the host's own programs say that there are no limits for them. */
  private static final String UNLIMITED = "Unlimited-Token";

  private final People people;
  private final Limits limits;
  private final Networks proxies;
  private final Whereabouts whereabouts;
  private final String unlimitedToken;

  Senders(People people, Node node) {
    this.people = people;
    this.limits = node.limits();
    this.proxies = node.gates().proxies();
    this.whereabouts = node.whereabouts();
    this.unlimitedToken = node.house().unlimitedToken();
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
        return person.isEmpty() ? network(ctx) : "person " + person;
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

  /** Whether a request that goes on comes from whom it did at its beginning. */
  boolean isStill(Context ctx, String person) {
    return person.isEmpty() || people.isStill(ctx, person);
  }

  private String known(Context ctx, String person) {
    if (!person.isEmpty()) {
      whereabouts.came(person, network(ctx));
    }
    return person;
  }

  /** Counts what somebody does, by where they are and, if they are known, by who they are. */
  void count(Context ctx, Limits.Kind kind) {
    if (isUnlimited(ctx)) {
      return;
    }
    limits.take(kind, network(ctx));
    String person = people.of(ctx);
    if (!person.isEmpty()) {
      limits.take(kind, "person " + person);
    }
  }

  /** Whether this comes from a program of the host's, for which there are no limits. */
  boolean isUnlimited(Context ctx) {
    String given = ctx.header(UNLIMITED);
    if (given == null || ctx.attribute(UNLIMITED) != null) {
      return given != null;
    }
    if (!knows(ctx, unlimitedToken, given.strip())) {
      throw Problem.notYours("This is not the token of this server that lifts limits.");
    }
    ctx.attribute(UNLIMITED, true);
    return true;
  }

  /**
   * Whether somebody knows a secret of the host's. Wrong guesses are counted, and after too many
   * the right one is not taken either, so that nobody can try many.
   */
  boolean knows(Context ctx, String secret, String given) {
    limits.check(Limits.Kind.GUESS, network(ctx));
    boolean right = !secret.isEmpty() && Codes.same(given, secret);
    if (!right) {
      limits.take(Limits.Kind.GUESS, network(ctx));
    }
    return right;
  }

  /** What is counted as one place: an address, or the network in which its holder may take any. */
  String network(Context ctx) {
    return Networks.ofHolder(address(ctx));
  }

  /** Where a request comes from; only named proxies are believed when they say who is behind. */
  String address(Context ctx) {
    String address = ctx.ip();
    List<String> forwarded = Collections.list(ctx.req().getHeaders("X-Forwarded-For"));
    if (forwarded.isEmpty()) {
      return address;
    }
    // Each proxy adds the address that it saw, some as a line of its own; what stands before an
    // unknown one is hearsay.
    String[] path = String.join(",", forwarded).split(",");
    for (int i = path.length - 1; i >= 0 && proxies.has(address); i--) {
      address = path[i].strip();
    }
    return address;
  }
}
