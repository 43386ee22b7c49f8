package governor.server.http;

import governor.desk.Answer;
import governor.desk.Desk;
import governor.desk.Problem;
import governor.desk.Request;
import governor.desk.Route;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The desk's routes over HTTP. */
final class DeskApi {
  static final String BASE = "/api/v1";
  private static final Pattern NAME = Pattern.compile("\\{([a-z]+)}");

  private final Desk desk;
  private final Senders senders;

  DeskApi(Desk desk, Senders senders) {
    this.desk = desk;
    this.senders = senders;
  }

  void register(RoutesConfig routes) {
    for (Route route : desk.routes()) {
      List<String> names = names(route.pattern());
      routes.addHttpHandler(
          route.method().equals("GET") ? HandlerType.GET : HandlerType.POST,
          BASE + route.pattern(),
          ctx -> send(ctx, desk.answer(route, path(ctx, names), request(ctx, route))));
    }
  }

  private static List<String> names(String pattern) {
    List<String> names = new ArrayList<>();
    Matcher matcher = NAME.matcher(pattern);
    while (matcher.find()) {
      names.add(matcher.group(1));
    }
    return names;
  }

  private static List<String> path(Context ctx, List<String> names) {
    return names.stream().map(ctx::pathParam).toList();
  }

  private Request request(Context ctx, Route route) {
    String body = route.longestBody() == 0 ? "" : body(ctx, route.longestBody());
    return new Request(route.method(), ctx.path(), query(ctx), body, senders.of(ctx));
  }

  /** The request of somebody who wants to follow a table. */
  Request request(Context ctx) {
    return new Request(ctx.method().name(), ctx.path(), query(ctx), "", senders.of(ctx));
  }

  /** The parameters, and what HTTP says in headers and the desk knows as parameters. */
  private static Map<String, String> query(Context ctx) {
    Map<String, String> query = new HashMap<>();
    ctx.queryParamMap()
        .forEach(
            (name, values) -> values.stream().findFirst().ifPresent(it -> query.put(name, it)));
    String prefer = ctx.header("Prefer");
    if (prefer != null && prefer.startsWith("return=")) {
      query.put("return", prefer.substring("return=".length()));
    }
    String accept = ctx.header("Accept");
    if (accept != null && accept.contains("application/json")) {
      query.putIfAbsent("format", "json");
    }
    return query;
  }

  static String body(Context ctx, int longest) {
    if (ctx.req().getContentLengthLong() > longest) {
      throw tooLarge(longest);
    }
    try (InputStream in = ctx.req().getInputStream()) {
      byte[] bytes = in.readNBytes(longest + 1);
      if (bytes.length > longest) {
        throw tooLarge(longest);
      }
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw Problem.malformed("The body is not JSON.");
    } catch (IOException e) {
      throw Problem.malformed("The body could not be read.");
    }
  }

  private static Problem tooLarge(int longest) {
    return Problem.tooLarge("The body may have at most " + longest + " bytes.");
  }

  static void send(Context ctx, Answer answer) {
    ctx.status(answer.status());
    if (answer.retryAfter() > 0) {
      ctx.header("Retry-After", Integer.toString(answer.retryAfter()));
    }
    if (!answer.location().isEmpty()) {
      ctx.header("Location", ctx.contextPath() + BASE + answer.location());
    }
    if (!answer.text().isEmpty()) {
      ctx.contentType(answer.type()).result(answer.text().getBytes(StandardCharsets.UTF_8));
    }
  }
}
