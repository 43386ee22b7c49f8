package governor.table;

import governor.core.Game;
import governor.core.Move;
import governor.core.Notation;
import governor.core.Options;
import governor.core.Parsed;
import governor.core.Row;
import governor.core.ScoreSheet;
import governor.core.State;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/** Makes positions; with the games' views the only place that decides what a viewer is sent. */
public final class PositionMaker {
  /** So many lines of the log fit on a screen. */
  private static final int SCREENFUL = 40;

  private PositionMaker() {}

  /**
   * The table as this viewer may know it.
   *
   * @param knownLog how many lines of the log the viewer has already
   * @param online which seats' people are there
   */
  public static <S extends State> Position make(
      Table<S> table, Sight sight, int knownLog, IntPredicate online) {
    Play<S> play = table.play();
    int eyes = sight.eyes();
    int news = eyes < 0 ? 0 : play.newsFrom(eyes);
    return new Position(
        info(table, sight, online),
        table.version(),
        table.ply(),
        eyes,
        play.game().view(play.state(), eyes),
        ask(table, sight),
        undo(table, sight),
        log(table, eyes, knownLog, Integer.MAX_VALUE),
        knownLog,
        play.log().firstSince(news),
        score(table),
        isByALinkAlone(table, sight) ? List.of() : chat(table),
        clock(table));
  }

  /** Who was sent the link to a game that is over sees the game, and not what its people said. */
  private static boolean isByALinkAlone(Table<?> table, Sight sight) {
    TablePlan plan = table.plan();
    boolean host = !plan.host().isEmpty() && plan.host().equals(sight.person());
    return table.seatsOf(sight.person()).isEmpty()
        && !host
        && !plan.options().isPublic()
        && plan.options().watch().scope() == Watch.Scope.NONE;
  }

  private static Position.About info(Table<?> table, Sight sight, IntPredicate online) {
    TablePlan plan = table.plan();
    Game<?> game = table.play().game();
    boolean member = !table.seatsOf(sight.person()).isEmpty();
    boolean host = !plan.host().isEmpty() && plan.host().equals(sight.person());
    boolean waiting = table.status() == Table.Status.WAITING;
    boolean watchable = table.watch().scope() != Watch.Scope.NONE;
    List<Position.Seat> seats = new ArrayList<>();
    List<Integer> offers = new ArrayList<>();
    for (int seat = 0; seat < table.seats(); seat++) {
      seats.add(seat(table, seat, sight, online.test(seat)));
      if (table.offersEnd(seat)) {
        offers.add(seat);
      }
    }
    return new Position.About(
        plan.id(),
        game.config().toString(),
        game.config().game(),
        Games.title(game.config()),
        table.status().name().toLowerCase(Locale.ROOT),
        table.isPractice(),
        options(plan.options(), table.watch()),
        table.commitment(),
        table.isSeedOpen() ? plan.seed().text() : null,
        table.play().seed().salts().isEmpty() ? null : table.play().seed().salts(),
        table.awaitsSalt(),
        seats,
        (member || host) && waiting ? "/t/" + plan.id() + "?join=" + plan.joinCode() : null,
        host && watchable || member && table.isOpen()
            ? "/t/" + plan.id() + "?watch=" + plan.watchCode()
            : null,
        offers,
        table.handOver().orElse(null),
        table.rematch().isEmpty() ? null : table.rematch());
  }

