package governor.table;

import governor.core.Options;
import governor.core.Parsed;
import governor.core.Row;
import governor.core.State;
import governor.core.Token;
import java.util.ArrayList;
import java.util.List;

/** What people and computer players may do at a table, and the entries that do it. */
public final class Acts {
  /** How many choices may be sent at once. */
  public static final int LONGEST_ROW = 64;

  private Acts() {}

  /** What happens by itself once everybody has sat down. */
  public static List<Entry> opening(Table<?> table) {
    return table.isRunning() ? settled(table) : List.of();
  }

  private static <S extends State> List<Entry> settled(Table<S> table) {
    Row<S> row = new Row<>(table.play().game(), table.play().state());
    return entries(settle(table, row), By.ROUTINE);
  }

  /** People are spared the questions that have one sensible answer. */
  private static <S extends State> Row<S> settle(Table<S> table, Row<S> row) {
    return table.plan().options().stepThrough()
        ? row
        : row.settle(seat -> table.seat(seat).isPerson());
  }

  /** What the journal says of a row of choices. */
  private static List<Entry> entries(Row<?> row, By by) {
    return row.made().stream()
        .<Entry>map(
            each ->
                new Entry.Chose(
                    each.round(),
                    each.seat(),
                    each.action(),
                    each.words(),
                    each.isRoutine() ? By.ROUTINE : by,
                    each.part()))
        .toList();
  }

  /** A person answers the question of choice number {@code ply} with a row of choices. */
  public static <S extends State> Verdict choose(
      Table<S> table, int seat, int ply, List<Token> row) {
    if (row.isEmpty() || row.size() > LONGEST_ROW) {
      return new Verdict.Illegal("Send 1 to " + LONGEST_ROW + " choices at once.");
    }
    if (ply < 0 || ply > table.ply()) {
      return stale(table);
    }
    if (ply < table.ply()) {
      return wasMade(table, seat, ply, row) ? new Verdict.Done() : stale(table);
    }
    if (!table.isRunning()) {
      return notRunning(table);
    }
    if (table.asked() != seat) {
      return new Verdict.NotYours("It is " + table.seat(table.asked()).name() + "'s turn.");
    }
    return made(table, row, By.PERSON);
  }

  /** A computer player answers; {@code version} is the table's when it began to think. */
  public static <S extends State> Verdict answer(Table<S> table, int version, int action) {
    if (table.version() != version || !table.awaitsComputer()) {
      return stale(table);
    }
    By by = table.seat(table.asked()).isComputer() ? By.COMPUTER : By.STAND_IN;
    return made(table, List.of(new Token.Id(action)), by);
  }

  /** A computer player answers once for a person whose time has run out. */
  public static Verdict answerForLate(Table<?> table, int version, int action) {
    return table.version() == version && table.isRunning()
        ? made(table, List.of(new Token.Id(action)), By.STAND_IN)
        : stale(table);
  }

  private static <S extends State> Verdict made(Table<S> table, List<Token> row, By by) {
    boolean skipsRoutine = by == By.PERSON && !table.plan().options().stepThrough();
    return switch (table.play().tried(row, skipsRoutine)) {
      case Parsed.Ok<Row<S>>(Row<S> all) -> new Verdict.Do(entries(settle(table, all), by));
      case Parsed.Refused<Row<S>>(String sentence) -> new Verdict.Illegal(sentence);
    };
  }

  /** Whether this very row was made by this seat at that place: then the request is a repeat. */
  private static <S extends State> boolean wasMade(
      Table<S> table, int seat, int ply, List<Token> row) {
    Play<S> play = table.play();
    if (play.made(ply).seat() != seat) {
      return false;
    }
    S state = play.before(ply, new Options());
    boolean skipsRoutine = !table.plan().options().stepThrough();
    if (!(Row.of(play.game(), state, row, skipsRoutine) instanceof Parsed.Ok<Row<S>>(Row<S> all))) {
      return false;
    }
    List<Row.Made> made = all.made();
    if (ply + made.size() > play.length()) {
      return false;
    }
    for (int i = 0; i < made.size(); i++) {
      if (play.made(ply + i).action() != made.get(i).action()) {
        return false;
      }
    }
    return true;
  }

  private static Verdict stale(Table<?> table) {
    return new Verdict.Stale(
        "The table has moved on: it waits for choice number " + table.ply() + ".");
  }

  private static Verdict notRunning(Table<?> table) {
    return switch (table.status()) {
      case WAITING -> new Verdict.Illegal("The game begins when all seats are taken.");
      case OVER, ENDED -> new Verdict.Illegal("The game is over.");
      case RUNNING -> throw new IllegalStateException();
    };
  }

