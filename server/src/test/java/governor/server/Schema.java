package governor.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Error;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Holds real answers against the description that the server gives of itself. */
final class Schema {
  /** OpenAPI 3.1 writes its schemas in this dialect. */
  private static final SchemaRegistry REGISTRY =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

  /** Where OpenAPI has the schemas with a name; elsewhere they stand under {@code $defs}. */
  private static final String NAMED = "/components/schemas";

  private final JsonNode document;
  private final Map<JsonNode, com.networknt.schema.Schema> compiled = new ConcurrentHashMap<>();

  private Schema(JsonNode document) {
    this.document = document;
  }

  static Schema load() {
    try (InputStream in = Schema.class.getResourceAsStream("/governor/server/openapi.json")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return new Schema(Client.JSON.readTree(text.replace("#" + NAMED, "#/$defs")));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The paths with their methods. */
  List<String[]> operations() {
    List<String[]> all = new ArrayList<>();
    for (Map.Entry<String, JsonNode> path : document.get("paths").properties()) {
      path.getValue()
          .propertyNames()
          .forEach(method -> all.add(new String[] {method, path.getKey()}));
    }
    return all;
  }

  void check(String method, String path, Answer answer) {
    if (!answer.text().startsWith("{")) {
      return;
    }
    String plain = (path.startsWith("/") ? path : "/api/v1/" + path).split("\\?", 2)[0];
    JsonNode operation = operation(method, plain);
    JsonNode responses = operation == null ? null : operation.get("responses");
    JsonNode response =
        responses == null
            ? null
            : responses.has("" + answer.status())
                ? responses.get("" + answer.status())
                : responses.get("default");
    if (response == null || answer.status() == 405) {
      assertThat(answer.status()).as(method + " " + path).isIn(400, 404, 405);
      return;
    }
    String type = answer.headers().firstValue("Content-Type").orElse("").split(";", 2)[0];
    JsonNode content = response.get("content").get(type);
    assertThat(content)
        .as(method + " " + path + " answers " + answer.status() + " " + type)
        .isNotNull();
    match(content.get("schema"), answer.json(), method + " " + path);
  }

  private JsonNode operation(String method, String path) {
    for (Map.Entry<String, JsonNode> each : document.get("paths").properties()) {
      String pattern = each.getKey().replaceAll("\\{[a-z]+}", "[^/]+");
      boolean literal = !each.getKey().contains("{");
      if (literal ? each.getKey().equals(path) : path.matches(pattern)) {
        return each.getValue().get(method.toLowerCase(java.util.Locale.ROOT));
      }
    }
    return null;
  }

  /** Fails where the answer is not what its schema says, naming each place. */
  private void match(JsonNode schema, JsonNode value, String where) {
    List<Error> errors = compiled.computeIfAbsent(schema, this::compile).validate(value);
    assertThat(errors).as(where + " answers " + value).isEmpty();
  }

  /** The schema with the named ones of the document beside it, to which it refers. */
  private com.networknt.schema.Schema compile(JsonNode schema) {
    ObjectNode whole = (ObjectNode) schema.deepCopy();
    whole.set("$defs", document.at(NAMED));
    return REGISTRY.getSchema(whole);
  }
}
