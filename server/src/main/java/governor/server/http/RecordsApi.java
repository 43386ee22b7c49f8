package governor.server.http;

import governor.core.Game;
import governor.core.GameRecord;
import governor.core.Parsed;
import governor.core.RecordText;
import governor.core.Replay;
import governor.core.State;
import governor.server.live.LiveTable;
import governor.table.By;
import governor.table.ComputerPlayers;
import governor.table.Entry;
import governor.table.Games;
import governor.table.SeatPlan;
import governor.table.ShelvedTable;
import governor.table.Table;
import governor.table.TableOptions;
import governor.table.TablePlan;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Records in and out. */
final class RecordsApi {
  private static final int LONGEST_RECORD = 256 * 1024;
  private static final int MOST_CHOICES = 5_000;

  private final Node node;
  private final Access access;

  RecordsApi(Node node, Access access) {
    this.node = node;
    this.access = access;
  }

  void register(RoutesConfig routes) {
    routes.get("/api/v1/tables/{id}/record", this::record);
    routes.post("/api/v1/records", this::importRecord);
  }

  /** While a game goes on its record holds secrets: the seed, and what others chose unseen. */
  private void record(Context ctx) {
    LiveTable live = access.kept(ctx);
    Optional<ShelvedTable> shelved = live.shelved();
    GameRecord record =
        shelved.isPresent()
            ? record(ctx, shelved.get())
            : live.lookFresh(table -> record(ctx, table));
    String accept = ctx.header("Accept");
    if (accept != null && accept.contains("application/json")) {
      Json.send(ctx, record.toData());
    } else {
      ctx.contentType("text/plain; charset=utf-8").result(record.toText());
    }
  }

  private GameRecord record(Context ctx, Table<?> table) {
    access.sight(ctx, table);
    checkOpen(table.isSeedOpen());
    return table.record();
  }

  /** A game that was played by other rules is handed to the program that has them. */
  private GameRecord record(Context ctx, ShelvedTable shelved) {
    access.checkSight(ctx, shelved);
    checkOpen(shelved.isSeedOpen());
    return switch (shelved.record()) {
      case Parsed.Ok<GameRecord>(GameRecord record) -> record;
      case Parsed.Refused<GameRecord>(String sentence) -> throw Problem.stale(sentence);
    };
  }

  private static void checkOpen(boolean open) {
    if (!open) {
      throw Problem.stale("The record can be had when the game is over.");
    }
  }

  private void importRecord(Context ctx) {
    Body body = Body.of(ctx, LONGEST_RECORD);
    GameRecord record = read(body);
    if (record.choices().size() > MOST_CHOICES || record.config().length() > 300) {
      throw Problem.illegal("This record is too long.");
    }
    Game<?> game = game(record);
    List<Entry> entries = entries(game, record);
    access.count(ctx, Limits.Kind.CREATE);
    String person = access.people().orNew(ctx);
    TablePlan plan =
        NewTable.plan(
            People.random(9),
            game,
            record.seed(),
            seats(record.seats()),
            TableOptions.USUAL,
            person,
            true);
    LiveTable live = node.tables().create(plan, entries);
    node.store().addMember(live.id(), person);
    ctx.status(201).header("Location", "/api/v1/tables/" + plan.id());
    Json.send(ctx, Map.of("id", plan.id()));
  }

  private static Game<?> game(GameRecord record) {
    return switch (Games.game(record.config())) {
      case Parsed.Ok<Game<?>>(Game<?> game) -> game;
      case Parsed.Refused<Game<?>> _ -> throw Problem.illegal(Replay.unknownGame(record));
    };
  }

  private static GameRecord read(Body body) {
    JsonNode node = body.get("record");
    if (node.isString()) {
      return Body.orIllegal(RecordText.parse(node.asString()));
    }
    if (node.isObject()) {
      Map<?, ?> data = Json.MAPPER.treeToValue(node, Map.class);
      return Body.orIllegal(GameRecord.fromData(data));
    }
    throw Problem.malformed("The field \"record\" must be the text of a record or its JSON twin.");
  }

  /** The choices of a record, and its end where the game is not over by then. */
  private static <S extends State> List<Entry> entries(Game<S> game, GameRecord record) {
    Replay<S> replay = Body.orIllegal(Replay.of(game, record));
    List<Entry> entries = new ArrayList<>();
    for (int ply = 0; ply < replay.length(); ply++) {
      GameRecord.Choice choice = record.choices().get(ply);
      entries.add(
          new Entry.Chose(
              choice.round(), choice.seat(), replay.action(ply), choice.words(), By.COPIED, 0));
    }
    if (!replay.end().isOver()) {
      entries.add(new Entry.Stopped());
    }
    return entries;
  }

  /** Nobody sits there any more; computer players keep the seats. */
  private static List<SeatPlan> seats(List<String> names) {
    List<SeatPlan> seats = new ArrayList<>();
    for (String name : names) {
      String fit = SeatPlan.isName(name) ? name : "Seat " + (seats.size() + 1);
      seats.add(SeatPlan.computer(fit, ComputerPlayers.USUAL_LEVEL, ""));
    }
    return seats;
  }
}