  /** A person takes back what {@link #undoTarget} names. */
  public static Verdict undo(Table<?> table, int seat, int ply) {
    if (!mayUndo(table)) {
      return notRunning(table);
    }
    return switch (undoTarget(table, seat)) {
      case Parsed.Ok<Entry.TookBack>(Entry.TookBack target) -> {
        boolean named = target.ply() == ply || table.ply() == ply;
        yield named ? Verdict.one(target) : stale(table);
      }
      case Parsed.Refused<Entry.TookBack>(String sentence) -> new Verdict.Illegal(sentence);
    };
  }

  /** Alone, the end can be taken back too. */
  static boolean mayUndo(Table<?> table) {
    return table.isRunning() || table.status() == Table.Status.OVER && table.isSolitary();
  }

  /** What undo would do for this seat: free up to what came to light, or alone without limits. */
  public static Parsed<Entry.TookBack> undoTarget(Table<?> table, int seat) {
    Play<?> play = table.play();
    return play.undo(seat, table.names())
        .then(ply -> table.isSolitary() ? Parsed.ok(ply) : play.unlessSeen(ply))
        .then(ply -> Parsed.ok(new Entry.TookBack(seat, ply, isBeyond(play, ply))));
  }

  private static boolean isBeyond(Play<?> play, int ply) {
    return play.unsees(ply) || play.state().isOver();
  }

  /** A person gives up. */
  public static Verdict resign(Table<?> table, int seat) {
    if (!table.isRunning() && table.status() != Table.Status.WAITING) {
      return notRunning(table);
    }
    return table.hasResigned(seat) ? new Verdict.Done() : Verdict.one(new Entry.Resigned(seat));
  }

  /** A person offers to stop here, agrees to, declines, or takes an offer back. */
  public static Verdict offerEnd(Table<?> table, int seat, boolean accept) {
    if (!table.isRunning()) {
      return notRunning(table);
    }
    if (table.hasResigned(seat)) {
      return new Verdict.Illegal("Who has resigned has no say in this.");
    }
    boolean isDone =
        accept ? table.offersEnd(seat) : table.people().stream().noneMatch(table::offersEnd);
    return isDone ? new Verdict.Done() : Verdict.one(new Entry.OfferedEnd(seat, accept));
  }

  /** Computer players step in for a person who has been away too long. */
  public static Verdict stepIn(Table<?> table, int version) {
    boolean still = table.version() == version && table.isRunning() && !table.awaitsComputer();
    return still ? Verdict.one(new Entry.SteppedIn(table.asked())) : stale(table);
  }

  /** A person is there again: the computer player goes, wherever one sits in for them. */
  public static Verdict comeBack(Table<?> table, String person) {
    List<Entry> entries = new ArrayList<>();
    for (int seat : table.seatsOf(person)) {
      if (table.isAway(seat)) {
        entries.add(new Entry.CameBack(seat));
      }
    }
    return entries.isEmpty() ? new Verdict.Done() : new Verdict.Do(entries);
  }

  /**
   * The game is to be played once more, at the table with this name, unless there is one already;
   * {@code calledOff} is one that came to nothing, or empty.
   */
  public static Verdict rematch(Table<?> table, String id, String calledOff) {
    return switch (table.status()) {
      case WAITING, RUNNING -> new Verdict.Illegal("The game is not over yet.");
      case OVER, ENDED ->
          table.rematch().equals(calledOff)
              ? Verdict.one(new Entry.Rematched(id))
              : new Verdict.Done();
    };
  }

  /**
   * Who sits where when the game is played once more: everybody one seat on. This person wants it,
   * all others are invited.
   */
  public static List<SeatPlan> rotated(Table<?> table, String person) {
    List<SeatPlan> seats = new ArrayList<>();
    for (int i = 1; i <= table.seats(); i++) {
      SeatPlan seat = table.seat(i % table.seats());
      boolean invited = seat.isPerson() && !seat.person().equals(person);
      seats.add(invited ? seat.inviting() : seat);
    }
    return seats;
  }

  /** How the game began, for another table that begins so: nothing where that was its set-up. */
  public static List<Entry> beginning(String position) {
    return position.isEmpty() ? List.of() : List.of(new Entry.Began(position));
  }

  /** A game that is still played goes on at another table, too: what that shows is known here. */
  public static Verdict branch(Table<?> table) {
    return table.isOpen() || table.isPractice()
        ? new Verdict.Done()
        : Verdict.one(new Entry.Branched());
  }

  /** The choices up to there, for a table that goes on from them. */
  public static List<Entry> copies(Table<?> table, int ply) {
    List<Entry> entries = new ArrayList<>(beginning(table.play().position()));
    for (int i = 0; i < ply; i++) {
      Play.Made made = table.play().made(i);
      entries.add(
          new Entry.Chose(made.round(), made.seat(), made.action(), made.words(), By.COPIED, 0));
    }
    return entries;
  }
}
