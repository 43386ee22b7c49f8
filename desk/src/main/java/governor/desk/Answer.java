package governor.desk;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What the desk answers.
 *
 * @param status as HTTP has it
 * @param type the media type of the text
 * @param text empty where the status says it all
 * @param location where what was made can be found, below the base of the interface; or empty
 * @param retryAfter after how many seconds it may be tried again; 0 if that is not the point
 */
public record Answer(int status, String type, String text, String location, int retryAfter) {
  private static final String JSON = "application/json";

  static Answer json(@Nullable Object value) {
    return new Answer(200, JSON, Json.write(value), "", 0);
  }

  static Answer text(String text) {
    return new Answer(200, "text/plain; charset=utf-8", text, "", 0);
  }

  static Answer nothing() {
    return new Answer(204, JSON, "", "", 0);
  }

  /** Something was made, which can be found there. */
  static Answer created(String location, Object value) {
    return new Answer(201, JSON, Json.write(value), location, 0);
  }

  /** Something was begun. */
  static Answer accepted(Object value) {
    return new Answer(202, JSON, Json.write(value), "", 0);
  }

  /** A refusal in the form of RFC 9457. */
  public static Answer of(Problem problem) {
    Map<String, Object> body = new LinkedHashMap<>(problem.body());
    return new Answer(
        problem.status(), "application/problem+json", Json.write(body), "", problem.retryAfter());
  }
}
