package governor.desk;

import governor.table.OtherRules;
import governor.table.Verdict;
import java.util.LinkedHashMap;
import java.util.Map;

/** Ends a request with a status and a sentence. */
public final class Problem extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** In seconds. */
  private static final int SOON = 2;

  private final int status;
  private final int retryAfter;
  private final transient Map<String, Object> more = new LinkedHashMap<>();

  private Problem(int status, String sentence, int retryAfter) {
    super(sentence, null, false, false);
    this.status = status;
    this.retryAfter = retryAfter;
  }

  /** A refusal with this status. */
  public static Problem of(int status, String sentence) {
    return new Problem(status, sentence, 0);
  }

  /** The table is kept but cannot be played; says what clients need for a sentence of their own. */
  public static Problem otherRules(OtherRules why, boolean record) {
    Problem problem = new Problem(410, why.sentence(), 0);
    problem.more.put("type", "urn:governor:other-rules");
    problem.more.put("config", why.config());
    problem.more.put("rules", why.rules());
    problem.more.put("ours", why.ours());
    problem.more.put("choice", why.choice());
    problem.more.put("record", record);
    return problem;
  }

  public static Problem malformed(String sentence) {
    return new Problem(400, sentence, 0);
  }

  public static Problem notYours(String sentence) {
    return new Problem(403, sentence, 0);
  }

  public static Problem unknown(String sentence) {
    return new Problem(404, sentence, 0);
  }

  public static Problem stale(String sentence) {
    return new Problem(409, sentence, 0);
  }

  public static Problem tooLarge(String sentence) {
    return new Problem(413, sentence, 0);
  }

  public static Problem wrongType(String sentence) {
    return new Problem(415, sentence, 0);
  }

  public static Problem illegal(String sentence) {
    return new Problem(422, sentence, 0);
  }

  public static Problem tooMany(String sentence, int seconds) {
    return new Problem(429, sentence, seconds);
  }

  /** The database cannot be written; whoever comes back may find that it can again. */
  public static Problem unavailable(String why) {
    return new Problem(
        503, why + " So nothing can be kept at the moment; please try again soon.", SOON);
  }

  /** There is no room for one more. */
  public static Problem busy(String sentence) {
    return new Problem(503, sentence, SOON);
  }

  /** Goes on if the table agreed. */
  public static void unlessDone(Verdict verdict) {
    switch (verdict) {
      case Verdict.Do _, Verdict.Done _ -> {}
      case Verdict.Stale(String sentence) -> throw stale(sentence);
      case Verdict.Illegal(String sentence) -> throw illegal(sentence);
      case Verdict.NotYours(String sentence) -> throw notYours(sentence);
    }
  }

  public int status() {
    return status;
  }

  /** After how many seconds it may be tried again; 0 if that is not the point. */
  public int retryAfter() {
    return retryAfter;
  }

  public Map<String, Object> body() {
    Map<String, Object> body = body(status, String.valueOf(getMessage()));
    body.putAll(more);
    return body;
  }

  /** The body, as RFC 9457 has it. */
  public static Map<String, Object> body(int status, String sentence) {
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("type", "about:blank");
    body.put("title", title(status));
    body.put("status", status);
    body.put("detail", sentence);
    return body;
  }

  private static String title(int status) {
    return switch (status) {
      case 400 -> "Malformed request";
      case 403 -> "Not yours";
      case 404 -> "Unknown";
      case 405 -> "Method not allowed";
      case 409 -> "Stale";
      case 410 -> "Played by other rules";
      case 413 -> "Too large";
      case 415 -> "Unsupported media type";
      case 422 -> "Illegal";
      case 429 -> "Too many requests";
      case 503 -> "Unavailable";
      default -> status < 500 ? "Bad request" : "Internal error";
    };
  }
}
