import governor.bots.roster.PlayerSource;
import governor.core.Game;
import governor.core.Options;
import governor.core.Parsed;
import governor.core.Player;
import governor.core.Rng;
import governor.core.State;

/**
 * A player of your own for both games: tries every choice on a copy and takes the one after which
 * its seat has most points, by chance where several are alike.
 *
 * <pre>
 * javac -cp governor.jar -d out examples/own-player/Thrifty.java
 * jar -cf thrifty.jar -C out . -C examples/own-player META-INF
 * governor arena sanjuan:2e thrifty random --games 200 --plugin thrifty.jar
 * governor arena sanjuan:2e class:Thrifty random --games 200 --plugin thrifty.jar
 * </pre>
 *
 * governor.jar is in the archive of a release; in a checkout it is .build/app-NUMBER/governor.jar
 * after a first ./governor.
 */
public final class Thrifty<S extends State> implements Player<S> {
  private final Game<S> game;
  private final Options scratch = new Options();

  /** A constructor that takes the game, or one that takes nothing. */
  public Thrifty(Game<S> game) {
    this.game = game;
  }

  @Override
  public int choose(S imagined, Options options, Rng rng) {
    int seat = imagined.seatToAct();
    int best = options.get(rng.below(options.size()));
    int most = -1;
    for (int i = 0; i < options.size(); i++) {
      S after = game.copy(imagined);
      game.apply(after, options.get(i));
      game.advance(after, scratch);
      int points = game.points(after, seat);
      if (points > most) {
        most = points;
        best = options.get(i);
      }
    }
    return best;
  }

  /** Named in META-INF/services, so that the player is called by its name. */
  public static final class Source implements PlayerSource {
    @Override
    public String name() {
      return "thrifty";
    }

    @Override
    public <S extends State> Parsed<Player<S>> make(Game<S> game) {
      return Parsed.ok(new Thrifty<>(game));
    }
  }
}
