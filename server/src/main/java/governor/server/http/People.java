package governor.server.http;

import com.github.benmanes.caffeine.cache.Caffeine;
import governor.desk.Codes;
import governor.desk.Problem;
import governor.server.store.Persons;
import governor.server.store.Unavailable;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;

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

  /** So long after it happened, who was banned or has a new token is noticed everywhere. */
  private static final Duration KNOWN = Duration.ofSeconds(10);

  /** How somebody tells the code of a server for invited people. */
  private static final String PAGE = "enter it at /account.";

  private static final String PROGRAM =
      "send it as \"code\"; Governor's own programs take it from GOVERNOR_INVITE_CODE.";

  private final Persons persons;
  private final String inviteCode;

  /** Where cookies are sent back. */
  private final String path;

  private final Map<String, Persons.Known> known =
      Caffeine.newBuilder()
          .maximumSize(MOST_KNOWN)
          .expireAfterWrite(KNOWN)
          .<String, Persons.Known>build()
          .asMap();

  People(Node node) {
    this.persons = node.store().persons();
    this.inviteCode = node.house().inviteCode();
    this.path = node.house().folder() + "/";
  }

  /** The person who sends this, or empty if nobody known. */
  String of(Context ctx) {
    String before = ctx.attribute(COOKIE);
    if (before != null) {
      return before;
    }
    Optional<Persons.Known> found = token(ctx).flatMap(token -> person(hash(token)));
    if (found.isEmpty()) {
      return "";
    }
    long until = found.get().bannedUntil();
    if (until > System.currentTimeMillis()) {
      throw Problem.notYours(
          "The host of this server has banned you until %s."
              .formatted(Instant.ofEpochMilli(until).truncatedTo(ChronoUnit.MINUTES)));
    }
    ctx.attribute(COOKIE, found.get().id());
    return found.get().id();
  }

  /**
   * Whether this was sent by somebody who is still that person: their token may have been given up
   * since then, or they may have been banned. Nobody is doubted while that cannot be read.
   */
  boolean isStill(Context ctx, String person) {
    try {
      Optional<Persons.Known> found = token(ctx).flatMap(token -> person(hash(token)));
      return found
          .filter(each -> each.bannedUntil() <= System.currentTimeMillis())
          .map(Persons.Known::id)
          .orElse("")
          .equals(person);
    } catch (Unavailable e) {
      return true;
    }
  }

  private Optional<Persons.Known> person(String hash) {
    Persons.Known met = known.get(hash);
    if (met != null) {
      return Optional.of(met);
    }
    Optional<Persons.Known> found = persons.find(hash);
    found.ifPresent(each -> known.put(hash, each));
    return found;
  }

  private static Optional<String> token(Context ctx) {
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
    checkInvited("", PAGE);
    return come(ctx);
  }

  private void checkInvited(String code, String how) {
    if (!inviteCode.isEmpty() && !Codes.same(code, inviteCode)) {
      throw Problem.notYours(
          code.isEmpty()
              ? "This server is for invited people; ask its host for the code and " + how
              : "This is not the code of this server; ask its host.");
    }
  }

  /** Somebody comes with the host's code. */
  void enter(Context ctx, String code) {
    checkInvited(code, PAGE);
    if (of(ctx).isEmpty()) {
      come(ctx);
    }
  }

  private String come(Context ctx) {
    String token = Codes.random(24);
    String fresh = add(token);
    give(ctx, token);
    ctx.attribute(COOKIE, fresh);
    return fresh;
  }

  private void give(Context ctx, String token) {
    ctx.cookie(new Cookie(COOKIE, token, path, TEN_YEARS, isSecure(ctx), true, null, SameSite.LAX));
  }

  /** Behind a proxy that ends encryption the browser still speaks it. */
  private static boolean isSecure(Context ctx) {
    return ctx.req().isSecure() || "https".equals(ctx.header("X-Forwarded-Proto"));
  }

  /** This browser is from now on that person's. */
  void addDevice(Context ctx, String person) {
    String token = Codes.random(24);
    persons.addToken(person, hash(token));
    give(ctx, token);
  }

  /** No other device is that person's any more. */
  void renew(Context ctx, String person) {
    String token = Codes.random(24);
    persons.renew(person, hash(token));
    known.clear();
    give(ctx, token);
  }

  /** This browser is nobody's. */
  void forget(Context ctx) {
    known.clear();
    ctx.removeCookie(COOKIE, path);
  }

  /** A new person with a token for a program; with the host's code where that is needed. */
  String newToken(String code) {
    checkInvited(code, PROGRAM);
    String token = Codes.random(24);
    add(token);
    return token;
  }

  private String add(String token) {
    String person = Codes.random(12);
    persons.add(person, hash(token));
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
