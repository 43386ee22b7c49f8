package governor.server;

import static org.assertj.core.api.Assertions.assertThat;

import governor.puertorico.edge.PuertoRicoView;
import governor.sanjuan.edge.SanJuanView;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** The description of a game's view is the view, field for field, with a sentence each. */
final class ViewSchemaTest {
  private static final Map<Class<?>, String> NAMES =
      Map.of(
          SanJuanView.class, "SanJuanView",
          SanJuanView.Seat.class, "SanJuanSeat",
          SanJuanView.Building.class, "SanJuanBuilding",
          PuertoRicoView.class, "PuertoRicoView",
          PuertoRicoView.RoleCard.class, "PuertoRicoRole",
          PuertoRicoView.Target.class, "PuertoRicoTarget",
          PuertoRicoView.Ship.class, "PuertoRicoShip",
          PuertoRicoView.Seat.class, "PuertoRicoSeat",
          PuertoRicoView.Tiles.class, "PuertoRicoTiles",
          PuertoRicoView.Building.class, "PuertoRicoBuilding");

  private static Stream<Arguments> records() {
    return NAMES.entrySet().stream().map(each -> Arguments.of(each.getKey(), each.getValue()));
  }

  @ParameterizedTest
  @MethodSource("records")
  void describesEveryField(Class<?> type, String name) throws IOException {
    JsonNode schema = schemas().get(name);
    List<String> fields =
        Stream.of(type.getRecordComponents()).map(RecordComponent::getName).toList();
    assertThat(schema.get("properties").propertyNames())
        .containsExactlyInAnyOrderElementsOf(fields);
    assertThat(schema.get("required").valueStream().map(JsonNode::asString))
        .containsExactlyInAnyOrderElementsOf(fields);
    for (RecordComponent field : type.getRecordComponents()) {
      JsonNode described = schema.get("properties").get(field.getName());
      assertThat(form(described)).as(field.getName()).isEqualTo(form(field.getGenericType()));
      assertThat(described.get("description").asString()).matches("[A-Z].*\\.");
    }
  }

  private static String form(JsonNode schema) {
    if (schema.has("$ref")) {
      return schema.get("$ref").asString().replaceAll(".*/", "");
    }
    return switch (schema.get("type").asString()) {
      case "array" -> "list of " + form(schema.get("items"));
      case "object" -> "map of " + form(schema.get("additionalProperties"));
      default -> schema.get("type").asString();
    };
  }

  private static String form(Type type) {
    if (type instanceof ParameterizedType several) {
      Type[] parts = several.getActualTypeArguments();
      return (parts.length == 2 ? "map of " : "list of ") + form(parts[parts.length - 1]);
    }
    if (type == int.class || type == Integer.class) {
      return "integer";
    }
    if (type == boolean.class) {
      return "boolean";
    }
    return type == String.class ? "string" : NAMES.getOrDefault(type, String.valueOf(type));
  }

  private static JsonNode schemas() throws IOException {
    try (InputStream in =
        ViewSchemaTest.class.getResourceAsStream("/governor/server/openapi.json")) {
      return Client.JSON.readTree(in).at("/components/schemas");
    }
  }
}
