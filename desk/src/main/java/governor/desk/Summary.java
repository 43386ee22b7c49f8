package governor.desk;

import governor.core.Config;
import governor.core.Parsed;
import governor.core.State;
import governor.table.Games;
import governor.table.OtherRules;
import governor.table.SeatPlan;
import governor.table.ShelvedTable;
import governor.table.Table;
import governor.table.TablePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A table in a list.
 *
 * @param playable false for one that was played by other rules
 */
record Summary(
    String id,
    String config,
    String game,
    String title,
    String status,
    boolean playable,
    boolean practice,
    List<Seat> seats,
    int round,
    int ply,
    boolean yourTurn,
    String updatedAt) {

  /** Who sits there. */
  record Seat(int seat, String name, String kind, boolean you) {}

  static <S extends State> Summary of(Table<S> table, String person) {
    List<SeatPlan> seats = new ArrayList<>();
    for (int seat = 0; seat < table.seats(); seat++) {
      seats.add(table.seat(seat));
    }
    TablePlan plan = table.plan();
    return new Summary(
        plan.id(),
        plan.config(),
        family(plan.config()),
        title(plan),
        word(table.status()),
        true,
        table.isPractice(),
        seats(seats, person),
        table.play().game().round(table.play().state()),
        table.ply(),
        table.seatsOf(person).contains(table.asked()),
        table.changedAt().toString());
  }

  static Summary of(Listed listed, String person) {
    TablePlan plan = listed.plan();
    Standing.Brief brief = Standing.Brief.read(listed.brief());
    boolean playable = OtherRules.isPlayed(plan);
    boolean yourTurn =
        playable
            && brief.asked() >= 0
            && !person.isEmpty()
            && brief.seats().get(brief.asked()).person().equals(person);
    return new Summary(
        plan.id(),
        plan.config(),
        family(plan.config()),
        title(plan),
        listed.status(),
        playable,
        brief.practice(),
        seats(brief.seats(), person),
        brief.round(),
        brief.ply(),
        yourTurn,
        listed.changedAt().toString());
  }

  static Summary of(ShelvedTable table, String person) {
    TablePlan plan = table.plan();
    return new Summary(
        plan.id(),
        plan.config(),
        family(plan.config()),
        title(plan),
        word(table.status()),
        false,
        table.isPractice(),
        seats(table.seats(), person),
        table.round(),
        table.ply(),
        false,
        table.changedAt().toString());
  }

  private static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }

  /** The family, which stands before whatever else a config says. */
  static String family(String config) {
    return config.split("[ :]", 2)[0];
  }

  /** What people call the game; a config that this program does not know is its own title. */
  private static String title(TablePlan plan) {
    boolean known = Games.family(family(plan.config())) instanceof Parsed.Ok<?>;
    return known && Config.parse(plan.config()) instanceof Parsed.Ok<Config>(Config config)
        ? Games.title(config)
        : plan.config();
  }

  private static List<Seat> seats(List<SeatPlan> plans, String person) {
    List<Seat> seats = new ArrayList<>();
    for (SeatPlan each : plans) {
      boolean you = !person.isEmpty() && each.person().equals(person);
      seats.add(new Seat(seats.size(), each.name(), word(each.kind()), you));
    }
    return seats;
  }
}
