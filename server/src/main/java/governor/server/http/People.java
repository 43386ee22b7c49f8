package governor.server.http;

import governor.desk.Codes;
import governor.desk.Problem;
import governor.server.store.Store;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Who sends a request: browsers by a cookie, programs by a bearer token. Only hashes of tokens are
 * kept.
 */
final class People {
  private static final String COOKIE = "governor";
  private static final String BEARER = "Bearer ";
  private static final int TEN_YEARS = 10 * 365 * 24 * 3600;
  private static final int LONGEST_TOKEN = 100;
  private static final int MOST_KNOWN = 20_000;

  private final Store store;
  private final Map<String, String> known = new ConcurrentHashMap<>();

  People(Store store) {
    this.store = store;
  }

  /** The person who sends this, or empty if nobody known. */
  String of(Context ctx) {
    String known = ctx.attribute(COOKIE);
    if (known != null) {
      return known;
    }
    String person = token(ctx).map(token -> person(hash(token))).orElse("");
    if (!person.isEmpty()) {
      ctx.attribute(COOKIE, person);
    }
    return person;
  }

  /** Tokens never change hands, so that who is known need not be asked for again. */
  private String person(String hash) {
    String person = known.get(hash);
    if (person != null) {
      return person;
    }
    String found = store.person(hash).orElse("");
    if (!found.isEmpty()) {
      if (known.size() >= MOST_KNOWN) {
        known.clear();
      }
      known.put(hash, found);
    }
    return found;
  }

  /** The token as it was sent, for counting requests. */
  static Optional<String> token(Context ctx) {
    String header = ctx.header("Authorization");
    String token =
        header != null && header.startsWith(BEARER)
            ? header.substring(BEARER.length()).strip()
            : ctx.cookie(COOKIE);
    return token == null || token.isEmpty() || token.length() > LONGEST_TOKEN
        ? Optional.empty()
        : Optional.of(token);
  }

  /** The person who sends this; a browser that is not known yet gets a cookie. */
  String orNew(Context ctx) {
    String person = of(ctx);
    if (!person.isEmpty()) {
      return person;
    }
    if (ctx.header("Authorization") != null) {
      throw Problem.notYours("This token is not known; POST /api/v1/tokens gives one.");
    }
    String token = Codes.random(24);
    String fresh = add(token);
    ctx.cookie(new Cookie(COOKIE, token, "/", TEN_YEARS, isSecure(ctx), true, null, SameSite.LAX));
    return fresh;
  }

  /** Behind a proxy that ends encryption the browser still speaks it. */
  private static boolean isSecure(Context ctx) {
    return ctx.req().isSecure() || "https".equals(ctx.header("X-Forwarded-Proto"));
  }

  /** A new person with a token for a program. */
  String newToken() {
    String token = Codes.random(24);
    add(token);
    return token;
  }

  private String add(String token) {
    String person = Codes.random(12);
    store.addPerson(person, hash(token));
    return person;
  }

  private static String hash(String token) {
    try {
      MessageDigest sha = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(sha.digest(token.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
