package governor.desk;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Something that is asked of the desk.
 *
 * @param path below the base of the interface, such as {@code /tables/k3f/choices}
 * @param query its parameters; {@code return} is what HTTP has as a preference, {@code format} the
 *     wanted form where there are several
 * @param body the text of a JSON object; empty for questions
 */
public record Request(
    String method, String path, Map<String, String> query, String body, Sender sender) {
  public Request {
    query = Collections.unmodifiableMap(new LinkedHashMap<>(query));
  }
}
