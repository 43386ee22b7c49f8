package governor.bots;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Game;
import governor.core.Options;
import governor.core.Player;
import governor.core.Rng;
import governor.core.State;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** What is tried with the hand-written players of every game. */
public record Trials<S extends State>(Game<S> game) {
  /** Plays a game to its end with one player on every seat. */
  public S play(int seed, Player<S> player) {
    return play(seed, IntStream.range(0, game.seats()).mapToObj(seat -> player).toList());
  }

  /** Plays a game to its end; every choice must be one that was offered. */
  public S play(int seed, List<Player<S>> players) {
    Rng rng = new Rng(seed);
    Options options = new Options();
    S s = game.newGame(rng);
    game.advance(s, options);
    while (!s.isOver()) {
      int choice = players.get(s.seatToAct()).choose(s, options, rng);
      assertThat(options.contains(choice)).isTrue();
      game.apply(s, choice);
      game.advance(s, options);
    }
    return s;
  }

  /** Re-deals at every question what the seat cannot know; the choice must stay the same. */
  public void choosesTheSameWhateverItCannotKnow(int seed, Supplier<? extends Player<S>> maker) {
    Player<S> player = maker.get();
    S imagined = game.blank();
    Rng rng = new Rng(1);
    play(
        seed,
        (s, options, chance) -> {
          int choice = player.choose(s, options, chance);
          imagined.copyFrom(s);
          game.imagine(imagined, s.seatToAct(), rng);
          assertThat(maker.get().choose(imagined, options, chance)).isEqualTo(choice);
          return choice;
        });
  }

  public void leavesThePositionAlone(int seed, Player<S> player) {
    play(
        seed,
        (s, options, chance) -> {
          S before = game.copy(s);
          int choice = player.choose(s, options, chance);
          assertThat(s.sameAs(before)).isTrue();
          return choice;
        });
  }

  /** How many games the player loses against random ones, in each seat in turn. */
  public int lostAgainstRandom(int games, Player<S> player) {
    int lost = 0;
    for (int seed = 0; seed < games; seed++) {
      int seat = seed % game.seats();
      List<Player<S>> players =
          IntStream.range(0, game.seats())
              .<Player<S>>mapToObj(other -> other == seat ? player : new RandomPlayer<>())
              .toList();
      lost += game.seatsAhead(play(seed, players), seat) == 0 ? 0 : 1;
    }
    return lost;
  }
}
