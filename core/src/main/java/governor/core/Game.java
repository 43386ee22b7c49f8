package governor.core;

import java.util.List;
import java.util.Optional;

/**
 * A game with its rule set compiled: the rules as an object without state of its own, shared by any
 * number of positions and threads.
 *
 * <p>The life of a position: {@link #start}, then {@link #advance} until {@link State#isOver}, each
 * time answered by {@link #apply} with one of the options. Between {@code apply} and {@code
 * advance} lies the afterstate: the choice is carried out, but nothing that it draws or turns is
 * known yet.
 *
 * @param <S> the positions of the game
 */
public abstract class Game<S extends State> {
  private final Config config;
  private final Step<S>[] steps;
  private String fingerprint = "";

  /** A game of this config whose agenda frames name steps by their index in the array. */
  protected Game(Config config, Step<S>[] steps) {
    this.config = config;
    this.steps = steps;
  }

  public final Config config() {
    return config;
  }

  /** How many seats play. */
  public final int seats() {
    return config.players();
  }

  // ---- hot ------------------------------------------------------------------------------------

  /** A blank position of the right size, to be started or to be copied into. */
  public abstract S blank();

  /** Sets up the position with the chances that come from this source. */
  public abstract void start(S s, Rng source);

  /**
   * Does all that is automatic or forced, up to the next real choice, whose options are then in
   * {@code out} (two or more). When the game is over {@code out} stays empty.
   */
  public final void advance(S s, Options out) {
    Step<S>[] known = steps; // Read once: every call below could have changed a field.
    out.clear();
    for (int frame = s.top(); frame != 0; frame = s.top()) {
      Step<S> step = known[Agenda.step(frame)];
      step.run(s, frame, out);
      int size = out.size();
      if (size > 1) {
        return;
      }
      if (size == 1) {
        int only = out.get(0);
        if (s.isHeard()) {
          tellForced(s, Agenda.seat(frame), only);
        }
        step.choose(s, frame, only);
        out.clear();
      }
    }
  }

  private static void tellForced(State s, int seat, int only) {
    EventSink sink = s.sink();
    if (sink != null) {
      sink.forced(s, seat, only);
    }
  }

  /** Carries out this choice, which must be one of those that {@code advance} listed. */
  public final void apply(S s, int action) {
    int frame = s.top();
    steps[Agenda.step(frame)].choose(s, frame, action);
  }

  /**
   * Runs the step on top once: its choices are then in {@code out}, if only one, or it has done its
   * automatic work. For looking ahead on copies, where nothing is to be answered unasked.
   */
  public final void runStep(S s, Options out) {
    out.clear();
    int frame = s.top();
    steps[Agenda.step(frame)].run(s, frame, out);
  }

  /** What the step on top would ask for, found on a copy; nothing if it would ask nothing. */
  public final Options ask(S s) {
    Options options = new Options();
    runStep(copy(s), options);
    return options;
  }

  /** A copy of the position in which it is this seat's turn in this step. */
  public final S turn(S s, int step, int seat) {
    S turn = copy(s);
    turn.push(step, seat);
    return turn;
  }

  /** The points of a seat as they would count if the game ended now. */
  public abstract int points(S s, int seat);

  /** What decides between seats with equal points; more is better. */
  public abstract int tieBreak(S s, int seat);

  /**
   * Deals anew, in place, everything that this seat cannot know, and gives the position a new
   * future. Positions that the seat cannot tell apart become the same one from the same source, so
   * that nothing of the truth can shine through.
   */
  public abstract void imagine(S s, int seat, Rng rng);

  /** The round that is being played, from 1. */
  public abstract int round(S s);

  /**
   * The choice that is practically always right for the question asked now (to draw a card that
   * costs nothing), or -1. Tables may make it unasked; it is never the only legal one.
   */
  public int routine(S s, Options options) {
    return -1;
  }

  /**
   * For playouts: carries out at random all of the decision that begins with the question asked
   * now, where answering choice by choice would take long (placing colonists, say). The seat then
   * stands where a row of legal choices would have led it, and {@code advance} goes on. False, with
   * nothing done, where a single random choice serves as well.
   */
  public boolean shortcut(S s, Rng rng) {
    return false;
  }

