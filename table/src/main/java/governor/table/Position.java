package governor.table;

import governor.core.Fact;
import governor.core.Refusal;
import governor.core.View;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A table as one viewer may know it: everything that ever leaves for that viewer, in the form in
 * which it is sent. See docs/protocol.md for what the fields mean.
 */
public record Position(
    About table,
    int version,
    int ply,
    int viewer,
    View view,
    @Nullable Ask ask,
    @Nullable Undo undo,
    List<LogLine> log,
    int logFrom,
    int news,
    @Nullable Score score,
    List<ChatLine> chat,
    Clock clock) {

  /** The table itself. */
  public record About(
      String id,
      String config,
      String game,
      String title,
      String status,
      boolean practice,
      Map<String, Object> options,
      String commitment,
      @Nullable String seed,
      @Nullable String salts,
      List<Integer> awaitsSalt,
      List<Seat> seats,
      @Nullable String joinLink,
      @Nullable String watchLink,
      List<Integer> endOffers,
      @Nullable HandOver handOver,
      @Nullable String rematch) {}

  /** Who sits there. */
  public record Seat(
      int seat,
      String name,
      String kind,
      @Nullable Integer level,
      @Nullable String levelName,
      boolean you,
      boolean online,
      boolean standIn,
      boolean resigned) {}

  /** What the viewer is asked. */
  public record Ask(
      int seat,
      String kind,
      String question,
      List<Choice> choices,
      List<Refusal> refused,
      @Nullable Draft draft,
      @Nullable Integer routine) {}

  /** A legal choice; {@code then} is the word of its {@link Sequel}. */
  public record Choice(
      int id,
      String words,
      String verb,
      @Nullable String piece,
      @Nullable String other,
      @Nullable Integer number,
      List<Fact> facts,
      String then) {}

  /** A row of choices that the engine proposes, how many of each piece it picks, what it brings. */
  public record Draft(
      List<Integer> choices,
      String words,
      List<governor.core.Draft.Slot> slots,
      List<Integer> proposal,
      List<Fact> facts) {}

  /** What undo would take back. */
  public record Undo(int ply, String words, boolean free) {}

  /** A line of the log. */
  public record LogLine(
      int n,
      int ply,
      int round,
      String what,
      int seat,
      String piece,
      int number,
      boolean forced,
      String text) {}

  /** The points at the end. */
  public record Score(
      List<ScoreLine> lines,
      List<Integer> totals,
      List<Integer> tieBreaks,
      List<Integer> ranks,
      List<Integer> winners) {}

  /** Points from one source. */
  public record ScoreLine(String source, List<Integer> points) {}

  /** Something that was said. */
  public record ChatLine(int n, int seat, String name, String text, String at) {}

  /** Until when the seat that is asked has time. */
  public record Clock(int seat, @Nullable String deadline) {}
}
