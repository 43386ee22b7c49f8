package governor.server.http;

import governor.desk.Problem;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.net.URI;
import java.net.URISyntaxException;

/** What every request must pass and every answer carries. */
final class Guard {
  private final String contentPolicy;

  private final Senders senders;

  /** Where the addresses begin that are answered for programs and the app. */
  private final String api;

  Guard(String scriptHashes, Senders senders, String folder) {
    this.api = folder + "/api/";
    this.senders = senders;
    contentPolicy =
        "default-src 'none'; script-src 'self'"
            + scriptHashes
            + "; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self';"
            + " worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none';"
            + " frame-ancestors 'none'";
  }

  void before(Context ctx) {
    ctx.header("Content-Security-Policy", contentPolicy);
    ctx.header("X-Content-Type-Options", "nosniff");
    ctx.header("Referrer-Policy", "no-referrer");
    ctx.header("X-Frame-Options", "DENY");
    ctx.header("Cross-Origin-Opener-Policy", "same-origin");
    ctx.header("Cross-Origin-Resource-Policy", "same-origin");
    ctx.header("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
    if (ctx.path().startsWith(api)) {
      ctx.header("Cache-Control", "no-store");
      senders.count(ctx, Limits.Kind.REQUEST);
    }
    if (!ctx.method().equals(HandlerType.GET) && !ctx.method().equals(HandlerType.HEAD)) {
      checkOrigin(ctx);
      checkType(ctx);
    }
  }

  /** Other sites may not act in the name of somebody who looks at them. */
  private static void checkOrigin(Context ctx) {
    String origin = ctx.header("Origin");
    if (origin == null) {
      return;
    }
    String host = ctx.header("Host");
    try {
      if (host != null && host.equalsIgnoreCase(new URI(origin).getRawAuthority())) {
        return;
      }
    } catch (URISyntaxException e) {
      // Then it is not ours.
    }
    throw Problem.notYours("Requests from other sites are not taken.");
  }

  private static void checkType(Context ctx) {
    String type = ctx.contentType();
    if (type == null || !type.split(";", 2)[0].strip().equalsIgnoreCase("application/json")) {
      throw Problem.wrongType("The content type must be application/json.");
    }
  }
}