  private static Map<String, Object> options(TableOptions options, Watch watch) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("public", options.isPublic());
    map.put("stepThrough", options.stepThrough());
    map.put("clock", Times.write(options.clock()));
    map.put("takeOverAfter", Times.write(options.takeOverAfter()));
    map.put("watch", watch.toString());
    map.put("salted", options.salted());
    return map;
  }

  private static Position.Seat seat(Table<?> table, int seat, Sight sight, boolean online) {
    SeatPlan plan = table.seat(seat);
    boolean computer = plan.isComputer();
    return new Position.Seat(
        seat,
        plan.name(),
        plan.kind().name().toLowerCase(Locale.ROOT),
        computer ? plan.level() : null,
        computer ? ComputerPlayers.levelName(plan.level()) : null,
        !sight.person().isEmpty() && plan.person().equals(sight.person()),
        computer || online,
        table.isAway(seat) || table.hasResigned(seat),
        table.hasResigned(seat));
  }

  private static <S extends State> Position.@Nullable Ask ask(Table<S> table, Sight sight) {
    if (!sight.acts() || table.asked() != sight.eyes()) {
      return null;
    }
    Play<S> play = table.play();
    return ask(play.game(), play.state(), play.options());
  }

  /** The question that the seat is asked after a row of choices, as far as it may know it. */
  public static <S extends State> Position.@Nullable Ask after(Row<S> row) {
    return row.asksOn() ? ask(row.game(), row.state(), row.options()) : null;
  }

  /** The question of this position as the seat that is asked may know it. */
  public static <S extends State> Position.Ask ask(Game<S> game, S state, Options options) {
    Notation<S> notation = game.notation();
    List<Position.Choice> choices = new ArrayList<>();
    for (int i = 0; i < options.size(); i++) {
      int action = options.get(i);
      Move move = game.move(state, action);
      choices.add(
          new Position.Choice(
              action,
              notation.words(state, action),
              move.verb(),
              orNull(move.piece()),
              orNull(move.other()),
              move.hasNumber() ? move.number() : null,
              game.facts(state, action),
              Sequel.of(game, state, action).word()));
    }
    int routine = game.routine(state, options);
    return new Position.Ask(
        state.seatToAct(),
        game.questionKind(state),
        notation.question(state),
        choices,
        game.refusals(state, options),
        Drafts.of(game, state),
        routine < 0 ? null : routine);
  }

  private static @Nullable String orNull(String text) {
    return text.isEmpty() ? null : text;
  }

  private static Position.@Nullable Undo undo(Table<?> table, Sight sight) {
    if (!sight.acts() || !Acts.mayUndo(table)) {
      return null;
    }
    return Acts.undoTarget(table, sight.eyes())
            instanceof Parsed.Ok<Entry.TookBack>(Entry.TookBack target)
        ? new Position.Undo(target.ply(), table.play().made(target.ply()).words(), !target.beyond())
        : null;
  }

  /** From where on the log is sent to somebody who comes fresh: what is new, and a screenful. */
  public static int freshLog(Table<?> table, int eyes) {
    LogBook log = table.play().log();
    int news = eyes < 0 ? log.size() : log.firstSince(table.play().newsFrom(eyes));
    return Math.max(0, Math.min(news, log.size() - SCREENFUL));
  }

  /** The log as this viewer may know it, from one line up to before another. */
  public static List<Position.LogLine> log(Table<?> table, int eyes, int from, int to) {
    LogBook log = table.play().log();
    List<String> names = table.names();
    List<Position.LogLine> lines = new ArrayList<>();
    for (int n = from; n < Math.min(to, log.size()); n++) {
      LogBook.Logged logged = log.get(n);
      var event = logged.event().seenBy(eyes);
      lines.add(
          new Position.LogLine(
              n,
              logged.ply(),
              logged.round(),
              event.kind(),
              event.seat(),
              event.piece(),
              event.number(),
              logged.isSeenForced(eyes) || isRoutine(table, logged, eyes),
              event.describe(names)));
    }
    return lines;
  }

  /** Whether the table made the choice for the viewer itself. */
  private static boolean isRoutine(Table<?> table, LogBook.Logged logged, int eyes) {
    return logged.ply() >= 0
        && logged.event().seat() == eyes
        && table.play().made(logged.ply()).by() == By.ROUTINE;
  }

  private static <S extends State> Position.@Nullable Score score(Table<S> table) {
    Play<S> play = table.play();
    if (table.status() != Table.Status.OVER) {
      return null;
    }
    ScoreSheet sheet = play.game().scoreSheet(play.state());
    return new Position.Score(
        sheet.lines().stream()
            .map(line -> new Position.ScoreLine(line.source(), line.points()))
            .toList(),
        sheet.totals(),
        sheet.tieBreaks(),
        sheet.ranks(),
        sheet.winners());
  }

  private static List<Position.ChatLine> chat(Table<?> table) {
    return table.chat().stream()
        .map(
            said ->
                new Position.ChatLine(
                    said.number(), said.seat(), said.name(), said.text(), said.at().toString()))
        .toList();
  }

  private static Position.Clock clock(Table<?> table) {
    Duration limit = table.plan().options().clock();
    boolean ticks = !limit.isZero() && table.isRunning() && !table.awaitsComputer();
    return new Position.Clock(table.asked(), ticks ? table.movedAt().plus(limit).toString() : null);
  }
}
