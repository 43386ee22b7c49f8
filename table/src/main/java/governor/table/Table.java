package governor.table;

import governor.core.Game;
import governor.core.GameRecord;
import governor.core.State;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A table: its plan and its journal, folded into what it is now. Whoever wants to do something asks
 * {@link Acts}, writes the entries it answers with into the journal, and adds them here. Not for
 * several threads at once.
 *
 * @param <S> the positions of the game
 */
public final class Table<S extends State> {
  /** How far a table has come. */
  public enum Status {
    /** Seats are open. */
    WAITING,
    RUNNING,
    /** Played to its end. */
    OVER,
    /** Stopped before its end. */
    ENDED
  }

  /** Something that was said. */
  public record Said(int number, int seat, String name, String text, Instant at) {}

  /** A choice that was taken back, with the version of the table at which that happened. */
  public record Undone(int ply, Play.Made made, int version) {}

  private final Course<S> course;
  private final String commitment;

  private Table(Course<S> course) {
    this.course = course;
    this.commitment = course.plan.seed().commitment();
  }

  /**
   * A table without any entries yet.
   *
   * @throws OtherRules if its game is not one that this program plays
   */
  public static Table<?> of(TablePlan plan) {
    return of(plan, OtherRules.unlessPlayed(plan));
  }

  private static <S extends State> Table<S> of(TablePlan plan, Game<S> game) {
    return new Table<>(new Course<>(plan, game));
  }

  /**
   * The same table in a position that somebody only imagines, with the same past: what a viewer is
   * sent of both must be the same if they cannot tell them apart. For tests; not to be added to.
   */
  Table<S> imagining(S imagined, int seat) {
    return new Table<>(course.imagining(imagined, seat));
  }

  /**
   * Adds the next line of the journal.
   *
   * @throws OtherRules if it tells of a choice that these rules do not have there
   */
  public void add(Line line) {
    course.add(line);
  }

  public Status status() {
    if (course.play.state().isOver()) {
      return Status.OVER;
    }
    if (course.ended) {
      return Status.ENDED;
    }
    return !course.dealt || course.occupants.areAwaited() ? Status.WAITING : Status.RUNNING;
  }

  /** Whether somebody for whom a seat is kept has not agreed to play. */
  public boolean isInviting() {
    return course.occupants.isInviting();
  }

  public boolean isRunning() {
    return status() == Status.RUNNING;
  }

  /** The seat that is to choose, or -1 when nobody is. */
  public int asked() {
    return isRunning() ? course.play.state().seatToAct() : -1;
  }

  /** Whether the seat that is asked is answered for by a computer player. */
  public boolean awaitsComputer() {
    int seat = asked();
    return seat >= 0 && course.occupants.get(seat).isPlayedByComputer();
  }

  /** What the computer player of the seat that is asked chooses; may take its time. */
  public Thought<S> thought() {
    return new Thought<>(course.play, course.occupants.get(course.play.state().seatToAct()).plan);
  }

  /** The seats of people who have not given up. */
  public List<Integer> people() {
    return course.occupants.people();
  }

  /** The seats that belong to this person. */
  public List<Integer> seatsOf(String person) {
    return course.occupants.of(person);
  }

  /** Whether no person has or ever had a seat. */
  public boolean isAmongComputers() {
    return course.occupants.areComputers();
  }

  /** Whether one person plays against computer players only. */
  public boolean isSolitary() {
    return course.occupants.isSolitary();
  }

  public TablePlan plan() {
    return course.plan;
  }

  /** What the seed was bound to before the game began. */
  public String commitment() {
    return commitment;
  }

  public Play<S> play() {
    return course.play;
  }

  public int seats() {
    return course.occupants.size();
  }

  /** Who sits there now. */
  public SeatPlan seat(int seat) {
    return course.occupants.get(seat).plan;
  }

  /** Whether a computer player has stepped in for the person there. */
  public boolean isAway(int seat) {
    return course.occupants.get(seat).away;
  }

  public boolean hasResigned(int seat) {
    return course.occupants.get(seat).resigned;
  }

  public boolean offersEnd(int seat) {
    return course.occupants.get(seat).offersEnd;
  }

  public List<String> names() {
    return course.occupants.names();
  }

  /** How many entries the journal has. */
  public int version() {
    return course.logSizes.version();
  }

  /** How many choices were made and not taken back. */
  public int ply() {
    return course.play.length();
  }

  /** How much of the log somebody still has who knew the table at that version. */
  public int logKnownAt(int knownVersion) {
    return course.logSizes.knownAt(knownVersion);
  }

  public List<Said> chat() {
    return course.talk.kept();
  }

  /** What was taken back, in the order in which it was. */
  public List<Undone> undone() {
    return List.copyOf(course.undone);
  }

  public boolean isPractice() {
    return course.practice;
  }

  /** What its watch link shows now. */
  public Watch watch() {
    return course.watchable ? course.plan.options().watch() : Watch.NONE;
  }

  /** The seats of people who may still add to the shuffle. */
  public List<Integer> awaitsSalt() {
    return course.dealt ? List.of() : course.occupants.unsettled();
  }

  /** What some want to do with the seat of somebody who is gone. */
  public Optional<HandOver> handOver() {
    return Optional.ofNullable(course.handOver);
  }

  /** The table at which the game is played once more, or empty. */
  public String rematch() {
    return course.rematch;
  }

  /** When the question that is open now was asked. */
  public Instant movedAt() {
    return course.movedAt;
  }

  public Instant changedAt() {
    return course.changedAt;
  }

  /** Whether everything may be known by everybody. */
  public boolean isOpen() {
    return status() == Status.OVER || status() == Status.ENDED;
  }

  /** Whether the seed may be told: the shuffle has no secrets left to keep. */
  public boolean isSeedOpen() {
    return isOpen() || course.practice && isSolitary();
  }

  public GameRecord record() {
    return course.play.record(names());
  }
}
