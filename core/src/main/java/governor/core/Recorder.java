package governor.core;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A game that is being played and written down: asks, takes choices, and can be made a {@link
 * GameRecord} at any time.
 *
 * @param <S> the positions of the game
 */
public final class Recorder<S extends State> {
  private final Game<S> game;
  private final Seed seed;
  private final List<String> seats;
  private final S state;
  private final Options options = new Options();
  private final List<Integer> actions = new ArrayList<>();
  private final List<GameRecord.Choice> choices = new ArrayList<>();

  /** A new game, set up and advanced to its first question; the sink hears all of it. */
  public Recorder(Game<S> game, Seed seed, List<String> seats, @Nullable EventSink sink) {
    if (seats.size() != game.seats()) {
      throw new IllegalArgumentException(seats.size() + " names for " + game.seats() + " seats");
    }
    this.game = game;
    this.seed = seed;
    this.seats = List.copyOf(seats);
    this.state = game.blank();
    state.listen(sink);
    game.start(state, seed.rng());
    game.advance(state, options);
  }

  /** Makes a choice, which must be one of the options, and goes on to the next question. */
  public void choose(int action) {
    if (!options.contains(action)) {
      throw new IllegalArgumentException("not a choice here: " + action);
    }
    actions.add(action);
    choices.add(
        new GameRecord.Choice(
            game.round(state), state.seatToAct(), game.notation().words(state, action)));
    game.apply(state, action);
    game.advance(state, options);
  }

  /** The position that waits for an answer, or the end; not to be changed but by choosing. */
  public S state() {
    return state;
  }

  /** The choices of the question asked now; empty at the end. */
  public Options options() {
    return options;
  }

  /** How many choices were made. */
  public int length() {
    return actions.size();
  }

  /** The choice number {@code ply}, from 0. */
  public int action(int ply) {
    return actions.get(ply);
  }

  public GameRecord.Choice choice(int ply) {
    return choices.get(ply);
  }

  /** The game so far, with its result once it is over. */
  public GameRecord record() {
    String result = state.isOver() ? result(game.scoreSheet(state), seats) : "";
    return new GameRecord(
        game.config().toString(), game.ruleFingerprint(), seed, seats, choices, result);
  }

  /** The end in words, such as {@code 34 | 31 | 20; won by Anna}. */
  public static String result(ScoreSheet sheet, List<String> seats) {
    List<String> totals = sheet.totals().stream().map(String::valueOf).toList();
    List<String> winners = sheet.winners().stream().map(seats::get).toList();
    return String.join(" | ", totals) + "; won by " + String.join(" and ", winners);
  }
}
