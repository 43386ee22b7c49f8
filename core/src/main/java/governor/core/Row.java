package governor.core;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntPredicate;

/**
 * Several choices of one seat given at once, such as a building and all cards that pay for it:
 * tried on a copy of the position, so that either all are made or none is.
 *
 * @param <S> the positions of the game
 */
public final class Row<S extends State> {
  /** Which of the choices that are left is made first, if several are possible. */
  private enum Order {
    /** The one that was given first. */
    AS_GIVEN,
    /** The one that the question lists first: so sets are picked. */
    AS_ASKED
  }

  /** Somebody who is told what happens while a row is tried. */
  public interface Witness extends EventSink {
    /** What happens from now on is brought about by the next choice. */
    void nextPly();
  }

  /** Nobody. */
  private static final Witness NOBODY =
      new Witness() {
        @Override
        public void nextPly() {}

        @Override
        public void happened(Event event) {}

        @Override
        public void forced(State s, int seat, int action) {}
      };

  /**
   * A choice that was made.
   *
   * @param isRoutine whether it was not named, as practically everybody would choose so
   * @param part its place among those that were named, from 0
   */
  public record Made(int round, int seat, int action, String words, boolean isRoutine, int part) {}

  private final Game<S> game;
  private final S state;
  private final Options options = new Options();
  private final List<Made> made = new ArrayList<>();
  private final List<String> words = new ArrayList<>();
  private final Deque<Token> left = new ArrayDeque<>();
  private final int seat;
  private final Witness witness;
  private int parts;
  private boolean revealed;
  private boolean othersActed;

  /** Tries from this position on, which stays as it is. */
  public Row(Game<S> game, S from) {
    this(game, from, List.of(), false, s -> NOBODY);
  }

  private Row(
      Game<S> game,
      S from,
      List<Token> wanted,
      boolean strikesForced,
      Function<S, Witness> witness) {
    this.game = game;
    this.state = game.copy(from);
    this.witness = witness.apply(state);
    game.advance(state, options);
    this.seat = state.isOver() ? Event.PUBLIC : state.seatToAct();
    left.addAll(wanted);
    state.listen(
        new EventSink() {
          @Override
          public void happened(Event event) {
            revealed |= event.reveals();
            Row.this.witness.happened(event);
          }

          // A row may name what the engine does by itself.
          @Override
          public void forced(State s, int whose, int action) {
            othersActed |= whose != seat;
            Row.this.witness.forced(s, whose, action);
            note(action);
            if (strikesForced && whose == seat) {
              left.stream()
                  .filter(each -> isMeant(each, action))
                  .findFirst()
                  .ifPresent(left::remove);
            }
          }
        });
  }

  /**
   * Tries a row of choices for the seat that is asked. They may come in any order, and may or may
   * not name what the engine does by itself. None may follow one that brings something hidden to
   * light. Questions with one sensible answer may be left out of the row, if {@code skipsRoutine}.
   */
  public static <S extends State> Parsed<Row<S>> of(
      Game<S> game, S from, List<Token> wanted, boolean skipsRoutine) {
    return of(game, from, wanted, skipsRoutine, s -> NOBODY);
  }

  /** The same; each attempt begins with a witness of its own, who is given its position. */
  public static <S extends State> Parsed<Row<S>> of(
      Game<S> game,
      S from,
      List<Token> wanted,
      boolean skipsRoutine,
      Function<S, Witness> witness) {
    Row<S> row = new Row<>(game, from, wanted, false, witness);
    boolean isMade = row.make(Order.AS_GIVEN, skipsRoutine);
    if (!isMade && wanted.size() > 1) {
      row = new Row<>(game, from, wanted, true, witness);
      isMade = row.make(Order.AS_GIVEN, skipsRoutine);
    }
    return isMade ? Parsed.ok(row) : Parsed.refused(row.refusal());
  }

  /**
   * These choices in the order in which they are asked; they may be given in any order. Also taken
   * are choices among which are some that the engine makes by itself: those are left out. Refused
   * if the seat is not asked for all of them in a row, or if one of them brings something hidden to
   * light before the last is made.
   */
  public static <S extends State> Parsed<List<Integer>> of(
      Game<S> game, S from, List<Integer> choices) {
    return switch (set(game, from, choices, false)) {
      case Parsed.Ok<List<Integer>> all -> all;
      case Parsed.Refused<List<Integer>> _ -> ofAll(game, from, choices);
    };
  }

