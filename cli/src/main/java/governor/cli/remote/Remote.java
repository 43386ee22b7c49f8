package governor.cli.remote;

import governor.cli.UsageProblem;
import governor.cli.World;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.InterruptedIOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A server as a program sees it that has a token there. */
public final class Remote {
  public static final JsonMapper JSON = new JsonMapper();

  private static final HttpClient HTTP =
      HttpClient.newBuilder()
          .version(HttpClient.Version.HTTP_1_1)
          .connectTimeout(Duration.ofSeconds(10))
          .build();
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private final URI server;
  private final String token;
  private final String scheme;
  private final String unlimitedToken;
  private final String inviteCode;

  /** The server at this address; requests carry the token, if it is not empty. */
  public Remote(URI server, String token) {
    this(server, token, "Bearer ", "", "");
  }

  /** The server at this address for its host, who knows the code. */
  public static Remote host(URI server, String code) {
    return new Remote(server, code, "Host ", "", "");
  }

  /** The same for a program with the codes of a server's host that its environment has. */
  public Remote with(World world) {
    return new Remote(
        server,
        token,
        scheme,
        world.variable("GOVERNOR_UNLIMITED_TOKEN"),
        world.variable("GOVERNOR_INVITE_CODE"));
  }

  private Remote(
      URI server, String token, String scheme, String unlimitedToken, String inviteCode) {
    String text = server.toString();
    if (!text.matches("https?://.*") || server.getHost() == null) {
      throw new UsageProblem(
          "The address \"" + text + "\" will not do; name one such as http://localhost:7070.");
    }
    this.server = URI.create(text.endsWith("/") ? text : text + "/");
    this.token = token;
    this.scheme = scheme;
    this.unlimitedToken = unlimitedToken;
    this.inviteCode = inviteCode;
  }

  /** An answer; its body is JSON. */
  public record Answer(int status, JsonNode body) {
    public boolean isOk() {
      return status / 100 == 2;
    }

    /** What went wrong, as a sentence. */
    public String problem() {
      String detail = body.path("detail").asString("");
      return detail.isEmpty() ? "The server answered with status " + status + "." : detail;
    }
  }

  /** The same server for somebody new. */
  public Remote newcomer() throws IOException {
    Answer answer = post("tokens", inviteCode.isEmpty() ? Map.of() : Map.of("code", inviteCode));
    if (!answer.isOk()) {
      throw new UsageProblem(answer.problem());
    }
    String fresh = answer.body().path("token").asString();
    return new Remote(server, fresh, scheme, unlimitedToken, inviteCode);
  }

  /** The same person at another address. */
  public Remote at(URI other) {
    return new Remote(other, token, scheme, unlimitedToken, inviteCode);
  }

  public String token() {
    return token;
  }

  public Answer get(String path) throws IOException {
    return send(request(path).GET());
  }

  public Answer post(String path, Map<String, ?> body) throws IOException {
    return send(posting(path, body));
  }

  /** Posts, and is answered with the position that comes of it. */
  public Answer position(String path, Map<String, ?> body) throws IOException {
    return send(posting(path, body).header("Prefer", "return=representation"));
  }

  private HttpRequest.Builder posting(String path, Map<String, ?> body) {
    return request(path)
        .header("Content-Type", "application/json")
        .POST(HttpRequest.BodyPublishers.ofByteArray(JSON.writeValueAsBytes(body)));
  }

  /** A stream of lines that stays open. */
  public BufferedReader lines(String path) throws IOException {
    HttpResponse<InputStream> response =
        send(request(path).GET().build(), HttpResponse.BodyHandlers.ofInputStream());
    if (response.statusCode() != 200) {
      try (InputStream body = response.body()) {
        byte[] text = body.readAllBytes();
        throw new Refused(new Answer(response.statusCode(), json(text)).problem());
      }
    }
    return new BufferedReader(new InputStreamReader(response.body(), StandardCharsets.UTF_8));
  }

  /** The server answered, and said no. */
  public static final class Refused extends IOException {
    private static final long serialVersionUID = 1L;

    Refused(String sentence) {
      super(sentence);
    }
  }

  /** What every request says of who sends it. */
  public Map<String, String> headers() {
    Map<String, String> headers = new LinkedHashMap<>();
    if (!token.isEmpty()) {
      headers.put("Authorization", scheme + token);
    }
    if (!unlimitedToken.isEmpty()) {
      headers.put("Unlimited-Token", unlimitedToken);
    }
    return headers;
  }

  private HttpRequest.Builder request(String path) {
    HttpRequest.Builder request = HttpRequest.newBuilder(server.resolve("api/v1/" + path));
    headers().forEach(request::header);
    return request;
  }

  private Answer send(HttpRequest.Builder request) throws IOException {
    HttpResponse<byte[]> response =
        send(request.timeout(PATIENCE).build(), HttpResponse.BodyHandlers.ofByteArray());
    return new Answer(response.statusCode(), json(response.body()));
  }

  /** Nobody listens at this address. */
  public static final class Silent extends IOException {
    private static final long serialVersionUID = 1L;

    Silent(URI server, IOException cause) {
      super(
          "No server answers at "
              + server
              + "; start one with \"governor serve\", or name its address with --server.",
          cause);
    }

    /** The same for whoever asked for it. */
    public UsageProblem problem() {
      return new UsageProblem(String.valueOf(getMessage()));
    }
  }

  private <T> HttpResponse<T> send(HttpRequest request, HttpResponse.BodyHandler<T> handler)
      throws IOException {
    try {
      return HTTP.send(request, handler);
    } catch (ConnectException | HttpConnectTimeoutException e) {
      throw new Silent(server, e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("interrupted while waiting for the server");
    }
  }

  private static JsonNode json(byte[] text) {
    try {
      return JSON.readTree(text);
    } catch (JacksonException e) {
      return JSON.nullNode();
    }
  }
}
