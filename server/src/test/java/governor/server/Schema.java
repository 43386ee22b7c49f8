package governor.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** Holds real answers against the description that the server gives of itself. */
final class Schema {
  private final JsonNode document;

  private Schema(JsonNode document) {
    this.document = document;
  }

  static Schema load() {
    try (InputStream in = Schema.class.getResourceAsStream("/governor/server/openapi.json")) {
      return new Schema(Client.JSON.readTree(in));
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

  private void match(JsonNode schema, JsonNode value, String where) {
    String mismatch = mismatch(schema, value, where);
    if (!mismatch.isEmpty()) {
      fail(mismatch);
    }
  }

  private String mismatch(JsonNode schema, JsonNode value, String where) {
    if (schema.has("$ref")) {
      String name = schema.get("$ref").asString().substring("#/components/schemas/".length());
      return mismatch(document.at("/components/schemas").get(name), value, where);
    }
    if (schema.has("oneOf")) {
      for (JsonNode each : schema.get("oneOf")) {
        if (mismatch(each, value, where).isEmpty()) {
          return "";
        }
      }
      return mismatch(schema.get("oneOf").get(0), value, where);
    }
    if (schema.has("type") && !isOfType(schema.get("type"), value)) {
      return where + " should be " + schema.get("type") + " but is " + value;
    }
    if (schema.has("enum") && !contains(schema.get("enum"), value)) {
      return where + " should be one of " + schema.get("enum") + " but is " + value;
    }
    if (value.isArray() && schema.has("items")) {
      for (JsonNode each : value) {
        String mismatch = mismatch(schema.get("items"), each, where + "[]");
        if (!mismatch.isEmpty()) {
          return mismatch;
        }
      }
    }
    return value.isObject() ? fields(schema, value, where) : "";
  }

  private String fields(JsonNode schema, JsonNode value, String where) {
    for (JsonNode required : schema.path("required")) {
      if (!value.has(required.asString())) {
        return where + " lacks " + required;
      }
    }
    for (Map.Entry<String, JsonNode> field : value.properties()) {
      JsonNode known = schema.path("properties").path(field.getKey());
      if (known.isMissingNode()) {
        if (schema.path("additionalProperties").isBoolean()) {
          return where + " has an unknown field " + field.getKey();
        }
        continue;
      }
      String mismatch = mismatch(known, field.getValue(), where + "." + field.getKey());
      if (!mismatch.isEmpty()) {
        return mismatch;
      }
    }
    return "";
  }

  private static boolean contains(JsonNode list, JsonNode value) {
    for (JsonNode each : list) {
      if (each.equals(value)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isOfType(JsonNode type, JsonNode value) {
    if (type.isArray()) {
      for (JsonNode each : type) {
        if (isOfType(each, value)) {
          return true;
        }
      }
      return false;
    }
    return switch (type.asString()) {
      case "object" -> value.isObject();
      case "array" -> value.isArray();
      case "string" -> value.isString();
      case "integer" -> value.isIntegralNumber();
      case "number" -> value.isNumber();
      case "boolean" -> value.isBoolean();
      case "null" -> value.isNull();
      default -> throw new IllegalArgumentException(type.asString());
    };
  }
}
