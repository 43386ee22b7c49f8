package governor.desk;

import governor.table.PositionMaker;
import governor.table.SeatPlan;
import governor.table.ShelvedTable;
import governor.table.TablePlan;
import java.util.ArrayList;
import java.util.Comparator;
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
    boolean idle = plan.seats().stream().allMatch(SeatPlan::isComputer);
    if (idle) {
      call.sender().count(Counted.IDLE_GAME);
    }
    LiveTable live = around.tables().create(plan, List.of());
    if (idle) {
      // So that it is known whether they look on.
      around.journals().addMember(live.id(), person);
    }
    return positions.created(call, live, person);
  }

  private Answer list(Call call) {
    String person = call.person();
    String scope = call.query("scope");
    if ("public".equals(scope)) {
      return answer(around.journals().publicGames(LONGEST_LIST), "", person);
    }
    boolean finished = "finished".equals(scope);
    if (!finished && scope != null && !scope.equals("mine")) {
      throw Problem.malformed("The scope must be mine, finished or public.");
    }
    if (person.isEmpty()) {
      return answer(List.of(), "", person);
    }
    Place from = Place.read(call.query("before"));
    List<Listed> done =
        around.journals().finishedOf(person, from.doneAt(), from.id(), LONGEST_LIST + 1);
    List<Listed> all =
        new ArrayList<>(
            finished ? List.of() : around.journals().unfinishedOf(person, LONGEST_LIST));
    all.addAll(done);
    if (!finished) {
      all.sort(Comparator.comparingLong(Listed::placedAt).reversed());
    }
    List<Listed> page = all.subList(0, Math.min(all.size(), LONGEST_LIST));
    return answer(page, next(page, done, from), person);
  }

  /** Where the finished games go on that are not on this page; empty if there are no more. */
  private static String next(List<Listed> page, List<Listed> done, Place from) {
    Place last = from;
    int shown = 0;
    for (Listed each : page) {
      if (each.doneAt() > 0) {
        shown++;
        Place place = new Place(each.doneAt(), each.plan().id());
        last = place.isBefore(last) ? place : last;
      }
    }
    return shown < done.size() ? last.toString() : "";
  }

  private Answer answer(List<Listed> tables, String next, String person) {
    List<Summary> summaries = new ArrayList<>();
    for (Listed each : tables) {
      summary(each, person).ifPresent(summaries::add);
    }
    return Answer.json(Map.of("tables", summaries, "next", next));
  }

  /** A place among the finished games of somebody. */
  private record Place(long doneAt, String id) {
    private static final Place START = new Place(999_999_999_999_999_999L, "");

    static Place read(@Nullable String text) {
      if (text == null || text.isEmpty()) {
        return START;
      }
      if (!text.matches("[0-9]{1,18}-[A-Za-z0-9_-]{0,40}")) {
        throw Problem.malformed("There is no such place in the list.");
      }
      String[] parts = text.split("-", 2);
      return new Place(Long.parseLong(parts[0]), parts[1]);
    }

    boolean isBefore(Place other) {
      return doneAt < other.doneAt || doneAt == other.doneAt && id.compareTo(other.id) < 0;
    }

    @Override
    public String toString() {
      return doneAt + "-" + id;
    }
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
