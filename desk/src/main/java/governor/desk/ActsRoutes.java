package governor.desk;

import governor.core.Characters;
import governor.core.Token;
import governor.table.Acts;
import governor.table.Entry;
import governor.table.SeatPlan;
import governor.table.Seating;
import governor.table.Sight;
import governor.table.Table;
import governor.table.TablePlan;
import governor.table.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What people do at a table. An act is answered with what came of it; positions come by streams.
 */
final class ActsRoutes {
  private static final int LONGEST_BODY = 8 * 1024;
  private static final int LONGEST_WORDS = 100;
  private static final int LONGEST_CHAT = 300;
  private static final int NOBODY = -1;

  /** What came of an act. */
  private record Outcome(int version, int ply) {}

  private final Surroundings around;
  private final Access access;
  private final Positions positions;

  ActsRoutes(Surroundings around, Access access, Positions positions) {
    this.around = around;
    this.access = access;
    this.positions = positions;
  }

  List<Route> routes() {
    return List.of(
        Route.post("/tables/{id}/join", LONGEST_BODY, this::join),
        Route.post("/tables/{id}/choices", LONGEST_BODY, this::choose),
        Route.post("/tables/{id}/undo", LONGEST_BODY, this::undo),
        Route.post("/tables/{id}/resign", LONGEST_BODY, this::resign),
        Route.post("/tables/{id}/end-offer", LONGEST_BODY, this::offerEnd),
        Route.post("/tables/{id}/chat", LONGEST_BODY, this::say),
        Route.post("/tables/{id}/rematch", LONGEST_BODY, this::rematch));
  }

  private Answer join(Call call) {
    Body body = call.body();
    LiveTable live = access.kept(call);
    if (live.shelved().isEmpty()
        && live.lookFresh(table -> Seating.isInvited(table, call.person()))) {
      accept(live, call.person());
      return outcome(call, live, table -> access.sight(call, table));
    }
    boolean invited = Codes.same(body.text("code", "", 100), live.plan().joinCode());
    if (!invited && !live.plan().options().isPublic()) {
      throw Problem.notYours("This join link is not valid.");
    }
    Access.checkPlayable(live);
    String name = body.text("name", SeatPlan.LONGEST_NAME).strip();
    int wanted = body.number("seat", NOBODY);
    // A join that fails should not leave a new person behind.
    if (!(live.lookFresh(table -> Seating.join(table, "nobody", name, wanted))
        instanceof Verdict.Do)) {
      Problem.unlessDone(live.look(table -> Seating.join(table, "nobody", name, wanted)));
    }
    String person = call.sender().personOrNew();
    Verdict verdict = around.tables().act(live, table -> Seating.join(table, person, name, wanted));
    Problem.unlessDone(verdict);
    around.journals().addMember(live.id(), person);
    around.tables().act(live, table -> new Verdict.Do(Acts.opening(table)));
    return outcome(call, live, table -> new Sight(seat(verdict), true, person));
  }

  /** Somebody for whom a seat is kept will play; the game begins with the last of them. */
  private void accept(LiveTable live, String person) {
    Problem.unlessDone(around.tables().act(live, table -> Seating.accept(table, person)));
    around.tables().act(live, table -> new Verdict.Do(Acts.opening(table)));
  }

  private static int seat(Verdict verdict) {
    return verdict instanceof Verdict.Do(List<Entry> entries)
            && entries.getFirst() instanceof Entry.Joined joined
        ? joined.seat()
        : NOBODY;
  }

  private Answer choose(Call call) {
    Body body = call.body();
    int ply = body.number("ply");
    List<Token> row = new ArrayList<>();
    for (Object each : body.list("choices", Acts.LONGEST_ROW)) {
      row.add(token(each));
    }
    return act(call, body, (table, seat) -> Acts.choose(table, seat, ply, row));
  }

  private static Token token(@Nullable Object value) {
    if (value instanceof Integer number) {
      return new Token.Id(number);
    }
    if (value instanceof String words && words.length() <= LONGEST_WORDS) {
      return new Token.Words(words);
    }
    throw Problem.malformed("A choice is a whole number or a short text.");
  }

  private Answer undo(Call call) {
    Body body = call.body();
    int ply = body.number("ply");
    call.sender().count(Counted.UNDO);
    return act(call, body, (table, seat) -> Acts.undo(table, seat, ply));
  }

  private Answer resign(Call call) {
    return act(call, call.body(), Acts::resign);
  }

  private Answer offerEnd(Call call) {
    Body body = call.body();
    boolean accept = body.flag("accept", true);
    return act(call, body, (table, seat) -> Acts.offerEnd(table, seat, accept));
  }

  /** The first who wants a rematch invites the others; whoever else wants it accepts. */
  private Answer rematch(Call call) {
    call.body();
    LiveTable live = access.table(call);
    String person = call.person();
    live.lookFresh(table -> access.ownSeat(table, person, NOBODY));
    String known = live.look(Table::rematch);
    boolean isThere = !known.isEmpty() && !wasCalledOff(known);
    if (!isThere) {
      call.sender().count(Counted.CREATE);
      String name = around.journals().newName();
      Problem.unlessDone(around.tables().act(live, table -> Acts.rematch(table, name, known)));
    }
    TablePlan plan = live.look(table -> rematchPlan(table, person));
    LiveTable again =
        around
            .tables()
            .find(plan.id())
            .orElseGet(
                () ->
                    around
                        .tables()
                        .create(plan, live.look(table -> Acts.beginning(table.play().position()))));
    accept(again, person);
    return positions.created(call, again, person);
  }

  /** Whether the rematch ended before it began, because somebody did not want it. */
  private boolean wasCalledOff(String rematch) {
    return around
        .tables()
        .find(rematch)
        .map(
            live ->
                live.shelved().isEmpty()
                    && live.lookFresh(
                        table -> table.status() == Table.Status.ENDED && table.isInviting()))
        .orElse(false);
  }

  private TablePlan rematchPlan(Table<?> table, String person) {
    TablePlan plan = table.plan();
    return NewTable.plan(
        around.journals(),
        table.rematch(),
        table.play().game(),
        NewTable.randomSeed(),
        Acts.rotated(table, person),
        plan.options(),
        plan.host(),
        false);
  }

  private Answer say(Call call) {
    Body body = call.body();
    String text = body.lines("text", LONGEST_CHAT).strip();
    if (!Characters.isSeen(text)) {
      throw Problem.malformed("There is nothing to say.");
    }
    call.sender().count(Counted.CHAT);
    return act(
        call,
        body,
        (table, seat) -> Verdict.one(new Entry.Said(seat, table.seat(seat).name(), text)));
  }

  /** Does something for the sender's seat. */
  private Answer act(Call call, Body body, BiFunction<Table<?>, Integer, Verdict> decide) {
    LiveTable live = access.table(call);
    String person = call.person();
    access.arrive(live, person);
    int wanted = body.number("seat", NOBODY);
    Verdict verdict =
        around
            .tables()
            .act(live, table -> decide.apply(table, access.ownSeat(table, person, wanted)));
    Problem.unlessDone(verdict);
    return outcome(
        call, live, table -> new Sight(access.ownSeat(table, person, wanted), true, person));
  }

  private Answer outcome(Call call, LiveTable live, Function<Table<?>, Sight> sight) {
    return switch (Wish.of(call)) {
      case NOTHING -> Answer.nothing();
      case OUTCOME -> Answer.json(live.look(table -> new Outcome(table.version(), table.ply())));
      case POSITION ->
          Answer.json(
              live.look(
                  table -> positions.make(call, table, sight.apply(table), Positions.NOTHING)));
    };
  }
}
