package governor.server.http;

import io.javalin.http.Context;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.json.JsonMapper;

/** How JSON is read and written. */
final class Json {
  private static final int DEEPEST = 32;

  static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder().maxNestingDepth(DEEPEST).build())
                  .build())
          .build();

  private Json() {}

  static void send(Context ctx, Object value) {
    ctx.contentType("application/json").result(MAPPER.writeValueAsBytes(value));
  }
}