  // ---- edge -----------------------------------------------------------------------------------

  /**
   * The whole decision that begins with the question asked now, if it takes several choices and can
   * be made at once.
   */
  public Optional<Draft> draft(S s) {
    return Optional.empty();
  }

  /** All that this seat may know; {@link Event#PUBLIC} for what everybody may know. */
  public abstract View view(S s, int viewer);

  /**
   * The same in the middle of what happens, where nobody is asked: for showing one event after the
   * other. What only the seat that is asked may see is not in it.
   */
  public abstract View glimpse(S s, int viewer);

  /** The points of every seat by source, the tie-break and the ranks. */
  public abstract ScoreSheet scoreSheet(S s);

  /** The words for choices. */
  public abstract Notation<S> notation();

  /**
   * The question asked now by its kind: the name of the step, such as {@code CHOOSE_ROLE}, or the
   * key of the card or building that asks, such as {@code CHAPEL}.
   */
  public String questionKind(S s) {
    return "";
  }

  /** A choice of the seat that is asked now, taken apart. */
  public Move move(S s, int action) {
    return Move.of(notation().words(s, action));
  }

  /**
   * What a choice costs or brings, as far as the seat that is asked can know; the vocabulary is
   * that of {@link FactKind}.
   */
  public List<Fact> facts(S s, int action) {
    return List.of();
  }

  /** Pieces that the seat might want to choose now and cannot, and why not. */
  public List<Refusal> refusals(S s, Options options) {
    return List.of();
  }

  /**
   * The position as one line of text: with all that this seat knows, {@link Event#PUBLIC} for what
   * everybody knows, {@link PositionText#EVERYTHING} for all there is.
   */
  public String positionText(S s, int viewer) {
    return new PositionText(config).toString();
  }

  /** Sets a position up as a text says; chance deals what it does not know. */
  protected void setUp(S s, PositionText text, Rng source) {
    throw new PositionProblem("Positions of " + config.game() + " cannot be read as text.");
  }

  /**
   * Reads a position that somebody wrote; refused with a sentence that names what does not add up.
   */
  public final Parsed<S> readPosition(String written, Rng source) {
    return new WrittenPosition<>(this, source).read(written);
  }

  /** The start of a game: as the rules say, or from a position that was read before. */
  public final S begin(String position, Rng source) {
    return position.isEmpty() ? newGame(source) : readPosition(position, source).orThrow();
  }

  /** The pieces in play with their numbers and effects. */
  public abstract Catalog catalog();

  /**
   * What the rules of this config say in numbers besides the catalogue, for those who read them.
   */
  public List<Figure> figures() {
    return List.of();
  }

  /**
   * What is wrong with this position (a card too many, say), as sentences; empty when all is well.
   */
  public abstract List<String> audit(S s);

  /**
   * A short text that changes whenever the same choices could lead elsewhere: the version of the
   * rules and the numbers on the pieces. A record carries it.
   */
  public final String ruleFingerprint() {
    // Every table that is opened asks; whoever computes it gets the same.
    String known = fingerprint;
    if (known.isEmpty()) {
      known = Sha256.hex(rulesVersion() + "\n" + catalog().describe()).substring(0, 16);
      fingerprint = known;
    }
    return known;
  }

  /** Raised with every change of the rules or of their use of chance. */
  protected abstract String rulesVersion();

  // ---- sugar ----------------------------------------------------------------------------------

  /** A position that has just been set up. */
  public final S newGame(Rng source) {
    S s = blank();
    start(s, source);
    return s;
  }

  /** An independent copy. */
  public final S copy(S s) {
    S copy = blank();
    copy.copyFrom(s);
    return copy;
  }

  /** How many seats are ahead of this one by points and then by tie-break; 0 for a winner. */
  public final int seatsAhead(S s, int seat) {
    int points = points(s, seat);
    int tieBreak = tieBreak(s, seat);
    int ahead = 0;
    for (int other = 0; other < seats(); other++) {
      int difference = points(s, other) - points;
      if (difference > 0 || difference == 0 && tieBreak(s, other) > tieBreak) {
        ahead++;
      }
    }
    return ahead;
  }
}
