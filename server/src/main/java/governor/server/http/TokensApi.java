package governor.server.http;

import governor.desk.Json;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Map;

/** Gives programs a token to be known by; a page has its cookie. */
final class TokensApi {
  private final People people;
  private final Senders senders;

  TokensApi(People people, Senders senders) {
    this.people = people;
    this.senders = senders;
  }

  void register(RoutesConfig routes) {
    routes.post(DeskApi.BASE + "/tokens", this::give);
  }

  private void give(Context ctx) {
    senders.count(ctx, Limits.Kind.TOKEN);
    ctx.status(201)
        .contentType("application/json")
        .result(Json.write(Map.of("token", people.newToken())));
  }
}
