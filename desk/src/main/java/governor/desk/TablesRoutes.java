package governor.desk;

import governor.table.PositionMaker;
import governor.table.ShelvedTable;
import governor.table.TablePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Setting tables up, finding them and looking at them. */
final class TablesRoutes {
  private static final int LONGEST_BODY = 8 * 1024;
  private static final int LONGEST_LIST = 50;

  private final Surroundings around;
  private final Access access;
  private final Positions positions;

  TablesRoutes(Surroundings around, Access access, Positions positions) {
    this.around = around;
    this.access = access;
    this.positions = positions;
  }

  List<Route> routes() {
    return List.of(
        Route.post("/tables", LONGEST_BODY, this::create),
        Route.get("/tables", this::list),
        Route.get("/tables/{id}", this::position),
        Route.get("/tables/{id}/log", this::log));
  }

  private Answer create(Call call) {
    Body body = call.body();
    // A mistake in the body should not leave a new person behind.
    NewTable.read(around.journals(), body, "nobody");
    call.sender().count(Counted.CREATE);
    String person = call.sender().personOrNew();
    TablePlan plan = NewTable.read(around.journals(), body, person);
    return positions.created(call, around.tables().create(plan, List.of()), person);
  }

  private Answer list(Call call) {
    String person = call.person();
    String scope = call.query("scope");
    List<Listed> tables;
    if ("public".equals(scope)) {
      tables = around.journals().publicGames(LONGEST_LIST);
    } else if (scope == null || scope.equals("mine")) {
      tables = person.isEmpty() ? List.of() : around.journals().gamesOf(person, LONGEST_LIST);
    } else {
      throw Problem.malformed("The scope must be mine or public.");
    }
    List<Summary> summaries = new ArrayList<>();
    for (Listed each : tables) {
      summary(each, person).ifPresent(summaries::add);
    }
    return Answer.json(Map.of("tables", summaries));
  }

  /** By what was kept beside the journal; what is older than that is read once more. */
  private Optional<Summary> summary(Listed listed, String person) {
    TablePlan plan = listed.plan();
    if (!listed.brief().isEmpty() && !plan.rules().isEmpty()) {
      return Optional.of(Summary.of(listed, person));
    }
    return around.tables().find(plan.id()).map(live -> summary(live, person));
  }

  private static Summary summary(LiveTable live, String person) {
    Optional<ShelvedTable> shelved = live.shelved();
    return shelved.isPresent()
        ? Summary.of(shelved.get(), person)
        : live.lookFresh(table -> Summary.of(table, person));
  }

  /** For somebody who has seen nothing yet; {@code known} is the version that others have. */
  private Answer position(Call call) {
    LiveTable live = access.table(call);
    String person = call.person();
    access.arrive(live, person);
    int known = number(call.query("known"));
    return Answer.json(live.lookFresh(table -> positions.make(call, table, person, known)));
  }

  /** The lines of the log before this one. */
  private Answer log(Call call) {
    int to = number(call.query("to"));
    return Answer.json(
        access
            .table(call)
            .lookFresh(
                table ->
                    Map.of(
                        "log",
                        PositionMaker.log(
                            table,
                            access.sight(call, table).eyes(),
                            0,
                            to < 0 ? Integer.MAX_VALUE : to))));
  }

  private static int number(@Nullable String text) {
    return text != null && text.matches("[0-9]{1,8}") ? Integer.parseInt(text) : Positions.NOTHING;
  }
}
