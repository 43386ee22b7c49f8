package governor.desk;

import governor.table.OtherRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Answers requests. The one place where the app's questions and acts are answered. */
public final class Desk {
  private final Access access;
  private final Positions positions;
  private final List<Route> routes = new ArrayList<>();

  public Desk(Surroundings around) {
    access = new Access(around);
    positions = new Positions(access, around.presence());
    routes.addAll(new GamesRoutes().routes());
    routes.addAll(new TablesRoutes(around, access, positions).routes());
    routes.addAll(new ActsRoutes(around, access, positions).routes());
    routes.addAll(new SeatRoutes(around, access).routes());
    routes.addAll(new AheadRoute(access).routes());
    routes.addAll(new DraftRoute(access).routes());
    routes.addAll(new RecordsRoutes(around, access).routes());
    routes.addAll(new ReplayRoutes(around, access, positions).routes());
    routes.addAll(new PositionsRoutes(around, access, positions).routes());
    routes.addAll(new HintRoute(around, access).routes());
    routes.addAll(new AnalysisRoutes(around, access).routes());
  }

  /** All that can be asked. */
  public List<Route> routes() {
    return List.copyOf(routes);
  }

  /** Answers; what is refused is an answer too. */
  public Answer answer(Request request) {
    List<String> path = Route.parts(request.path());
    boolean known = false;
    for (Route route : routes) {
      Optional<List<String>> found = route.match(path);
      if (found.isPresent() && route.method().equals(request.method())) {
        return answer(route, found.get(), request);
      }
      known |= found.isPresent();
    }
    return Answer.of(
        known
            ? Problem.of(405, "This cannot be done here.")
            : Problem.unknown("There is nothing here."));
  }

  /** The same where the route is known already, with what stands in the path for its names. */
  public Answer answer(Route route, List<String> path, Request request) {
    try {
      return route.handler().apply(new Call(request, path));
    } catch (Problem problem) {
      return Answer.of(problem);
    } catch (OtherRules why) {
      return Answer.of(Problem.otherRules(why, false));
    }
  }

  /**
   * Somebody wants to be told whenever this table moves on.
   *
   * @throws Problem if they may not
   */
  public Following follow(String table, Request request) {
    Call call = new Call(request, List.of(table));
    LiveTable live = access.table(call);
    access.arrive(live, call.person());
    return new Following(live, call, positions);
  }

  /** Which game is played at this table; empty where there is none to play. */
  public String configOf(String table) {
    return access.configOf(table);
  }
}
