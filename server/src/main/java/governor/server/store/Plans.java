package governor.server.store;

import governor.core.Seed;
import governor.desk.PlanText;
import governor.table.SeatPlan;
import governor.table.TablePlan;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A table's plan as columns, and back. */
final class Plans {
  private Plans() {}

  static Map<String, Object> columns(TablePlan plan) {
    Map<String, Object> columns = new LinkedHashMap<>();
    columns.put("id", plan.id());
    columns.put("config", plan.config());
    columns.put("rules", plan.rules());
    columns.put("seed", plan.seed().written());
    columns.put("seats", PlanText.seats(plan.seats()));
    columns.put("options", PlanText.options(plan.options()));
    columns.put("host", plan.host());
    columns.put("practice", plan.practice());
    columns.put("public", plan.options().isPublic());
    columns.put("join_code", plan.joinCode());
    columns.put("watch_code", plan.watchCode());
    columns.put("created_at", plan.createdAt().toEpochMilli());
    return columns;
  }

  static TablePlan read(ResultSet row) throws SQLException {
    List<SeatPlan> seats = PlanText.seats(row.getString("seats"));
    return new TablePlan(
        row.getString("id"),
        row.getString("config"),
        row.getString("rules"),
        Seed.read(row.getString("seed")),
        seats,
        PlanText.options(row.getString("options"), row.getBoolean("public"), seats.size()),
        row.getString("host"),
        row.getBoolean("practice"),
        row.getString("join_code"),
        row.getString("watch_code"),
        Instant.ofEpochMilli(row.getLong("created_at")));
  }
}
