package governor.bots.roster;

import governor.bots.Budget;
import governor.core.Game;
import governor.core.Player;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A player of the {@link Roster}.
 *
 * @param words what it is called; all mean the same
 * @param about one line about it
 * @param plays which games it can play
 * @param usual what it may think when nothing is said; null for one that takes no budget
 * @param make a new one for a game
 */
public record Known(
    List<String> words,
    String about,
    Predicate<Game<?>> plays,
    @Nullable Function<Game<?>, Budget> usual,
    BiFunction<Game<?>, Budget, Player<?>> make) {

  /** One that answers at once. */
  public static Known quick(
      List<String> words, String about, Class<?> plays, Function<Game<?>, Player<?>> make) {
    return new Known(words, about, plays::isInstance, null, (game, budget) -> make.apply(game));
  }

  /** One that thinks, a thousand playouts unless another budget is named. */
  public static Known thinking(
      String word, String about, Class<?> plays, BiFunction<Game<?>, Budget, Player<?>> make) {
    return new Known(
        List.of(word), about, plays::isInstance, game -> Budget.ofPlayouts(1000), make);
  }

  /** Whether it goes by this word in this game. */
  boolean is(String word, Game<?> game) {
    return plays.test(game) && words.contains(word);
  }
}
