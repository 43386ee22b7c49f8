package governor.cli.play;

import governor.cli.player.SeatPlan;
import governor.core.Event;
import governor.core.Game;
import governor.core.GameRecord;
import governor.core.Options;
import governor.core.Parsed;
import governor.core.Replay;
import governor.core.Seed;
import governor.core.State;
import governor.table.By;
import governor.table.Play;
import java.util.List;

/**
 * A game at the terminal with who sits where.
 *
 * @param <S> the positions of the game
 */
final class Session<S extends State> {
  private static final int SET_UP = -1;

  private final Play<S> play;
  private final List<SeatPlan> seats;

  Session(Game<S> game, Seed seed, List<SeatPlan> seats) {
    this(game, seed, "", seats);
  }

  /** One that begins in the position of this text. */
  Session(Game<S> game, Seed seed, String position, List<SeatPlan> seats) {
    this.seats = List.copyOf(seats);
    this.play = new Play<>(game, seed, position);
  }

  /** A session that goes on from the end of a record. */
  static <S extends State> Session<S> resume(Replay<S> replay, List<SeatPlan> seats) {
    GameRecord record = replay.record();
    Session<S> session = new Session<>(replay.game(), record.seed(), record.position(), seats);
    for (int ply = 0; ply < replay.length(); ply++) {
      boolean person = seats.get(session.state().seatToAct()).isHuman();
      session.choose(replay.action(ply), person ? By.PERSON : By.COMPUTER);
    }
    return session;
  }

  void choose(int action, By maker) {
    play.choose(action, maker);
  }

  /** A person answers several questions at once; undo takes all of it back. */
  void chooseAll(List<Integer> actions) {
    for (int i = 0; i < actions.size(); i++) {
      play.choose(actions.get(i), By.PERSON, i);
    }
  }

  /**
   * The number of choices that undo would leave for this seat: its last own answer and what the
   * computer or routine did since are taken back, unless that would unsee something.
   */
  Parsed<Integer> undo(int seat) {
    return play.undo(seat, names()).then(play::unlessSeen);
  }

  /** Goes back to the position after so many choices. */
  void backTo(int choices) {
    play.backTo(choices);
  }

  /** What this seat has seen since it last chose itself. */
  List<Event> news(int seat) {
    return play.events(play.newsFrom(seat), seat);
  }

  /** All that this seat has seen. */
  List<Event> log(int seat) {
    return play.events(SET_UP, seat);
  }

  Game<S> game() {
    return play.game();
  }

  Seed seed() {
    return play.seed();
  }

  List<SeatPlan> seats() {
    return seats;
  }

  List<String> names() {
    return SeatPlan.names(seats);
  }

  S state() {
    return play.state();
  }

  Options options() {
    return play.options();
  }

  int length() {
    return play.length();
  }

  GameRecord record() {
    return play.record(names());
  }

  /** The answer that begins with this choice, in words. */
  String wordsFrom(int ply) {
    int more = 0;
    while (ply + more + 1 < play.length() && play.made(ply + more + 1).part() > 0) {
      more++;
    }
    String first = "\"" + play.made(ply).words() + "\"";
    return more == 0 ? first : first + " and " + more + " more";
  }
}
