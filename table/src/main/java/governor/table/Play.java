package governor.table;

import governor.core.Event;
import governor.core.Game;
import governor.core.GameRecord;
import governor.core.Options;
import governor.core.Parsed;
import governor.core.Recorder;
import governor.core.Row;
import governor.core.Seed;
import governor.core.State;
import governor.core.Token;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A game with its history: takes choices, takes them back, remembers what happened. What was just
 * tried and is then chosen is not played once more.
 *
 * @param <S> the positions of the game
 */
public final class Play<S extends State> {
  /** A choice that was made. */
  public record Made(int round, int seat, int action, String words, By by, int part) {}

  private final Game<S> game;
  private final Seed seed;
  private final String position;
  private final List<Made> made = new ArrayList<>();
  private final Options options = new Options();
  private S state;
  private LogBook log;

  /** What was tried last; null if the game has gone another way since. */
  private @Nullable Trial<S> trial;

  /** A new game, set up and advanced to its first question. */
  public Play(Game<S> game, Seed seed) {
    this(game, seed, "");
  }

  /** One that begins in the position of this text, which was read before; its set-up if empty. */
  public Play(Game<S> game, Seed seed, String position) {
    this.game = game;
    this.seed = seed;
    this.position = position;
    this.state = game.blank();
    this.log = new LogBook(() -> game.round(state));
    start();
  }

  private void start() {
    trial = null;
    state = game.blank();
    log = new LogBook(() -> game.round(state));
    state.listen(log);
    if (position.isEmpty()) {
      game.start(state, seed.rng()); // With its listener: the set-up is told.
    } else {
      state.copyFrom(game.begin(position, seed.rng()));
    }
    game.advance(state, options);
  }

  /** The same past with another present, in which this seat may be asked the same. */
  Play<S> imagining(S imagined, int seat) {
    Play<S> other = new Play<>(game, seed, position);
    other.made.addAll(made);
    other.log = log;
    other.state = imagined;
    other.options.clear();
    if (imagined.seatToAct() == seat) {
      game.runStep(imagined, other.options);
    }
    return other;
  }

  /** Tries a row of choices for the seat that is asked, on a copy. */
  Parsed<Row<S>> tried(List<Token> wanted, boolean skipsRoutine) {
    Parsed<Trial<S>> tried = Trial.of(this, wanted, skipsRoutine);
    trial = tried instanceof Parsed.Ok<Trial<S>>(Trial<S> all) ? all : null;
    return tried.then(all -> Parsed.ok(all.row()));
  }

  /** The next of the choices that were tried, if it is this one. */
  private Row.@Nullable Made nextTried(int action) {
    Row.Made next = trial == null ? null : trial.made(made.size());
    return next != null && next.action() == action ? next : null;
  }

  /** The game goes on as it was tried. */
  private void take(Trial<S> tried, Row.Made choice, By by, int part) {
    made.add(
        new Made(
            choice.round(), choice.seat(), choice.action(), choice.words().intern(), by, part));
    log.takeNextPly(tried.log());
    if (tried.isWhole(made.size())) {
      state = tried.row().state();
      state.listen(log);
      options.copyFrom(tried.row().options());
      trial = null;
    }
  }

  /** What was tried is forgotten; what has been chosen of it already is played. */
  private void leaveTrial() {
    Trial<S> tried = trial;
    trial = null;
    if (tried != null) {
      state.listen(null);
      for (Made each : made.subList(tried.from(), made.size())) {
        game.apply(state, each.action());
        game.advance(state, options);
      }
      state.listen(log);
    }
  }

  /** Nobody shall see a position that is behind the choices. */
  private void catchUp() {
    if (trial != null && made.size() > trial.from()) {
      leaveTrial();
    }
  }

  /** Whether this very choice, with these words, is this seat's to make now. */
  boolean has(Entry.Chose chose) {
    int action = chose.action();
    Row.Made tried = nextTried(action);
    if (tried != null && tried.seat() == chose.seat() && tried.words().equals(chose.words())) {
      return true;
    }
    leaveTrial();
    return options.contains(action)
        && state.seatToAct() == chose.seat()
        && (chose.words().equals(game.notation().words(state, action))
            || game.notation().parse(state, options, chose.words()) == action);
  }

