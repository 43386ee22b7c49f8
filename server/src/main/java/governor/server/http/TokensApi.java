package governor.server.http;

import governor.desk.Body;
import governor.desk.Json;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Map;

/** Gives programs a token to be known by; a page has its cookie. */
final class TokensApi {
  private static final int LONGEST_BODY = 200;

  private final People people;
  private final Senders senders;

  TokensApi(People people, Senders senders) {
    this.people = people;
    this.senders = senders;
  }

  void register(RoutesConfig routes) {
    routes.post(DeskApi.BASE + "/tokens", this::give);
  }

  private static String code(Context ctx) {
    return Body.of(DeskApi.body(ctx, LONGEST_BODY)).text("code", "", LONGEST_BODY).strip();
  }

  private void give(Context ctx) {
    senders.count(ctx, Limits.Kind.TOKEN);
    ctx.status(201)
        .contentType("application/json")
        .result(Json.write(Map.of("token", people.newToken(code(ctx)))));
  }
}
