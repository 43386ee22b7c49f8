import governor.bots.roster.Roster;
import governor.core.Config;
import governor.core.Game;
import governor.core.Options;
import governor.core.Player;
import governor.core.PositionText;
import governor.core.Rng;
import governor.core.State;
import governor.sanjuan.SanJuan;

/** A game between greedy and chance, with the last position as a line of text. */
public final class FirstGame {
  public static void main(String[] arguments) {
    play(Config.parse("sanjuan:2e players=2").then(new SanJuan()::create).orThrow(), new Rng(42));
  }

  private static <S extends State> void play(Game<S> game, Rng rng) {
    Player<S> greedy = Roster.make("greedy", game).orThrow();
    Options options = new Options();
    S s = game.newGame(rng);
    String last = "";
    for (game.advance(s, options); !s.isOver(); game.advance(s, options)) {
      last = game.positionText(s, PositionText.EVERYTHING);
      S imagined = game.copy(s);
      game.imagine(imagined, s.seatToAct(), rng);
      int choice = options.get(rng.below(options.size()));
      game.apply(s, s.seatToAct() == 0 ? greedy.choose(imagined, options, rng) : choice);
    }
    System.out.println(last);
    System.out.println(game.scoreSheet(s).totals());
  }
}
