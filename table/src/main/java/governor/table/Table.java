package governor.table;

import governor.core.Game;
import governor.core.GameRecord;
import governor.core.Parsed;
import governor.core.Seed;
import governor.core.State;
import governor.table.Talk.Note;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

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

  /** Deals cards that mean nothing while people may still add to the shuffle. */
  private static final Seed BEFORE_THE_DEAL = new Seed("before-the-deal");

  private final TablePlan plan;
  private Play<S> play;
  private final Occupants occupants;
  private final Talk talk = new Talk();
  private final List<Undone> undone = new ArrayList<>();
  private final String commitment;
  private LogSizes logSizes;
  private boolean practice;
  private boolean ended;
  private String rematch = "";
  private @Nullable HandOver handOver;
  private boolean watchable = true;

  /** Whether the cards that were dealt are those of the game. */
  private boolean dealt;

  private Instant movedAt;
  private Instant changedAt;

  private Table(TablePlan plan, Play<S> play) {
    this.plan = plan;
    this.play = play;
    this.practice = plan.practice();
    this.movedAt = plan.createdAt();
    this.changedAt = plan.createdAt();
    this.occupants = new Occupants(plan.seats());
    this.commitment = plan.seed().commitment();
    this.dealt = !plan.options().salted();
    this.logSizes = new LogSizes(play.log().size());
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
    return new Table<>(
        plan, new Play<>(game, plan.options().salted() ? BEFORE_THE_DEAL : plan.seed()));
  }

  /**
   * The same table in a position that somebody only imagines, with the same past: what a viewer is
   * sent of both must be the same if they cannot tell them apart. For tests; not to be added to.
   */
  Table<S> imagining(S imagined, int seat) {
    Table<S> other = new Table<>(plan, play.imagining(imagined, seat));
    other.logSizes = new LogSizes(logSizes);
    return other;
  }

  /**
   * Adds the next line of the journal.
   *
   * @throws OtherRules if it tells of a choice that these rules do not have there
   */
  public void add(Line line) {
    boolean moved = true;
    switch (line.entry()) {
      case Entry.Began(String position) -> begin(position);
      case Entry.Chose chose -> {
        if (!play.has(chose)) {
          throw OtherRules.impossible(plan, play.game(), play.length() + 1);
        }
        Occupant asked = occupants.get(chose.seat());
        if (chose.by() == By.STAND_IN && !asked.away && !asked.resigned) {
          note(chose.seat(), Note.TIME_UP, line.at());
        }
        play.choose(chose.action(), chose.by(), chose.part());
        if (chose.by() == By.PERSON) {
          isThere(chose.seat());
        }
      }
      case Entry.TookBack(int seat, int ply, boolean beyond) -> {
        takeBack(ply, beyond);
        note(seat, Note.TOOK_BACK, line.at());
      }
      case Entry.Joined(int seat, String person, String name) ->
          occupants.set(seat, new Occupant(SeatPlan.person(name, person)));
      case Entry.SteppedIn(int seat) -> {
        occupants.get(seat).away = true;
        note(seat, Note.STEPPED_IN, line.at());
      }
      case Entry.CameBack(int seat) -> {
        occupants.get(seat).away = false;
        note(seat, Note.CAME_BACK, line.at());
        isThere(seat);
      }
      case Entry.Salted(int seat, String salt) -> occupants.get(seat).salt = salt;
      case Entry.WithdrewWatch _ -> {
        watchable = false;
        moved = false;
      }
      case Entry.Branched _ -> {
        practice = true;
        moved = false;
      }
      case Entry.HandsOver said -> {
        handOver(said, line.at());
        moved = false;
      }
      case Entry.Resigned(int seat) -> resign(seat);
      case Entry.OfferedEnd(int seat, boolean accept) -> {
        note(seat, accept ? Note.OFFERED_END : Note.DECLINED_END, line.at());
        offerEnd(seat, accept);
        // Talking about the end is no move: the clock goes on.
        moved = false;
      }
      case Entry.Stopped() -> ended = true;
      case Entry.Said(int seat, String name, String text) -> {
        talk.say(seat, name, text, line.at());
        moved = false;
      }
      case Entry.Rematched(String table) -> {
        rematch = table;
        moved = false;
      }
    }
    deal();
    logSizes.add(play.log().size());
    changedAt = line.at();
    if (moved) {
      movedAt = line.at();
    }
  }

  private void begin(String position) {
    if (version() > 0
        || play.game().readPosition(position, plan.seed().rng()) instanceof Parsed.Refused) {
      throw OtherRules.impossible(plan, play.game(), 0);
    }
    play = new Play<>(play.game(), plan.seed(), position);
    practice = true;
    dealt = true;
  }

  private void takeBack(int ply, boolean beyond) {
    for (int i = ply; i < play.length(); i++) {
      undone.add(new Undone(i, play.made(i), version()));
    }
    play.backTo(ply);
    practice |= beyond;
    occupants.forgetOffers();
  }

  /** Once everybody has added to the shuffle, or will not, the cards are dealt. */
  private void deal() {
    if (dealt || !ended && !occupants.areSettled()) {
      return;
    }
    dealt = true;
    play = new Play<>(play.game(), occupants.salted(plan.seed()));
  }

  private void handOver(Entry.HandsOver said, Instant at) {
    handOver = HandOver.after(handOver, said);
    HandOver wanted = handOver;
    if (wanted != null && wanted.agreed().containsAll(HandOver.others(this, said.seat()))) {
      note(said.seat(), Note.GAVE_SEAT, at);
      String name = seat(said.seat()).name();
      occupants.set(
          said.seat(),
          new Occupant(
              said.toPerson()
                  ? SeatPlan.open(name)
                  : SeatPlan.computer(name, ComputerPlayers.USUAL_LEVEL, "")));
      handOver = null;
    }
  }

  /** Whoever is there keeps their seat. */
  private void isThere(int seat) {
    HandOver wanted = handOver;
    if (wanted != null && wanted.seat() == seat) {
      handOver = null;
    }
  }

  /** Who declines an invitation, or takes it back, calls the game off. */
  private void resign(int seat) {
    occupants.get(seat).resigned = true;
    ended |= people().isEmpty() || isInviting();
  }

  /** Who declines, or takes an offer back, ends all offers. */
  private void offerEnd(int seat, boolean accept) {
    if (!accept) {
      occupants.forgetOffers();
    }
    occupants.get(seat).offersEnd = accept;
    ended |= occupants.allOfferEnd();
  }

  /**
   * What people do beside the game stands among what they say, with its place in the log. Who plays
   * alone knows what they do, but not that the clock has chosen for them.
   */
  private void note(int seat, Note note, Instant at) {
    if (note == Note.TIME_UP || people().size() > 1) {
      talk.note(seat, note, play.log().size(), at);
    }
  }

  // ---- what it is now -------------------------------------------------------------------------

  public Status status() {
    if (play.state().isOver()) {
      return Status.OVER;
    }
    if (ended) {
      return Status.ENDED;
    }
    return !dealt || occupants.areAwaited() ? Status.WAITING : Status.RUNNING;
  }

  /** Whether somebody for whom a seat is kept has not agreed to play. */
  public boolean isInviting() {
    return occupants.isInviting();
  }

  public boolean isRunning() {
    return status() == Status.RUNNING;
  }

  /** The seat that is to choose, or -1 when nobody is. */
  public int asked() {
    return isRunning() ? play.state().seatToAct() : -1;
  }

  /** Whether the seat that is asked is answered for by a computer player. */
  public boolean awaitsComputer() {
    int seat = asked();
    return seat >= 0 && occupants.get(seat).isPlayedByComputer();
  }

  /** What the computer player of the seat that is asked chooses; may take its time. */
  public Thought<S> thought() {
    return new Thought<>(play, occupants.get(play.state().seatToAct()).plan);
  }

  /** The seats of people who have not given up. */
  public List<Integer> people() {
    return occupants.people();
  }

  /** The seats that belong to this person. */
  public List<Integer> seatsOf(String person) {
    return occupants.of(person);
  }

  /** Whether no person has or ever had a seat. */
  public boolean isAmongComputers() {
    return occupants.areComputers();
  }

  /** Whether one person plays against computer players only. */
  public boolean isSolitary() {
    return occupants.isSolitary();
  }

  public TablePlan plan() {
    return plan;
  }

  /** What the seed was bound to before the game began. */
  public String commitment() {
    return commitment;
  }

  public Play<S> play() {
    return play;
  }

  public int seats() {
    return occupants.size();
  }

  /** Who sits there now. */
  public SeatPlan seat(int seat) {
    return occupants.get(seat).plan;
  }

  /** Whether a computer player has stepped in for the person there. */
  public boolean isAway(int seat) {
    return occupants.get(seat).away;
  }

  public boolean hasResigned(int seat) {
    return occupants.get(seat).resigned;
  }

  public boolean offersEnd(int seat) {
    return occupants.get(seat).offersEnd;
  }

  public List<String> names() {
    return occupants.names();
  }

  /** How many entries the journal has. */
  public int version() {
    return logSizes.version();
  }

  /** How many choices were made and not taken back. */
  public int ply() {
    return play.length();
  }

  /** How much of the log somebody still has who knew the table at that version. */
  public int logKnownAt(int knownVersion) {
    return logSizes.knownAt(knownVersion);
  }

  public List<Said> chat() {
    return talk.kept();
  }

  /** What was taken back, in the order in which it was. */
  public List<Undone> undone() {
    return List.copyOf(undone);
  }

  public boolean isPractice() {
    return practice;
  }

  /** What its watch link shows now. */
  public Watch watch() {
    return watchable ? plan.options().watch() : Watch.NONE;
  }

  /** The seats of people who may still add to the shuffle. */
  public List<Integer> awaitsSalt() {
    return dealt ? List.of() : occupants.unsettled();
  }

  /** What some want to do with the seat of somebody who is gone. */
  public Optional<HandOver> handOver() {
    return Optional.ofNullable(handOver);
  }

  /** The table at which the game is played once more, or empty. */
  public String rematch() {
    return rematch;
  }

  /** When the question that is open now was asked. */
  public Instant movedAt() {
    return movedAt;
  }

  public Instant changedAt() {
    return changedAt;
  }

  /** Whether everything may be known by everybody. */
  public boolean isOpen() {
    return status() == Status.OVER || status() == Status.ENDED;
  }

  /** Whether the seed may be told: the shuffle has no secrets left to keep. */
  public boolean isSeedOpen() {
    return isOpen() || practice && isSolitary();
  }

  public GameRecord record() {
    return play.record(names());
  }
}
