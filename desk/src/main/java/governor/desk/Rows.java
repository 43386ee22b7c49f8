package governor.desk;

import governor.table.By;
import governor.table.Entry;

/** Entries of a journal as rows of numbers and texts, in which they are kept, and back. */
public final class Rows {
  /** The columns of an entry; what they mean depends on the kind. */
  public record Row(
      String kind, int seat, int round, int value, int extra, String words, String who) {
    /** What is no choice is of no round. */
    Row(String kind, int seat, int value, int extra, String words, String who) {
      this(kind, seat, 0, value, extra, words, who);
    }
  }

  private static final int NOBODY = -1;

  private Rows() {}

  public static Row of(Entry entry) {
    return switch (entry) {
      case Entry.Began(String position) -> new Row("begin", NOBODY, 0, 0, position, "");
      case Entry.Chose(int round, int seat, int action, String words, By by, int part) ->
          new Row("choice", seat, round, action, part, words, by.name());
      case Entry.TookBack(int seat, int ply, boolean beyond) ->
          new Row("undo", seat, ply, beyond ? 1 : 0, "", "");
      case Entry.Joined(int seat, String person, String name) ->
          new Row("join", seat, 0, 0, name, person);
      case Entry.SteppedIn(int seat) -> new Row("step-in", seat, 0, 0, "", "");
      case Entry.CameBack(int seat) -> new Row("back", seat, 0, 0, "", "");
      case Entry.Resigned(int seat) -> new Row("resign", seat, 0, 0, "", "");
      case Entry.OfferedEnd(int seat, boolean accept) ->
          new Row("end-offer", seat, accept ? 1 : 0, 0, "", "");
      case Entry.Stopped() -> new Row("stop", NOBODY, 0, 0, "", "");
      case Entry.Said(int seat, String name, String text) ->
          new Row("chat", seat, 0, 0, text, name);
      case Entry.Salted(int seat, String salt) -> new Row("salt", seat, 0, 0, salt, "");
      case Entry.WithdrewWatch() -> new Row("no-watch", NOBODY, 0, 0, "", "");
      case Entry.Branched() -> new Row("branch", NOBODY, 0, 0, "", "");
      case Entry.HandsOver(int by, int seat, boolean toPerson, boolean agrees) ->
          new Row("hand-over", seat, by, (toPerson ? 1 : 0) + (agrees ? 2 : 0), "", "");
      case Entry.Rematched(String table) -> new Row("rematch", NOBODY, 0, 0, table, "");
    };
  }

  public static Entry entry(Row row) {
    int seat = row.seat();
    return switch (row.kind()) {
      case "begin" -> new Entry.Began(row.words());
      case "choice" ->
          new Entry.Chose(
              row.round(), seat, row.value(), row.words(), By.valueOf(row.who()), row.extra());
      case "undo" -> new Entry.TookBack(seat, row.value(), row.extra() == 1);
      case "join" -> new Entry.Joined(seat, row.who(), row.words());
      case "step-in" -> new Entry.SteppedIn(seat);
      case "back" -> new Entry.CameBack(seat);
      case "resign" -> new Entry.Resigned(seat);
      case "end-offer" -> new Entry.OfferedEnd(seat, row.value() == 1);
      case "stop" -> new Entry.Stopped();
      case "chat" -> new Entry.Said(seat, row.who(), row.words());
      case "salt" -> new Entry.Salted(seat, row.words());
      case "no-watch" -> new Entry.WithdrewWatch();
      case "branch" -> new Entry.Branched();
      case "hand-over" ->
          new Entry.HandsOver(row.value(), seat, (row.extra() & 1) != 0, (row.extra() & 2) != 0);
      case "rematch" -> new Entry.Rematched(row.words());
      default -> throw new IllegalStateException("unknown kind of entry: " + row.kind());
    };
  }
}
