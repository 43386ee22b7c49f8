package governor.browser;

import governor.bots.RandomGames;
import governor.bots.levels.Levels;
import governor.bots.shipped.ShippedNets;
import governor.core.Game;
import governor.core.Options;
import governor.core.Player;
import governor.core.Rng;
import governor.core.State;
import governor.nets.Exam;

/** Work to measure, the same on the JVM and in the browser; the caller takes the time. */
@FunctionalInterface
interface Work {
  /** Does some of it; answers how many decisions, evaluations or thought-out choices it was. */
  long some();

  /** The work of this name: {@code random}, {@code net} or the number of a level. */
  static Work of(String name, Game<?> game) {
    return switch (name) {
      case "random" -> random(game);
      case "net" -> net(game);
      default -> level(Integer.parseInt(name), game);
    };
  }

  private static <S extends State> Work random(Game<S> game) {
    RandomGames<S> games = new RandomGames<>(game);
    Rng source = new Rng(1);
    return () -> {
      long before = games.decisions();
      for (int i = 0; i < 20; i++) {
        games.play(source);
      }
      return games.decisions() - before;
    };
  }

  private static <S extends State> Work net(Game<S> game) {
    return new Exam<>(game, ShippedNets.find(game).orThrow())::sit;
  }

  /** The level thinks of the next choices of a game in which it has every seat. */
  private static <S extends State> Work level(int level, Game<S> game) {
    Player<S> player = Levels.make(game, level);
    S s = game.blank();
    S imagined = game.blank();
    Options options = new Options();
    Rng rng = new Rng(1);
    game.start(s, rng);
    return () -> {
      game.advance(s, options);
      if (s.isOver()) {
        game.start(s, rng);
        game.advance(s, options);
      }
      imagined.copyFrom(s);
      game.imagine(imagined, s.seatToAct(), rng);
      boolean thought = game.routine(imagined, options) < 0;
      game.apply(s, player.choose(imagined, options, rng));
      return thought ? 1 : 0;
    };
  }
}
