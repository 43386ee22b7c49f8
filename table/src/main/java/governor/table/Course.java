package governor.table;

import governor.core.Game;
import governor.core.Parsed;
import governor.core.Seed;
import governor.core.State;
import governor.table.Talk.Note;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What has come of a table so far: its journal folded, line by line, into what {@link Table}
 * answers from.
 *
 * @param <S> the positions of the game
 */
final class Course<S extends State> {
  /** Deals cards that mean nothing while people may still add to the shuffle. */
  private static final Seed BEFORE_THE_DEAL = new Seed("before-the-deal");

  final TablePlan plan;
  final Occupants occupants;
  final Talk talk = new Talk();
  final List<Table.Undone> undone = new ArrayList<>();
  Play<S> play;
  LogSizes logSizes;
  boolean practice;

  /** Whether it was stopped before its end. */
  boolean ended;

  /** Whether the cards that were dealt are those of the game. */
  boolean dealt;

  String rematch = "";
  @Nullable HandOver handOver;
  boolean watchable = true;
  Instant movedAt;
  Instant changedAt;

  Course(TablePlan plan, Game<S> game) {
    this(plan, new Play<>(game, plan.options().salted() ? BEFORE_THE_DEAL : plan.seed()));
  }

  private Course(TablePlan plan, Play<S> play) {
    this.plan = plan;
    this.play = play;
    this.practice = plan.practice();
    this.movedAt = plan.createdAt();
    this.changedAt = plan.createdAt();
    this.occupants = new Occupants(plan.seats());
    this.dealt = !plan.options().salted();
    this.logSizes = new LogSizes(play.log().size());
  }

  /** The same past with another present; not to be added to. */
  Course<S> imagining(S imagined, int seat) {
    Course<S> other = new Course<>(plan, play.imagining(imagined, seat));
    other.logSizes = new LogSizes(logSizes);
    return other;
  }

  /**
   * Adds the next line of the journal.
   *
   * @throws OtherRules if it tells of a choice that these rules do not have there
   */
  void add(Line line) {
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
    if (logSizes.version() > 0
        || play.game().readPosition(position, plan.seed().rng()) instanceof Parsed.Refused) {
      throw OtherRules.impossible(plan, play.game(), 0);
    }
    play = new Play<>(play.game(), plan.seed(), position);
    practice = true;
    dealt = true;
  }

  private void takeBack(int ply, boolean beyond) {
    for (int i = ply; i < play.length(); i++) {
      undone.add(new Table.Undone(i, play.made(i), logSizes.version()));
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
    if (wanted != null && wanted.agreed().containsAll(HandOver.others(occupants, said.seat()))) {
      note(said.seat(), Note.GAVE_SEAT, at);
      String name = occupants.get(said.seat()).plan.name();
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
    ended |= occupants.people().isEmpty() || occupants.isInviting();
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
    if (note == Note.TIME_UP || occupants.people().size() > 1) {
      talk.note(seat, note, play.log().size(), at);
    }
  }
}
