package governor.server.http;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import governor.table.Imagined;
import governor.table.Position;
import governor.table.Table;
import io.javalin.http.Context;

/**
 * A position as it is sent. Who is asked and wants it, by {@code imagined=true}, also gets an
 * imagined position for programs that think in positions.
 */
record Sent(
    @JsonUnwrapped Position position, @JsonInclude(JsonInclude.Include.NON_EMPTY) String imagined) {

  static Sent of(Context ctx, Table<?> table, Position position) {
    boolean wanted = "true".equals(ctx.queryParam("imagined")) && position.ask() != null;
    return new Sent(position, wanted ? Imagined.of(table) : "");
  }
}
