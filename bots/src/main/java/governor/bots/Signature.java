package governor.bots;

import governor.core.Game;
import governor.core.Options;
import governor.core.Player;
import governor.core.Rng;
import governor.core.State;

/** Numbers that change when any rule, any player or its use of chance does, on any machine. */
public final class Signature {
  private static final long PRIME = 0x100000001B3L;

  private Signature() {}

  /** The number with another one mixed in. */
  public static long mix(long number, long other) {
    return (number ^ other) * PRIME;
  }

  /** A hash of the ends of so many random games. */
  public static <S extends State> long ofRules(Game<S> game, int games) {
    RandomGames<S> random = new RandomGames<>(game);
    long hash = 0;
    for (int number = 0; number < games; number++) {
      hash = mix(hash, random.play(new Rng(number)).fingerprint());
    }
    return hash;
  }

  /** A hash of all choices of so many games in which this player has every seat. */
  public static <S extends State> long ofPlayer(Game<S> game, Player<S> player, int games) {
    S s = game.blank();
    S imagined = game.blank();
    Options options = new Options();
    long hash = 0;
    for (int number = 0; number < games; number++) {
      Rng rng = new Rng(number);
      game.start(s, rng);
      game.advance(s, options);
      while (!s.isOver()) {
        imagined.copyFrom(s);
        game.imagine(imagined, s.seatToAct(), rng);
        int choice = player.choose(imagined, options, rng);
        hash = mix(hash, choice);
        game.apply(s, choice);
        game.advance(s, options);
      }
    }
    return hash;
  }
}
