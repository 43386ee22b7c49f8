package governor.desk;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A request on its way through its route.
 *
 * @param path what stands in the path for each name of the route's pattern
 */
record Call(Request request, List<String> path) {
  @Nullable String query(String name) {
    return request.query().get(name);
  }

  Sender sender() {
    return request.sender();
  }

  String person() {
    return request.sender().person();
  }

  Body body() {
    return Body.of(request.body());
  }

  /** The table's id, which comes first in all paths that have one. */
  String id() {
    return path.getFirst();
  }
}
