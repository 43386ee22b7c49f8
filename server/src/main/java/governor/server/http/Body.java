package governor.server.http;

import governor.core.Characters;
import governor.core.Parsed;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** The JSON object that a request carries, read field by field with a sentence for each mistake. */
final class Body {
  private final JsonNode node;

  private Body(JsonNode node) {
    this.node = node;
  }

  /** Reads the body, which may be this long. */
  static Body of(Context ctx, int longest) {
    byte[] bytes = bytes(ctx, longest);
    JsonNode node;
    try {
      node = Json.MAPPER.readTree(bytes);
    } catch (JacksonException e) {
      throw Problem.malformed("The body is not JSON.");
    }
    if (node == null || !node.isObject()) {
      throw Problem.malformed("The body must be a JSON object.");
    }
    checkTexts(node, "body");
    return new Body(node);
  }

  /** No text may hold what a database cannot keep or a screen cannot show. */
  private static void checkTexts(JsonNode node, String field) {
    if (node.isString()) {
      int misfit = Characters.firstMisfit(node.asString());
      if (misfit >= 0) {
        throw Problem.malformed(
            "The field \"%s\" has a character that is not allowed, U+%04X; leave it out."
                .formatted(field, misfit));
      }
    }
    for (Map.Entry<String, JsonNode> each : node.properties()) {
      checkTexts(each.getValue(), each.getKey());
    }
    if (node.isArray()) {
      node.forEach(each -> checkTexts(each, field));
    }
  }

  private static byte[] bytes(Context ctx, int longest) {
    if (ctx.req().getContentLengthLong() > longest) {
      throw tooLarge(longest);
    }
    try (InputStream in = ctx.req().getInputStream()) {
      byte[] bytes = in.readNBytes(longest + 1);
      if (bytes.length > longest) {
        throw tooLarge(longest);
      }
      return bytes;
    } catch (IOException e) {
      throw Problem.malformed("The body could not be read.");
    }
  }

  private static Problem tooLarge(int longest) {
    return Problem.tooLarge("The body may have at most " + longest + " bytes.");
  }

  boolean has(String field) {
    return node.hasNonNull(field);
  }

  JsonNode get(String field) {
    return node.path(field);
  }

  /** A text of one line and at most so many characters. */
  String text(String field, int longest) {
    String text = lines(field, longest);
    if (text.strip().chars().anyMatch(Character::isISOControl)) {
      throw Problem.malformed("The field \"" + field + "\" may not have line breaks or tabs.");
    }
    return text;
  }

  /** A text of one or more lines and at most so many characters. */
  String lines(String field, int longest) {
    JsonNode value = node.path(field);
    if (!value.isString()) {
      throw Problem.malformed("The field \"" + field + "\" must be a text.");
    }
    String text = value.asString();
    if (text.length() > longest) {
      throw Problem.malformed(
          "The field \"" + field + "\" may have at most " + longest + " characters.");
    }
    return text;
  }

  String text(String field, String otherwise, int longest) {
    return has(field) ? text(field, longest) : otherwise;
  }

  int number(String field) {
    JsonNode value = node.path(field);
    if (!value.isInt()) {
      throw Problem.malformed("The field \"" + field + "\" must be a whole number.");
    }
    return value.asInt();
  }

  int number(String field, int otherwise) {
    return has(field) ? number(field) : otherwise;
  }

  boolean flag(String field, boolean otherwise) {
    if (!has(field)) {
      return otherwise;
    }
    JsonNode value = node.path(field);
    if (!value.isBoolean()) {
      throw Problem.malformed("The field \"" + field + "\" must be true or false.");
    }
    return value.asBoolean();
  }

  /** The object in this field, or an empty one. */
  Body object(String field) {
    if (!has(field)) {
      return new Body(Json.MAPPER.createObjectNode());
    }
    return of(node.path(field), "The field \"" + field + "\"");
  }

  static Body of(JsonNode node, String what) {
    if (!node.isObject()) {
      throw Problem.malformed(what + " must be an object.");
    }
    return new Body(node);
  }

  /** The list in this field, of at most so many elements. */
  JsonNode list(String field, int most) {
    JsonNode value = node.path(field);
    if (!value.isArray() || value.size() > most) {
      throw Problem.malformed(
          "The field \"" + field + "\" must be a list of at most " + most + " elements.");
    }
    return value;
  }

  /** The value, or the end of the request with the sentence. */
  static <T> T orIllegal(Parsed<T> parsed) {
    return switch (parsed) {
      case Parsed.Ok<T>(T value) -> value;
      case Parsed.Refused<T>(String sentence) -> throw Problem.illegal(sentence);
    };
  }
}