  /**
   * The same for choices that name everything that is done, so that those that the engine makes by
   * itself are among them.
   */
  public static <S extends State> Parsed<List<Integer>> ofAll(
      Game<S> game, S from, List<Integer> choices) {
    return set(game, from, choices, true);
  }

  private static <S extends State> Parsed<List<Integer>> set(
      Game<S> game, S from, List<Integer> choices, boolean strikesForced) {
    List<Token> wanted = choices.stream().<Token>map(Token.Id::new).toList();
    Row<S> row = new Row<>(game, from, wanted, strikesForced, s -> NOBODY);
    return row.make(Order.AS_ASKED, false)
        ? Parsed.ok(row.made.stream().map(Made::action).toList())
        : Parsed.refused(
            "These cannot all be chosen together: after %d of them the question is another one;"
                    .formatted(row.parts)
                + " nothing was done.");
  }

  /** Makes all choices that are left; false as soon as none of them is possible. */
  private boolean make(Order order, boolean skipsRoutine) {
    while (!left.isEmpty()) {
      if (state.isOver() || state.seatToAct() != seat || revealed && parts > 0) {
        return false;
      }
      Optional<Token> token = next(order);
      int routine = skipsRoutine ? game.routine(state, options) : -1;
      if (token.isPresent()) {
        left.remove(token.get());
        choose(find(token.get()), false, parts++);
      } else if (routine >= 0) {
        choose(routine, true, 0);
      } else {
        return false;
      }
    }
    return true;
  }

  private Optional<Token> next(Order order) {
    var possible = left.stream().filter(each -> find(each) >= 0);
    return switch (order) {
      case AS_GIVEN -> possible.findFirst();
      case AS_ASKED -> possible.min(Comparator.comparingInt(each -> options.indexOf(find(each))));
    };
  }

  /** Goes on as long as such a seat is asked something that has one sensible answer. */
  public Row<S> settle(IntPredicate seats) {
    while (!state.isOver() && seats.test(state.seatToAct())) {
      int routine = game.routine(state, options);
      if (routine < 0) {
        break;
      }
      choose(routine, true, 0);
    }
    return this;
  }

  private void choose(int action, boolean isRoutine, int part) {
    String text = game.notation().words(state, action);
    made.add(new Made(game.round(state), state.seatToAct(), action, text, isRoutine, part));
    note(action);
    witness.nextPly();
    game.apply(state, action);
    game.advance(state, options);
  }

  /** What follows something hidden, or another seat's choice, is not told. */
  private void note(int action) {
    if (!revealed && !othersActed) {
      words.add(game.notation().words(state, action));
    }
  }

  private int find(Token token) {
    return switch (token) {
      case Token.Id(int action) -> options.contains(action) ? action : -1;
      case Token.Words(String text) -> game.notation().parse(state, options, text);
    };
  }

  private boolean isMeant(Token token, int action) {
    return switch (token) {
      case Token.Id(int number) -> number == action;
      case Token.Words(String text) ->
          text.strip().equalsIgnoreCase(game.notation().words(state, action));
    };
  }

  private String refusal() {
    String what =
        switch (left.getFirst()) {
          case Token.Id(int number) -> Integer.toString(number);
          case Token.Words(String text) -> "\"" + text + "\"";
        };
    return parts == 0
        ? "The choice " + what + " is not possible here."
        : "These cannot all be chosen together: after "
            + parts
            + " of them the choice "
            + what
            + " is not possible; nothing was done.";
  }

  /**
   * Whether the seat is asked once more: not where another seat is asked, the game is over or
   * something hidden would come to light first. That another seat has only one choice left may tell
   * what it holds, so then it is as if that seat were asked.
   */
  public boolean asksOn() {
    return !state.isOver() && state.seatToAct() == seat && !revealed && !othersActed;
  }

  public Game<S> game() {
    return game;
  }

  /** The position after all that was made; only to be looked at, or to be gone on from. */
  public S state() {
    return state;
  }

  /** The choices of the question that the position asks; only to be looked at. */
  public Options options() {
    return options;
  }

  /**
   * All that the seat has done as far as it may know beforehand, in words: what was chosen and what
   * the engine then did by itself.
   */
  public List<String> words() {
    return List.copyOf(words);
  }

  /** All choices that were made, in order. */
  public List<Made> made() {
    return Collections.unmodifiableList(made);
  }
}
