package governor.desk;

import governor.core.Game;
import governor.core.GameRecord;
import governor.core.Parsed;
import governor.core.RecordText;
import governor.core.Replay;
import governor.core.State;
import governor.table.Acts;
import governor.table.By;
import governor.table.ComputerPlayers;
import governor.table.Entry;
import governor.table.Games;
import governor.table.SeatPlan;
import governor.table.ShelvedTable;
import governor.table.Table;
import governor.table.TableOptions;
import governor.table.TablePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Records in and out. */
final class RecordsRoutes {
  private static final int LONGEST_RECORD = 256 * 1024;
  private static final int MOST_CHOICES = 5_000;

  private final Surroundings around;
  private final Access access;

  RecordsRoutes(Surroundings around, Access access) {
    this.around = around;
    this.access = access;
  }

  List<Route> routes() {
    return List.of(
        Route.get("/tables/{id}/record", this::record),
        Route.post("/records", LONGEST_RECORD, this::importRecord));
  }

  /** While a game goes on its record holds secrets: the seed, and what others chose unseen. */
  private Answer record(Call call) {
    LiveTable live = access.kept(call);
    Optional<ShelvedTable> shelved = live.shelved();
    GameRecord record =
        shelved.isPresent()
            ? record(call, shelved.get())
            : live.lookFresh(table -> record(call, table));
    if ("json".equals(call.query("format"))) {
      return Answer.json(record.toData());
    } else {
      return Answer.text(record.toText());
    }
  }

  private GameRecord record(Call call, Table<?> table) {
    access.sight(call, table);
    checkOpen(table.isSeedOpen());
    return table.record();
  }

  /** A game that was played by other rules is handed to the program that has them. */
  private GameRecord record(Call call, ShelvedTable shelved) {
    access.checkSight(call, shelved);
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

  private Answer importRecord(Call call) {
    Body body = call.body();
    GameRecord record = read(body);
    if (record.choices().size() > MOST_CHOICES || record.config().length() > 300) {
      throw Problem.illegal("This record is too long.");
    }
    Game<?> game = game(record);
    List<Entry> entries = entries(game, record);
    call.sender().count(Counted.CREATE);
    String person = call.sender().personOrNew();
    TablePlan plan =
        NewTable.plan(
            around.journals(),
            around.journals().newName(),
            game,
            record.seed(),
            seats(record.seats()),
            TableOptions.USUAL,
            person,
            true);
    LiveTable live = around.tables().create(plan, entries);
    around.journals().addMember(live.id(), person);
    return Answer.created("/tables/" + plan.id(), Map.of("id", plan.id()));
  }

  private static Game<?> game(GameRecord record) {
    return switch (Games.game(record.config())) {
      case Parsed.Ok<Game<?>>(Game<?> game) -> game;
      case Parsed.Refused<Game<?>> _ -> throw Problem.illegal(Replay.unknownGame(record));
    };
  }

  private static GameRecord read(Body body) {
    Object record = body.get("record");
    if (record instanceof String text) {
      return Body.orIllegal(RecordText.parse(text));
    }
    if (record instanceof Map<?, ?> data) {
      return Body.orIllegal(GameRecord.fromData(data));
    }
    throw Problem.malformed("The field \"record\" must be the text of a record or its JSON twin.");
  }

  /** The choices of a record, and its end where the game is not over by then. */
  private static <S extends State> List<Entry> entries(Game<S> game, GameRecord record) {
    Replay<S> replay = Body.orIllegal(Replay.of(game, record));
    List<Entry> entries = new ArrayList<>(Acts.beginning(record.position()));
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
      String fit =
          SeatPlan.isName(name) && SeatPlan.isPlain(name) ? name : "Seat " + (seats.size() + 1);
      seats.add(SeatPlan.computer(fit, ComputerPlayers.USUAL_LEVEL, ""));
    }
    return seats;
  }
}
