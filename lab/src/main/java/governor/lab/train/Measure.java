package governor.lab.train;

import governor.bots.NetPlayer;
import governor.bots.shipped.Lesson;
import governor.core.Game;
import governor.core.Options;
import governor.core.Player;
import governor.core.Rng;
import governor.core.State;
import governor.lab.arena.Estimate;
import governor.nets.FinishedNet;
import governor.nets.Fit;
import governor.nets.Net;
import governor.nets.Trained;

/**
 * How a net does alone against copies of the first guest, on the same deals each time.
 *
 * @param games how many were played
 * @param share the share of the wins, ties split
 * @param low where its 95 % interval begins
 * @param high where that ends
 * @param margin the points ahead of the mean of the others
 */
public record Measure(int games, double share, double low, double high, double margin) {
  private static final long SEED = 20_260_101;

  /** Plays so many games, the net in every seat in turn. */
  public static <S extends State> Measure of(Game<S> game, Lesson<S> lesson, Net net, int games) {
    Trained<S> trained = lesson.with("learning", new FinishedNet(net.copy()), Fit.whole(net));
    Player<S> one = new NetPlayer<>(game, trained, 0);
    return of(game, one, lesson.guests().get().getFirst(), games);
  }

  /** Plays so many games of one player against copies of another. */
  public static <S extends State> Measure of(
      Game<S> game, Player<S> one, Player<S> others, int games) {
    int seats = game.seats();
    Rng rng = new Rng(SEED);
    Options options = new Options();
    S s = game.blank();
    double[] wins = new double[games];
    double margin = 0;
    for (int number = 0; number < games; number++) {
      int mine = number % seats;
      game.start(s, rng);
      game.advance(s, options);
      while (!s.isOver()) {
        Player<S> player = s.seatToAct() == mine ? one : others;
        game.apply(s, player.choose(s, options, rng));
        game.advance(s, options);
      }
      int winners = 0;
      for (int seat = 0; seat < seats; seat++) {
        winners += game.seatsAhead(s, seat) == 0 ? 1 : 0;
        int points = game.points(s, seat);
        margin += seat == mine ? points : -points / (seats - 1.0);
      }
      wins[number] = game.seatsAhead(s, mine) == 0 ? 1.0 / winners : 0;
    }
    Estimate share = Estimate.ofShare(wins, 1);
    return new Measure(
        games, share.value(), share.low().orElse(0), share.high().orElse(1), margin / games);
  }
}
