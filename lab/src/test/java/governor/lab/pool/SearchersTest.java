package governor.lab.pool;

import static org.assertj.core.api.Assertions.assertThat;

import governor.bots.RandomPlayer;
import governor.bots.Seats;
import governor.bots.roster.Roster;
import governor.core.Game;
import governor.core.Options;
import governor.core.Player;
import governor.core.Rng;
import governor.core.State;
import governor.puertorico.PuertoRico;
import governor.sanjuan.SanJuan;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What flat Monte-Carlo and information-set search have in common. */
final class SearchersTest {
  /** Long enough for searchers; random players can go on for ever. */
  private static final String LIMIT = " rounds=40";

  /** The last question of a game, where some answers win and others lose. */
  private record Decided<S extends State>(S state, Options options) {}

  /** The same games are played for every searcher, so they are played once. */
  private static final Map<String, List<Decided<State>>> DECIDED = new HashMap<>();

  static Stream<Arguments> everySearcher() {
    List<Game<?>> games =
        List.of(
            SanJuan.game("sanjuan:2e players=3" + LIMIT),
            SanJuan.game("sanjuan:2e+new-buildings+events players=2" + LIMIT),
            PuertoRico.game("puertorico players=3" + LIMIT));
    return games.stream()
        .flatMap(
            game ->
                Stream.of("flat:40", "ismcts:40", "ismcts-greedy:15")
                    .map(spec -> Arguments.of(game.config().toString(), spec, game)));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("everySearcher")
  <S extends State> void answersLegallyAndTheSameByTheSameSeed(
      String config, String spec, Game<S> game) {
    Player<S> one = Roster.make(spec, game).orThrow();
    Player<S> other = Roster.make(spec, game).orThrow();
    S copy = game.blank();
    int[] questions = {0};
    Player<S> twice =
        (s, options, rng) -> {
          if (questions[0]++ % 3 != 0) {
            return options.get(rng.below(options.size()));
          }
          copy.copyFrom(s);
          int[] before = options.toArray();
          int choice = one.choose(s, options, new Rng(questions[0]));
          assertThat(options.toArray()).isEqualTo(before);
          assertThat(options.contains(choice)).isTrue();
          assertThat(other.choose(copy, options, new Rng(questions[0]))).isEqualTo(choice);
          return choice;
        };
    end(game, 3, everywhere(game, twice));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("everySearcher")
  <S extends State> void beatsRandomPlayers(String config, String spec, Game<S> game) {
    int won = 0;
    int games = 3 * game.seats();
    for (int number = 0; number < games; number++) {
      int seat = number % game.seats();
      List<Player<S>> players = new ArrayList<>(everywhere(game, new RandomPlayer<>()));
      players.set(seat, Roster.make(spec, game).orThrow());
      won += game.seatsAhead(end(game, number, players), seat) == 0 ? 1 : 0;
    }
    assertThat(won).isGreaterThanOrEqualTo(games * 2 / 3);
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("everySearcher")
  @SuppressWarnings("unchecked") // A game is only asked for positions of its own.
  <S extends State> void findsTheWinningMoveAtTheEnd(String config, String spec, Game<S> game) {
    Player<S> player = Roster.make(spec, game).orThrow();
    Rng chance = new Rng(5);
    List<Decided<State>> decided =
        DECIDED.computeIfAbsent(config, each -> decided((Game<State>) game));
    assertThat(decided).hasSize(5);
    for (Decided<State> each : decided) {
      S s = (S) each.state();
      int choice = player.choose(game.copy(s), each.options(), chance);
      assertThat(wins(game, s, choice)).isTrue();
    }
  }

  /** Such questions of random games, until there are five. */
  private static <S extends State> List<Decided<S>> decided(Game<S> game) {
    List<Decided<S>> found = new ArrayList<>();
    S after = game.blank();
    Player<S> random =
        (s, options, rng) -> {
          int winning = winning(game, s, options, after);
          if (winning > 0 && winning < options.size()) {
            found.add(new Decided<>(game.copy(s), copy(options)));
          }
          return options.get(rng.below(options.size()));
        };
    for (int seed = 0; seed < 4000 && found.size() < 5; seed++) {
      end(game, seed, everywhere(game, random));
    }
    return found;
  }

  private static Options copy(Options options) {
    Options copy = new Options();
    for (int i = 0; i < options.size(); i++) {
      copy.add(options.get(i));
    }
    return copy;
  }

  /** How many answers win; 0 where the game goes on after any of them. */
  private static <S extends State> int winning(Game<S> game, S s, Options options, S after) {
    Options next = new Options();
    int winning = 0;
    for (int i = 0; i < options.size(); i++) {
      after.copyFrom(s);
      game.apply(after, options.get(i));
      game.advance(after, next);
      if (!after.isOver()) {
        return 0;
      }
      winning += game.seatsAhead(after, s.seatToAct()) == 0 ? 1 : 0;
    }
    return winning;
  }

  private static <S extends State> boolean wins(Game<S> game, S s, int choice) {
    return game.seatsAhead(after(game, s, choice), s.seatToAct()) == 0;
  }

  private static <S extends State> S after(Game<S> game, S s, int choice) {
    S after = game.copy(s);
    game.apply(after, choice);
    game.advance(after, new Options());
    return after;
  }

  private static <S extends State> List<Player<S>> everywhere(Game<S> game, Player<S> player) {
    List<Player<S>> players = new ArrayList<>();
    for (int seat = 0; seat < game.seats(); seat++) {
      players.add(player);
    }
    return players;
  }

  private static <S extends State> S end(Game<S> game, int seed, List<Player<S>> players) {
    Rng rng = new Rng(seed);
    Options options = new Options();
    Seats<S> seats = new Seats<>(game, players);
    S s = game.newGame(rng);
    for (game.advance(s, options); !s.isOver(); game.advance(s, options)) {
      game.apply(s, seats.choose(s, options, rng));
    }
    return s;
  }
}
