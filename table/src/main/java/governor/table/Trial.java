package governor.table;

import governor.core.Event;
import governor.core.EventSink;
import governor.core.Game;
import governor.core.Options;
import governor.core.Parsed;
import governor.core.State;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Choices tried on a copy of the position, so that a row of them is made as a whole or not at all.
 *
 * @param <S> the positions of the game
 */
public final class Trial<S extends State> {
  private final Game<S> game;
  private final S state;
  private final Options options = new Options();
  private final List<Entry.Chose> made = new ArrayList<>();
  private final List<String> words = new ArrayList<>();
  private final Deque<Token> left = new ArrayDeque<>();
  private int seat = -1;
  private boolean revealed;
  private boolean othersActed;

  /** Tries from this position on, which stays as it is. */
  public Trial(Game<S> game, S from) {
    this(game, from, false);
  }

  private Trial(Game<S> game, S from, boolean strikesForced) {
    this.game = game;
    this.state = game.copy(from);
    game.advance(state, options);
    state.listen(
        new EventSink() {
          @Override
          public void happened(Event event) {
            revealed |= event.reveals();
          }

          // A row may name what the engine does by itself.
          @Override
          public void forced(State s, int whose, int action) {
            othersActed |= whose != seat;
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
  public static <S extends State> Parsed<Trial<S>> of(
      Game<S> game, S from, List<Token> row, By by, boolean skipsRoutine) {
    Parsed<Trial<S>> trial = new Trial<>(game, from, false).make(row, by, skipsRoutine);
    return trial instanceof Parsed.Refused && row.size() > 1
        ? new Trial<>(game, from, true).make(row, by, skipsRoutine)
        : trial;
  }

  private Parsed<Trial<S>> make(List<Token> row, By by, boolean skipsRoutine) {
    seat = state.seatToAct();
    left.addAll(row);
    int part = 0;
    while (!left.isEmpty()) {
      if (state.isOver() || state.seatToAct() != seat || revealed && part > 0) {
        return refused(part);
      }
      Token token = left.stream().filter(each -> find(each) >= 0).findFirst().orElse(null);
      int routine = skipsRoutine ? game.routine(state, options) : -1;
      if (token != null) {
        left.remove(token);
        choose(find(token), by, part++);
      } else if (routine >= 0) {
        choose(routine, By.ROUTINE, 0);
      } else {
        return refused(part);
      }
    }
    return Parsed.ok(this);
  }

  /** Goes on as long as such a seat is asked something that has one sensible answer. */
  public Trial<S> settle(IntPredicate seats) {
    while (!state.isOver() && seats.test(state.seatToAct())) {
      int routine = game.routine(state, options);
      if (routine < 0) {
        break;
      }
      choose(routine, By.ROUTINE, 0);
    }
    return this;
  }

  private void choose(int action, By by, int part) {
    String words = game.notation().words(state, action);
    made.add(new Entry.Chose(game.round(state), state.seatToAct(), action, words, by, part));
    note(action);
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
      case Token.Words(String words) -> game.notation().parse(state, options, words);
    };
  }

  private boolean isMeant(Token token, int action) {
    return switch (token) {
      case Token.Id(int number) -> number == action;
      case Token.Words(String words) ->
          words.strip().equalsIgnoreCase(game.notation().words(state, action));
    };
  }

  private Parsed<Trial<S>> refused(int part) {
    Token token = left.getFirst();
    String what =
        switch (token) {
          case Token.Id(int number) -> Integer.toString(number);
          case Token.Words(String words) -> "\"" + words + "\"";
        };
    return Parsed.refused(
        part == 0
            ? "The choice " + what + " is not possible here."
            : "These cannot all be chosen together: after "
                + part
                + " of them the choice "
                + what
                + " is not possible; nothing was done.");
  }

  /**
   * The question that the seat is asked next; null where another seat is asked, the game is over or
   * something hidden would come to light first. That another seat has only one choice left may tell
   * what it holds, so then it is as if that seat were asked.
   */
  public Position.@Nullable Ask next() {
    return state.isOver() || state.seatToAct() != seat || revealed || othersActed
        ? null
        : PositionMaker.ask(game, state, options);
  }

  /**
   * All that the seat has done as far as it may know beforehand, in words: what was chosen and what
   * the engine then did by itself.
   */
  public List<String> words() {
    return List.copyOf(words);
  }

  /** All choices that were made, in order. */
  public List<Entry.Chose> made() {
    return List.copyOf(made);
  }
}
