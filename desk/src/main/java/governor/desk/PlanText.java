package governor.desk;

import governor.core.Seed;
import governor.table.SeatPlan;
import governor.table.TableOptions;
import governor.table.TablePlan;
import governor.table.Times;
import governor.table.Watch;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Seats and options of a table's plan as the JSON in which they are kept, and back. */
public final class PlanText {
  private PlanText() {}

  public static String seats(List<SeatPlan> seats) {
    return Json.write(seats);
  }

  public static String options(TableOptions options) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("stepThrough", options.stepThrough());
    map.put("clock", Times.write(options.clock()));
    map.put("takeOverAfter", Times.write(options.takeOverAfter()));
    map.put("watch", options.watch().toString());
    if (options.salted()) {
      map.put("salted", true);
    }
    return Json.write(map);
  }

  /** The seats in this text, which was made by {@link #seats}. */
  public static List<SeatPlan> seats(String text) {
    List<SeatPlan> seats = new ArrayList<>();
    if (read(text) instanceof List<?> list) {
      for (Object each : list) {
        Body seat = Body.of(each, "A seat");
        seats.add(
            new SeatPlan(
                SeatPlan.Kind.valueOf(seat.text("kind", 10)),
                seat.text("name", Integer.MAX_VALUE),
                seat.text("person", Integer.MAX_VALUE),
                seat.number("level"),
                seat.text("personality", Integer.MAX_VALUE)));
      }
    }
    return seats;
  }

  /** The options in this text, which was made by {@link #options}. */
  public static TableOptions options(String text, boolean isPublic, int seats) {
    Body options = Body.of(read(text), "The options");
    return new TableOptions(
        isPublic,
        options.flag("stepThrough", false),
        Times.parse(options.text("clock", 10)).orThrow(),
        Times.parse(options.text("takeOverAfter", 10)).orThrow(),
        Watch.parse(options.text("watch", 10), seats).orThrow(),
        options.flag("salted", false));
  }

  private static Object read(String text) {
    Object value =
        JsonReader.read(text).orElseThrow(() -> new IllegalStateException("not JSON")).value();
    return value == null ? List.of() : value;
  }

  /** A whole plan as JSON. */
  static String write(TablePlan plan) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("id", plan.id());
    map.put("config", plan.config());
    map.put("rules", plan.rules());
    map.put("seed", plan.seed().written());
    map.put("seats", seats(plan.seats()));
    map.put("options", options(plan.options()));
    map.put("public", plan.options().isPublic());
    map.put("host", plan.host());
    map.put("practice", plan.practice());
    map.put("joinCode", plan.joinCode());
    map.put("watchCode", plan.watchCode());
    map.put("createdAt", plan.createdAt().toString());
    return Json.write(map);
  }

  /** The plan in this text, which was made by {@link #write}. */
  static TablePlan plan(String text) {
    Body plan = Body.of(read(text), "The plan");
    List<SeatPlan> seats = seats(plan.lines("seats", Integer.MAX_VALUE));
    return new TablePlan(
        all(plan, "id"),
        all(plan, "config"),
        all(plan, "rules"),
        Seed.read(all(plan, "seed")),
        seats,
        options(all(plan, "options"), plan.flag("public", false), seats.size()),
        all(plan, "host"),
        plan.flag("practice", false),
        all(plan, "joinCode"),
        all(plan, "watchCode"),
        Instant.parse(all(plan, "createdAt")));
  }

  private static String all(Body plan, String field) {
    return plan.lines(field, Integer.MAX_VALUE);
  }
}
