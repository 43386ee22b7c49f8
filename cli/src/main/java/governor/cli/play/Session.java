package governor.cli.play;

import governor.cli.player.SeatPlan;
import governor.core.Event;
import governor.core.Game;
import governor.core.GameRecord;
import governor.core.Options;
import governor.core.Parsed;
import governor.core.Recorder;
import governor.core.Replay;
import governor.core.Seed;
import governor.core.State;
import java.util.ArrayList;
import java.util.List;

/**
 * A game with its history: takes choices, takes them back, tells what happened.
 *
 * @param <S> the positions of the game
 */
final class Session<S extends State> {
  /** Who made a choice. */
  enum By {
    PERSON,

    /** A person, with the same answer as the choice before. */
    SAME_ANSWER,
    COMPUTER,
    ROUTINE
  }

  private static final int AFTER_SET_UP = 1;

  private final Game<S> game;
  private final Seed seed;
  private final List<SeatPlan> seats;
  private final List<By> makers = new ArrayList<>();
  private Chronicle chronicle = new Chronicle();
  private Recorder<S> recorder;

  Session(Game<S> game, Seed seed, List<SeatPlan> seats) {
    this.game = game;
    this.seed = seed;
    this.seats = List.copyOf(seats);
    this.recorder = new Recorder<>(game, seed, SeatPlan.names(seats), chronicle);
  }

  /** A session that goes on from the end of a record. */
  static <S extends State> Session<S> resume(Replay<S> replay, List<SeatPlan> seats) {
    Session<S> session = new Session<>(replay.game(), replay.record().seed(), seats);
    for (int ply = 0; ply < replay.length(); ply++) {
      boolean person = seats.get(session.state().seatToAct()).isHuman();
      session.choose(replay.action(ply), person ? By.PERSON : By.COMPUTER);
    }
    return session;
  }

  void choose(int action, By maker) {
    makers.add(maker);
    chronicle.nextPly();
    recorder.choose(action);
  }

  /** A person answers several questions at once; undo takes all of it back. */
  void chooseAll(List<Integer> actions) {
    for (int i = 0; i < actions.size(); i++) {
      choose(actions.get(i), i == 0 ? By.PERSON : By.SAME_ANSWER);
    }
  }

  /**
   * The number of choices that undo would leave for this seat: its last own answer and what the
   * computer or routine did since are taken back, unless that would unsee something.
   */
  Parsed<Integer> undo(int seat) {
    for (int ply = makers.size() - 1; ply >= 0; ply--) {
      if (chronicle.revealedAfter(ply + 1)) {
        return Parsed.refused(
            "Nothing can be taken back beyond \""
                + recorder.choice(ply).words()
                + "\", for it brought something hidden to light.");
      }
      int maker = recorder.choice(ply).seat();
      if (makers.get(ply) == By.PERSON) {
        return maker == seat
            ? Parsed.ok(ply)
            : Parsed.refused(
                "The last act was " + seats.get(maker).name() + "'s, not yours to take back.");
      }
    }
    return Parsed.refused("There is nothing to take back yet.");
  }

  /** Goes back to the position after so many choices. */
  void backTo(int choices) {
    List<Integer> actions = new ArrayList<>();
    for (int ply = 0; ply < choices; ply++) {
      actions.add(recorder.action(ply));
    }
    List<By> kept = List.copyOf(makers.subList(0, choices));
    makers.clear();
    chronicle = new Chronicle();
    recorder = new Recorder<>(game, seed, SeatPlan.names(seats), chronicle);
    for (int ply = 0; ply < choices; ply++) {
      choose(actions.get(ply), kept.get(ply));
    }
  }

  /** What this seat has seen since it last chose itself. */
  List<Event> news(int seat) {
    int ply = makers.size();
    while (ply > 0 && !(isByPerson(ply - 1) && recorder.choice(ply - 1).seat() == seat)) {
      ply--;
    }
    return chronicle.since(Math.max(AFTER_SET_UP, ply), seat);
  }

  private boolean isByPerson(int ply) {
    return makers.get(ply) == By.PERSON || makers.get(ply) == By.SAME_ANSWER;
  }

  /** All that this seat has seen. */
  List<Event> log(int seat) {
    return chronicle.since(0, seat);
  }

  Game<S> game() {
    return game;
  }

  Seed seed() {
    return seed;
  }

  List<SeatPlan> seats() {
    return seats;
  }

  List<String> names() {
    return SeatPlan.names(seats);
  }

  S state() {
    return recorder.state();
  }

  Options options() {
    return recorder.options();
  }

  int length() {
    return recorder.length();
  }

  GameRecord record() {
    return recorder.record();
  }

  /** The answer that begins with this choice, in words. */
  String wordsFrom(int ply) {
    int more = 0;
    while (ply + more + 1 < makers.size() && makers.get(ply + more + 1) == By.SAME_ANSWER) {
      more++;
    }
    String first = "\"" + recorder.choice(ply).words() + "\"";
    return more == 0 ? first : first + " and " + more + " more";
  }
}
