package governor.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Somebody with a browser or a program: keeps a cookie, and checks every answer's form. */
final class Client {
  static final JsonMapper JSON = new JsonMapper();
  private static final HttpClient HTTP = HttpClient.newHttpClient();
  private static final Schema SCHEMA = Schema.load();

  private final String base;
  private final Map<String, String> headers = new LinkedHashMap<>();

  Client(int port) {
    base = "http://127.0.0.1:" + port;
  }

  /** The same person at another node. */
  Client at(int port) {
    Client other = new Client(port);
    other.headers.putAll(headers);
    return other;
  }

  Client with(String name, String value) {
    headers.put(name, value);
    return this;
  }

  Answer get(String path) {
    return send("GET", path, HttpRequest.BodyPublishers.noBody());
  }

  Answer post(String path, String body) {
    return send("POST", path, HttpRequest.BodyPublishers.ofString(body));
  }

  private Answer send(String method, String path, HttpRequest.BodyPublisher body) {
    try {
      HttpResponse<String> response =
          HTTP.send(
              request(path).method(method, body).build(), HttpResponse.BodyHandlers.ofString());
      response.headers().firstValue("Set-Cookie").ifPresent(this::keep);
      Answer answer =
          new Answer(
              response.statusCode(), response.headers(), response.body(), json(response.body()));
      SCHEMA.check(method, path, answer);
      return answer;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private void keep(String cookie) {
    headers.put("Cookie", cookie.split(";", 2)[0]);
  }

  private HttpRequest.Builder request(String path) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(base + (path.startsWith("/") ? path : "/api/v1/" + path)))
            .header("Content-Type", "application/json")
            .header("Prefer", "return=representation");
    headers.forEach(request::setHeader);
    return request;
  }

  /** A stream that stays open. */
  InputStream open(String path) {
    try {
      HttpResponse<InputStream> response =
          HTTP.send(request(path).build(), HttpResponse.BodyHandlers.ofInputStream());
      assertThat(response.statusCode()).isEqualTo(200);
      return response.body();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static JsonNode json(String text) {
    return text.startsWith("{") ? JSON.readTree(text) : JSON.nullNode();
  }

  // ---- what people do ---------------------------------------------------------------------------

  Answer create(String config, String seats) {
    String body =
        seats.isEmpty()
            ? "{\"config\":\"%s\"}".formatted(config)
            : "{\"config\":\"%s\",\"seats\":%s}".formatted(config, seats);
    Answer answer = post("tables", body);
    assertThat(answer.status()).as(answer.text()).isEqualTo(201);
    return answer;
  }

  /** Takes a seat of this table by its link. */
  Answer sitDown(Answer table, String name) {
    return post(
        "tables/" + table.id() + "/join",
        "{\"code\":\"%s\",\"name\":\"%s\"}".formatted(table.joinCode(), name));
  }

  Answer look(String id) {
    return get("tables/" + id);
  }

  Answer choose(Answer position, JsonNode choice) {
    return post(
        "tables/" + position.id() + "/choices",
        "{\"ply\":%d,\"choices\":[%s]}".formatted(position.ply(), choice.get("id")));
  }

  /** Waits until this person is asked or the game is over. */
  Answer await(String id) {
    for (int tries = 0; tries < 3000; tries++) {
      Answer answer = look(id);
      assertThat(answer.status()).as(answer.text()).isEqualTo(200);
      if (answer.isAsked() || !answer.tableStatus().equals("running")) {
        return answer;
      }
      pause();
    }
    throw new AssertionError("nobody asks");
  }

  static void pause() {
    try {
      Thread.sleep(10);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
