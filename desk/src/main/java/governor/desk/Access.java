package governor.desk;

import governor.core.Characters;
import governor.core.Event;
import governor.core.Parsed;
import governor.table.Acts;
import governor.table.Position;
import governor.table.PositionMaker;
import governor.table.Seating;
import governor.table.ShelvedTable;
import governor.table.Sight;
import governor.table.Table;
import governor.table.TablePlan;
import governor.table.Watch;
import java.util.List;
import java.util.Optional;

/** Finds the table that a request is about and decides what its sender may see and do there. */
final class Access {
  private static final int LONGEST_ID = 40;
  private final Surroundings around;

  Access(Surroundings around) {
    this.around = around;
  }

  /** A person is there: a computer player that sat in goes, if that can be written down. */
  void arrive(LiveTable live, String person) {
    List<Integer> seats = live.look(table -> table.seatsOf(person));
    if (seats.isEmpty()) {
      return;
    }
    around.presence().came(live.id(), person);
    boolean away = live.look(table -> seats.stream().anyMatch(table::isAway));
    if (away && around.journals().trouble().isEmpty()) {
      around.tables().act(live, table -> Acts.comeBack(table, person));
    }
  }

  /** The table as this viewer may know it, who has so much of its log already. */
  Position position(Table<?> table, Sight sight, int knownLog) {
    return PositionMaker.make(
        table, sight, knownLog, seat -> around.presence().isOnline(table, seat));
  }

  /** The table that a request is about, which can be played. */
  LiveTable table(Call call) {
    LiveTable live = kept(call);
    Optional<ShelvedTable> shelved = live.shelved();
    if (shelved.isPresent()) {
      checkSight(call, shelved.get());
      throw otherRules(shelved.get());
    }
    return live;
  }

  /** Goes on if the table can be played. */
  static void checkPlayable(LiveTable live) {
    Optional<ShelvedTable> shelved = live.shelved();
    if (shelved.isPresent()) {
      throw otherRules(shelved.get());
    }
  }

  private static Problem otherRules(ShelvedTable shelved) {
    boolean record = shelved.isSeedOpen() && shelved.record() instanceof Parsed.Ok<?>;
    return Problem.otherRules(shelved.why(), record);
  }

  /** Whether the sender of this request would be shown the table if it could be played. */
  void checkSight(Call call, ShelvedTable shelved) {
    String person = call.person();
    String watch = call.query("watch");
    if (watch != null) {
      checkWatch(shelved.plan(), shelved.plan().options().watch(), false, watch);
    } else if (!shelved.seats(person)) {
      stranger(call, shelved.plan(), person);
    }
  }

  /** The table that a request is about, whether or not it can be played. */
  LiveTable kept(Call call) {
    String id = call.id();
    if (!mayBeId(id)) {
      throw Problem.unknown("There is no such table.");
    }
    return around.tables().find(id).orElseThrow(() -> Problem.unknown("There is no such table."));
  }

  private static boolean mayBeId(String id) {
    return id.length() <= LONGEST_ID && Characters.firstMisfit(id) == Characters.NONE;
  }

  /** Which game is played at this table; empty where there is none to play. */
  String configOf(String id) {
    return !mayBeId(id)
        ? ""
        : around
            .tables()
            .find(id)
            .filter(live -> live.shelved().isEmpty())
            .map(live -> live.look(table -> table.play().game().config().toString()))
            .orElse("");
  }

  /** How the sender of this request may look at the table. */
  Sight sight(Call call, Table<?> table) {
    return sight(call, table, call.person());
  }

  Sight sight(Call call, Table<?> table, String person) {
    return sight(call, table, person, wantedSeat(call, table));
  }

  /** The same, whichever seat the request names. */
  Sight sightOfAnySeat(Call call, Table<?> table) {
    return sight(call, table, call.person(), Event.PUBLIC);
  }

  private Sight sight(Call call, Table<?> table, String person, int wanted) {
    String watch = call.query("watch");
    if (watch != null) {
      return watching(table, watch, person, wanted);
    }
    List<Integer> own = table.seatsOf(person);
    if (own.isEmpty()) {
      return stranger(call, table.plan(), person);
    }
    if (Seating.isInvited(table, person)) {
      return new Sight(Event.PUBLIC, false, person);
    }
    if (wanted >= 0 && !own.contains(wanted)) {
      throw Problem.notYours("That seat is not yours.");
    }
    int seat = wanted >= 0 ? wanted : own.contains(table.asked()) ? table.asked() : own.getFirst();
    return new Sight(seat, true, person);
  }

  /**
   * Nobody who plays may see what others hold, nor anybody who may still sit down. A game that is
   * over can be shown to everybody by whoever played it; before, that is the host's to say.
   */
  private static Sight watching(Table<?> table, String code, String person, int wanted) {
    Watch watch = table.watch();
    checkWatch(table.plan(), watch, table.isOpen(), code);
    if (!table.isOpen() && watch.showsHands() && !table.seatsOf(person).isEmpty()) {
      throw Problem.notYours("You play at this table, and this link shows hands.");
    }
    boolean hides = table.status() == Table.Status.WAITING;
    return new Sight(hides ? Event.PUBLIC : watch.eyes(wanted), false, "");
  }

  private static void checkWatch(TablePlan plan, Watch watch, boolean over, String code) {
    if (watch.scope() == Watch.Scope.NONE && !over || !Codes.same(code, plan.watchCode())) {
      throw Problem.notYours("This watch link is not valid, or was withdrawn.");
    }
  }

  /** Who has no seat sees what is public, with a join link or where the host lets everybody. */
  private static Sight stranger(Call call, TablePlan plan, String person) {
    String join = call.query("join");
    boolean invited = join != null && Codes.same(join, plan.joinCode());
    boolean host = !person.isEmpty() && person.equals(plan.host());
    if (!invited && !host && !plan.options().isPublic()) {
      throw Problem.notYours("This table is not public; ask for a link to it.");
    }
    return new Sight(Event.PUBLIC, false, person);
  }

  private static int wantedSeat(Call call, Table<?> table) {
    String text = call.query("seat");
    if (text == null || text.isEmpty()) {
      return Event.PUBLIC;
    }
    if (!text.matches("[0-9]") || text.charAt(0) - '0' >= table.seats()) {
      throw Problem.malformed("There is no such seat.");
    }
    return text.charAt(0) - '0';
  }

  /** The seat for which the sender acts: the one that the body names, or the only or asked one. */
  int ownSeat(Table<?> table, String person, int wanted) {
    List<Integer> own = table.seatsOf(person);
    if (own.isEmpty()) {
      throw Problem.notYours("You have no seat at this table.");
    }
    if (wanted >= 0) {
      if (!own.contains(wanted)) {
        throw Problem.notYours("That seat is not yours.");
      }
      return wanted;
    }
    return own.contains(table.asked()) ? table.asked() : own.getFirst();
  }
}
