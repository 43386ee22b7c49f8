package governor.desk;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * One thing that can be asked of the desk.
 *
 * @param pattern its path, with {@code {name}} for what varies
 * @param longestBody how many bytes the body may have; 0 for none
 */
public record Route(
    String method, String pattern, int longestBody, Function<Call, Answer> handler) {
  static Route get(String pattern, Function<Call, Answer> handler) {
    return new Route("GET", pattern, 0, handler);
  }

  static Route post(String pattern, int longestBody, Function<Call, Answer> handler) {
    return new Route("POST", pattern, longestBody, handler);
  }

  /** What stands in the path for each name of the pattern, in order; nothing if it does not fit. */
  Optional<List<String>> match(List<String> path) {
    List<String> parts = parts(pattern);
    if (parts.size() != path.size()) {
      return Optional.empty();
    }
    List<String> found = new java.util.ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      if (parts.get(i).startsWith("{")) {
        found.add(path.get(i));
      } else if (!parts.get(i).equals(path.get(i))) {
        return Optional.empty();
      }
    }
    return Optional.of(found);
  }

  static List<String> parts(String path) {
    return List.of(path.substring(path.startsWith("/") ? 1 : 0).split("/", -1));
  }
}