  public void choose(int action, By by) {
    choose(action, by, 0);
  }

  /** Makes a choice, which must be one of the options; {@code part} is its place in its row. */
  public void choose(int action, By by, int part) {
    Row.Made tried = nextTried(action);
    if (trial != null && tried != null) {
      take(trial, tried, by, part);
      return;
    }
    leaveTrial();
    if (!options.contains(action)) {
      throw new IllegalArgumentException("not a choice here: " + action);
    }
    // The same words are said at every table; they are kept once.
    String words = game.notation().words(state, action).intern();
    made.add(new Made(game.round(state), state.seatToAct(), action, words, by, part));
    log.nextPly();
    game.apply(state, action);
    game.advance(state, options);
  }

  /** Goes back to the position after so many choices. */
  public void backTo(int choices) {
    List<Made> kept = List.copyOf(made.subList(0, choices));
    made.clear();
    start();
    kept.forEach(each -> choose(each.action(), each.by(), each.part()));
  }

  /**
   * The position in which choice number {@code ply} (from 0) was asked; the options belong to it.
   */
  public S before(int ply, Options itsOptions) {
    S s = game.begin(position, seed.rng());
    game.advance(s, itsOptions);
    for (int i = 0; i < ply; i++) {
      game.apply(s, made.get(i).action());
      game.advance(s, itsOptions);
    }
    return s;
  }

  /**
   * The number of choices that undo would leave for this seat: its last own row of choices and what
   * the computer or routine did since are taken back.
   */
  public Parsed<Integer> undo(int seat, List<String> names) {
    for (int ply = made.size() - 1; ply >= 0; ply--) {
      Made each = made.get(ply);
      if (each.by() == By.PERSON && each.seat() != seat) {
        return Parsed.refused(
            "The last act was " + names.get(each.seat()) + "'s, not yours to take back.");
      }
      if (each.by() == By.PERSON && each.part() == 0) {
        return Parsed.ok(ply);
      }
    }
    return Parsed.refused("There is nothing to take back yet.");
  }

  /** So many choices, if going back to them would unsee nothing. */
  public Parsed<Integer> unlessSeen(int choices) {
    return unsees(choices)
        ? Parsed.refused(
            "Nothing can be taken back beyond \""
                + made.get(choices).words()
                + "\", for something hidden has come to light since.")
        : Parsed.ok(choices);
  }

  /** Whether going back to so many choices would unsee something that came to light. */
  public boolean unsees(int choices) {
    for (int ply = choices; ply < made.size(); ply++) {
      if (log.revealed(ply)) {
        return true;
      }
    }
    return false;
  }

  /** The first choice that was made since this seat last chose itself. */
  public int newsFrom(int seat) {
    int ply = made.size();
    while (ply > 0 && !(made.get(ply - 1).by() == By.PERSON && made.get(ply - 1).seat() == seat)) {
      ply--;
    }
    int answer = Math.max(0, ply - 1);
    while (answer > 0 && made.get(answer).part() > 0) {
      answer--;
    }
    return answer;
  }

  /** What this viewer saw since the choice {@code from}. */
  public List<Event> events(int from, int viewer) {
    return log.between(from, Integer.MAX_VALUE, viewer);
  }

  public Game<S> game() {
    return game;
  }

  public Seed seed() {
    return seed;
  }

  /** The text of the position in which it began; empty for its set-up. */
  public String position() {
    return position;
  }

  /** The position that waits for an answer, or the end; not to be changed but by choosing. */
  public S state() {
    catchUp();
    return state;
  }

  /** The choices of the question asked now; empty at the end. */
  public Options options() {
    catchUp();
    return options;
  }

  /** How many choices were made. */
  public int length() {
    return made.size();
  }

  public Made made(int ply) {
    return made.get(ply);
  }

  public LogBook log() {
    return log;
  }

  /** The game so far, with its result once it is over. */
  public GameRecord record(List<String> names) {
    List<GameRecord.Choice> choices = new ArrayList<>();
    for (Made each : made) {
      choices.add(new GameRecord.Choice(each.round(), each.seat(), each.words()));
    }
    String result = state.isOver() ? Recorder.result(game.scoreSheet(state), names) : "";
    return new GameRecord(
        game.config().toString(), game.ruleFingerprint(), seed, names, choices, result, position);
  }
}
