package governor.server.store;

import governor.core.Seed;
import governor.table.SeatPlan;
import governor.table.TableOptions;
import governor.table.TablePlan;
import governor.table.Times;
import governor.table.Watch;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A table's plan as columns, and back. */
final class Plans {
  private static final JsonMapper JSON = new JsonMapper();

  private Plans() {}

  static Map<String, Object> columns(TablePlan plan) {
    Map<String, Object> columns = new LinkedHashMap<>();
    columns.put("id", plan.id());
    columns.put("config", plan.config());
    columns.put("rules", plan.rules());
    columns.put("seed", plan.seed().text());
    columns.put("seats", seats(plan.seats()));
    columns.put("options", options(plan.options()));
    columns.put("host", plan.host());
    columns.put("practice", plan.practice());
    columns.put("public", plan.options().isPublic());
    columns.put("join_code", plan.joinCode());
    columns.put("watch_code", plan.watchCode());
    columns.put("created_at", plan.createdAt().toEpochMilli());
    return columns;
  }

  private static String seats(List<SeatPlan> seats) {
    List<Map<String, Object>> list = new ArrayList<>();
    for (SeatPlan seat : seats) {
      Map<String, Object> map = new LinkedHashMap<>();
      map.put("kind", seat.kind().name());
      map.put("name", seat.name());
      map.put("person", seat.person());
      map.put("level", seat.level());
      map.put("personality", seat.personality());
      list.add(map);
    }
    return JSON.writeValueAsString(list);
  }

  private static String options(TableOptions options) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("stepThrough", options.stepThrough());
    map.put("clock", Times.write(options.clock()));
    map.put("takeOverAfter", Times.write(options.takeOverAfter()));
    map.put("watch", options.watch().toString());
    return JSON.writeValueAsString(map);
  }

  static TablePlan read(ResultSet row) throws SQLException {
    List<SeatPlan> seats = new ArrayList<>();
    for (JsonNode each : JSON.readTree(row.getString("seats"))) {
      seats.add(
          new SeatPlan(
              SeatPlan.Kind.valueOf(each.get("kind").asString()),
              each.get("name").asString(),
              each.get("person").asString(),
              each.get("level").asInt(),
              each.get("personality").asString()));
    }
    JsonNode options = JSON.readTree(row.getString("options"));
    return new TablePlan(
        row.getString("id"),
        row.getString("config"),
        row.getString("rules"),
        new Seed(row.getString("seed")),
        seats,
        new TableOptions(
            row.getBoolean("public"),
            options.get("stepThrough").asBoolean(),
            Times.parse(options.get("clock").asString()).orThrow(),
            Times.parse(options.get("takeOverAfter").asString()).orThrow(),
            Watch.parse(options.get("watch").asString(), seats.size()).orThrow()),
        row.getString("host"),
        row.getBoolean("practice"),
        row.getString("join_code"),
        row.getString("watch_code"),
        Instant.ofEpochMilli(row.getLong("created_at")));
  }
}
