package governor.desk;

import governor.core.Config;
import governor.core.Game;
import governor.core.Options;
import governor.core.PositionText;
import governor.core.Seed;
import governor.core.State;
import governor.table.Acts;
import governor.table.Games;
import governor.table.ReplayMaker;
import governor.table.Table;
import governor.table.TablePlan;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Positions as text: what one is, a table that begins in one, the one of a table. */
final class PositionsRoutes {
  private static final int LONGEST_BODY = 32 * 1024;
  private static final int LONGEST_POSITION = 20_000;

  /** Who reads a position to look at it needs no deal of its own. */
  private static final Seed LOOKED_AT = new Seed("looked-at");

  private final Surroundings around;
  private final Access access;
  private final Positions positions;

  PositionsRoutes(Surroundings around, Access access, Positions positions) {
    this.around = around;
    this.access = access;
    this.positions = positions;
  }

  List<Route> routes() {
    return List.of(
        Route.post("/positions", LONGEST_BODY, this::create),
        Route.post("/positions/check", LONGEST_BODY, this::check),
        Route.get("/tables/{id}/text", this::text));
  }

  /** A text that was read: its game, and who is asked there first. */
  private record Read(Game<?> game, String position, int asked, int round) {}

  private static Read read(Body body) {
    String position = body.text("position", LONGEST_POSITION).strip();
    Config config = Body.orIllegal(PositionText.parse(position).then(PositionText::config));
    return read(Body.orIllegal(Games.game(config.toString())), position);
  }

  private static <S extends State> Read read(Game<S> game, String position) {
    S s = Body.orIllegal(game.readPosition(position, LOOKED_AT.rng()));
    game.advance(s, new Options());
    if (s.isOver()) {
      throw Problem.illegal("In this position the game is over.");
    }
    return new Read(game, position, s.seatToAct(), game.round(s));
  }

  private Answer check(Call call) {
    Body body = call.body();
    call.sender().count(Counted.ADVICE);
    Read read = read(body);
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("config", read.game().config().toString());
    answer.put("seats", read.game().seats());
    answer.put("asked", read.asked());
    answer.put("round", read.round());
    return Answer.json(answer);
  }

  /** The sender plays whoever is asked, unless seats are named; the game is practice. */
  private Answer create(Call call) {
    Body body = call.body();
    Read read = read(body);
    // A mistake in the body should not leave a new person behind.
    plan(body, read, "nobody");
    call.sender().count(Counted.CREATE);
    String person = call.sender().personOrNew();
    LiveTable live =
        around.tables().create(plan(body, read, person), Acts.beginning(read.position()));
    return positions.created(call, live, person);
  }

  private TablePlan plan(Body body, Read read, String person) {
    return NewTable.plan(
        around.journals(),
        around.journals().newName(),
        read.game(),
        NewTable.randomSeed(),
        NewTable.seats(body, read.game(), read.asked(), person),
        NewTable.options(body.object("options"), read.game()).unsalted(),
        person,
        true);
  }

  /** What the sender's seat knows, now or before a choice; of a game that is over everything. */
  private Answer text(Call call) {
    String ply = call.query("ply");
    String text =
        access
            .table(call)
            .lookFresh(
                table -> {
                  int eyes = access.sight(call, table).eyes();
                  Table<?> then = ply == null ? table : before(table, ply);
                  return text(then, table.isOpen() ? PositionText.EVERYTHING : eyes);
                });
    return Answer.json(Map.of("position", text));
  }

  private static Table<?> before(Table<?> table, String text) {
    int ply = text.matches("[0-9]{1,6}") ? Integer.parseInt(text) : -1;
    if (ply < 0 || ply > table.ply()) {
      throw Problem.unknown("The game has no such choice.");
    }
    return ReplayMaker.before(table, ply);
  }

  private static <S extends State> String text(Table<S> table, int eyes) {
    return table.play().game().positionText(table.play().state(), eyes);
  }
}
