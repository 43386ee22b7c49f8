package governor.core;

import java.util.List;

/**
 * Sets positions up that somebody wrote as a text, and refuses those from which play cannot go on.
 *
 * @param <S> the positions of the game
 */
final class WrittenPosition<S extends State> {
  /** What is wrong with a position from which play cannot go on. */
  private static final String STUCK = "What is \"asked\" does not fit the rest of the position.";

  /** How often unknown cards are dealt until a question fits them. */
  private static final int DEALS = 300;

  /** How often, and how far, it is tried whether play can go on from a position that was read. */
  private static final int TRIALS = 3;

  private static final int TRIAL_LENGTH = 24;

  /** Between two questions there are never so many steps. */
  private static final int MOST_STEPS = 2000;

  private final Game<S> game;
  private final Rng source;

  /** Chances, where the text leaves something open, come from this source. */
  WrittenPosition(Game<S> game, Rng source) {
    this.game = game;
    this.source = source;
  }

  /** The position, or a sentence that names what does not add up. */
  Parsed<S> read(String written) {
    Parsed<S> read = readOnce(written);
    // Who picks cards one by one has passed some kinds: not every hand that chance deals fits that.
    boolean dealt = written.contains(PositionText.UNKNOWN);
    for (int deal = 1; dealt && deal < DEALS && read.equals(Parsed.refused(STUCK)); deal++) {
      read = readOnce(written);
    }
    return read;
  }

  private Parsed<S> readOnce(String written) {
    return PositionText.parse(written)
        .then(text -> text.config().then(theirs -> read(text, theirs)));
  }

  private Parsed<S> read(PositionText text, Config theirs) {
    Config config = game.config();
    if (!theirs.toString().equals(config.toString())) {
      return Parsed.refused("The position is of " + theirs + ", not of " + config + ".");
    }
    S s = game.blank();
    try {
      game.setUp(s, text, source);
    } catch (PositionProblem problem) {
      return Parsed.refused(problem.sentence());
    }
    List<String> wrong = game.audit(s);
    if (!wrong.isEmpty()) {
      return Parsed.refused("The position does not add up: " + wrong.getFirst() + ".");
    }
    return canGoOn(s) ? Parsed.ok(s) : Parsed.refused(STUCK);
  }

  /**
   * Whether play can go on from here: tried at random on a copy, since what is on an agenda is
   * right only if every step finds what it needs.
   */
  private boolean canGoOn(S s) {
    Rng rng = new Rng(s.fingerprint());
    Options options = new Options();
    try {
      for (int trial = 0; trial < TRIALS; trial++) {
        S copy = game.copy(s);
        boolean sound = advances(copy, options);
        for (int ply = 0; sound && ply < TRIAL_LENGTH && !copy.isOver(); ply++) {
          game.apply(copy, options.get(rng.below(options.size())));
          sound = advances(copy, options) && game.audit(copy).isEmpty();
        }
        if (!sound) {
          return false;
        }
      }
      return true;
    } catch (RuntimeException impossible) {
      return false; // Steps trust the agenda; only a text can put something wrong there.
    }
  }

  /** Advances as {@link Game#advance} does, but gives up where steps would go on for ever. */
  private boolean advances(S s, Options options) {
    options.clear();
    for (int steps = 0; !s.isOver() && options.size() < 2; steps++) {
      if (steps == MOST_STEPS) {
        return false;
      }
      if (options.size() == 1) {
        game.apply(s, options.get(0));
        options.clear();
      } else {
        game.runStep(s, options);
      }
    }
    return true;
  }
}
