package governor.core;

import java.util.ArrayList;
import java.util.List;

/**
 * A record played through: its choices as actions, and the position before each of them.
 *
 * @param <S> the positions of the game
 */
public final class Replay<S extends State> {
  private final Game<S> game;
  private final GameRecord record;
  private final List<Integer> actions = new ArrayList<>();
  private final S end;
  private final Options options = new Options();

  private Replay(Game<S> game, GameRecord record) {
    this.game = game;
    this.record = record;
    this.end = start();
  }

  /**
   * Plays the record by the game's rules. Refused if the rules are not those it was played by, or
   * if a choice is not legal where it stands.
   */
  public static <S extends State> Parsed<Replay<S>> of(Game<S> game, GameRecord record) {
    if (!record.rules().equals(game.ruleFingerprint())) {
      return Parsed.refused(otherRules(game, record));
    }
    if (record.seats().size() != game.seats()) {
      return Parsed.refused(
          "The record names "
              + record.seats().size()
              + " seats, but its config has "
              + game.seats()
              + ".");
    }
    if (!record.position().isEmpty()
        && game.readPosition(record.position(), record.seed().rng())
            instanceof Parsed.Refused<S>(String sentence)) {
      return Parsed.refused("The position of the record is none. " + sentence);
    }
    Replay<S> replay = new Replay<>(game, record);
    String wrong = replay.play();
    return wrong.isEmpty() ? Parsed.ok(replay) : Parsed.refused(wrong);
  }

  /** The sentence for a record that was played by other rules than the game's. */
  public static String otherRules(Game<?> game, GameRecord record) {
    return "This record was played by rules "
        + record.rules()
        + ", and this program has rules "
        + game.ruleFingerprint()
        + " for "
        + game.config()
        + "; use the version of Governor that wrote it.";
  }

  /** The sentence for a record of a game that this program does not have. */
  public static String unknownGame(GameRecord record) {
    return "The record is of \""
        + record.config()
        + "\", which this program does not have; use the version of Governor that wrote it.";
  }

  /** Plays all choices; the sentence says which one could not be made, or is empty. */
  private String play() {
    game.advance(end, options);
    for (GameRecord.Choice choice : record.choices()) {
      if (end.isOver()) {
        return place(choice) + " comes after the end of the game.";
      }
      if (end.seatToAct() != choice.seat()) {
        return place(choice)
            + " is seat "
            + (choice.seat() + 1)
            + "'s, but seat "
            + (end.seatToAct() + 1)
            + " is to choose there.";
      }
      if (game.round(end) != choice.round()) {
        return place(choice)
            + " stands in round "
            + choice.round()
            + ", but it is round "
            + game.round(end)
            + " there.";
      }
      int action = game.notation().parse(end, options, choice.words());
      if (action < 0) {
        return place(choice) + " is not possible there; " + possible(choice.words()) + ".";
      }
      actions.add(action);
      game.apply(end, action);
      game.advance(end, options);
    }
    return "";
  }

  private String place(GameRecord.Choice choice) {
    String where = choice.line() > 0 ? "Line " + choice.line() : "Choice " + (actions.size() + 1);
    return where + " of the record, \"" + choice.words() + "\",";
  }

  private String possible(String words) {
    List<String> all = new ArrayList<>();
    for (int i = 0; i < options.size(); i++) {
      all.add(game.notation().words(end, options.get(i)));
    }
    return Nearest.hint(words, all);
  }

  public Game<S> game() {
    return game;
  }

  public GameRecord record() {
    return record;
  }

  /** How many choices were made. */
  public int length() {
    return actions.size();
  }

  public int action(int ply) {
    return actions.get(ply);
  }

  /** The position after the last choice, advanced to the next question or the end. */
  public S end() {
    return game.copy(end);
  }

  /** The position in which the game began, not yet advanced to its first question. */
  public S start() {
    return game.begin(record.position(), record.seed().rng());
  }

  /** The position in which choice number {@code ply} (from 0) was asked. */
  public S before(int ply) {
    S s = start();
    Options scratch = new Options();
    game.advance(s, scratch);
    for (int i = 0; i < ply; i++) {
      game.apply(s, actions.get(i));
      game.advance(s, scratch);
    }
    return s;
  }
}
