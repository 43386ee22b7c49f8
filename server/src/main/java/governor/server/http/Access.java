package governor.server.http;

import governor.core.Characters;
import governor.core.Event;
import governor.core.Parsed;
import governor.server.live.LiveTable;
import governor.table.Acts;
import governor.table.Position;
import governor.table.PositionMaker;
import governor.table.ShelvedTable;
import governor.table.Sight;
import governor.table.Table;
import governor.table.TablePlan;
import governor.table.Watch;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.List;
import java.util.Optional;

/** Finds the table that a request is about and decides what its sender may see and do there. */
final class Access {
  private static final int LONGEST_ID = 40;
  private final Node node;
  private final People people;

  Access(Node node, People people) {
    this.node = node;
    this.people = people;
  }

  People people() {
    return people;
  }

  /** Counts what somebody does, by where they are and, if they are known, by who they are. */
  void count(Context ctx, Limits.Kind kind) {
    node.limits().take(kind, address(ctx));
    String person = people.of(ctx);
    if (!person.isEmpty()) {
      node.limits().take(kind, "person " + person);
    }
  }

  /** Where a request comes from; a proxy in front, if there is one, says who is behind it. */
  private String address(Context ctx) {
    String forwarded = node.behindProxy() ? ctx.header("X-Forwarded-For") : null;
    if (forwarded == null) {
      return ctx.ip();
    }
    // The last address is the one that our own proxy saw.
    return forwarded.substring(forwarded.lastIndexOf(',') + 1).strip();
  }

  /** A person is there: a computer player that sat in goes, if that can be written down. */
  void arrive(LiveTable live, String person) {
    boolean away = live.look(table -> table.seatsOf(person).stream().anyMatch(table::isAway));
    if (away && node.store().trouble().isEmpty()) {
      node.tables().act(live, table -> Acts.comeBack(table, person));
    }
  }

  /** The table as this viewer may know it, who has so much of its log already. */
  Position position(Table<?> table, Sight sight, int knownLog) {
    return PositionMaker.make(
        table, sight, knownLog, seat -> node.presence().isOnline(table, seat));
  }

  /** The table that a request is about, which can be played. */
  LiveTable table(Context ctx) {
    LiveTable live = kept(ctx);
    Optional<ShelvedTable> shelved = live.shelved();
    if (shelved.isPresent()) {
      checkSight(ctx, shelved.get());
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
  void checkSight(Context ctx, ShelvedTable shelved) {
    String person = people.of(ctx);
    String watch = ctx.queryParam("watch");
    if (watch != null) {
      watching(shelved.plan(), watch, Event.PUBLIC);
    } else if (!shelved.seats(person)) {
      stranger(ctx, shelved.plan(), person);
    }
  }

  /** The table that a request is about, whether or not it can be played. */
  LiveTable kept(Context ctx) {
    String id = ctx.pathParam("id");
    if (!mayBeId(id)) {
      throw Problem.unknown("There is no such table.");
    }
    return node.tables().find(id).orElseThrow(() -> Problem.unknown("There is no such table."));
  }

  private static boolean mayBeId(String id) {
    return id.length() <= LONGEST_ID && Characters.firstMisfit(id) == Characters.NONE;
  }

  /** Which game is played at the table of this request; empty where there is none to play. */
  String configOf(Context ctx) {
    String id = ctx.pathParam("id");
    return !mayBeId(id)
        ? ""
        : node.tables()
            .find(id)
            .filter(live -> live.shelved().isEmpty())
            .map(live -> live.look(table -> table.play().game().config().toString()))
            .orElse("");
  }

  /** How the sender of this request may look at the table. */
  Sight sight(Context ctx, Table<?> table) {
    return sight(ctx, table, people.of(ctx));
  }

  Sight sight(Context ctx, Table<?> table, String person) {
    return sight(ctx, table, person, wantedSeat(ctx, table));
  }

  /** The same, whichever seat the request names. */
  Sight sightOfAnySeat(Context ctx, Table<?> table) {
    return sight(ctx, table, people.of(ctx), Event.PUBLIC);
  }

  private Sight sight(Context ctx, Table<?> table, String person, int wanted) {
    String watch = ctx.queryParam("watch");
    if (watch != null) {
      return watching(table.plan(), watch, wanted);
    }
    List<Integer> own = table.seatsOf(person);
    if (own.isEmpty()) {
      return stranger(ctx, table.plan(), person);
    }
    if (wanted >= 0 && !own.contains(wanted)) {
      throw Problem.notYours("That seat is not yours.");
    }
    int seat = wanted >= 0 ? wanted : own.contains(table.asked()) ? table.asked() : own.getFirst();
    return new Sight(seat, true, person);
  }

  private static Sight watching(TablePlan plan, String code, int wanted) {
    Watch watch = plan.options().watch();
    if (watch.scope() == Watch.Scope.NONE || !same(code, plan.watchCode())) {
      throw Problem.notYours("This watch link is not valid.");
    }
    return new Sight(watch.eyes(wanted), false, "");
  }

  /** Who has no seat sees what is public, with a join link or where the host lets everybody. */
  private static Sight stranger(Context ctx, TablePlan plan, String person) {
    String join = ctx.queryParam("join");
    boolean invited = join != null && same(join, plan.joinCode());
    boolean host = !person.isEmpty() && person.equals(plan.host());
    if (!invited && !host && !plan.options().isPublic()) {
      throw Problem.notYours("This table is not public; ask for a link to it.");
    }
    return new Sight(Event.PUBLIC, false, person);
  }

  private static int wantedSeat(Context ctx, Table<?> table) {
    String text = ctx.queryParam("seat");
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

  /** Compares without telling by its time how much was right. */
  static boolean same(String one, String other) {
    return MessageDigest.isEqual(
        one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
  }
}
