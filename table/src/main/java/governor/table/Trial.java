package governor.table;

import governor.core.Parsed;
import governor.core.Row;
import governor.core.State;
import governor.core.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Choices that were tried on a copy of a game's position, with what they brought about there.
 *
 * @param from how many choices the game had
 * @param log what happened, each with its choice
 * @param <S> the positions of the game
 */
record Trial<S extends State>(int from, Row<S> row, LogBook log) {
  /** Tries a row of choices from where a game is; the sentence of a row that is not possible. */
  static <S extends State> Parsed<Trial<S>> of(
      Play<S> play, List<Token> wanted, boolean skipsRoutine) {
    List<LogBook> books = new ArrayList<>();
    Function<S, Row.Witness> begin =
        s -> {
          LogBook book = play.log().goingOn(() -> play.game().round(s));
          books.add(book);
          return book;
        };
    return Row.of(play.game(), play.state(), wanted, skipsRoutine, begin)
        .then(row -> Parsed.ok(new Trial<>(play.length(), row, books.getLast())));
  }

  /** The choice of this number in the game; null if it was not tried. */
  Row.@Nullable Made made(int ply) {
    int index = ply - from;
    return index >= 0 && index < row.made().size() ? row.made().get(index) : null;
  }

  /** Whether a game of this length has all that was tried. */
  boolean isWhole(int length) {
    return length == from + row.made().size();
  }
}
