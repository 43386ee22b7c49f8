package governor.lab.pool.styles;

import static org.assertj.core.api.Assertions.assertThat;

import governor.bots.Signature;
import governor.bots.roster.Roster;
import governor.core.Game;
import governor.core.Options;
import governor.core.Player;
import governor.core.Rng;
import governor.core.State;
import governor.puertorico.PuertoRico;
import governor.sanjuan.SanJuan;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The styles play by the rules, by what they may know, and as they say. */
final class StylesTest {
  private static Game<?> game(String config) {
    return config.startsWith("puertorico") ? PuertoRico.game(config) : SanJuan.game(config);
  }

  static Stream<Arguments> all() {
    return Stream.of("puertorico players=3", "sanjuan:2e players=4")
        .flatMap(
            config ->
                Styles.names(game(config)).stream()
                    .filter(name -> !name.equals("maxn-5"))
                    .map(name -> Arguments.of(config, name)));
  }

  @ParameterizedTest
  @MethodSource("all")
  void playsWholeGamesAndAlwaysTheSame(String config, String name) {
    assertThat(signature(game(config), name)).isEqualTo(signature(game(config), name + "-1"));
  }

  private static <S extends State> long signature(Game<S> game, String name) {
    return Signature.ofPlayer(game, Roster.make(name, game).orThrow(), 1);
  }

  @Test
  void everyGameHasItsSuite() {
    assertThat(Styles.names(game("puertorico players=4")))
        .contains("rush-ships", "hoarder", "role-shy", "copycat", "basher", "maxn-5", "seer");
    assertThat(Styles.names(game("sanjuan:2e players=4")))
        .contains("rush-cards", "hoarder", "role-shy", "copycat", "basher", "maxn-5", "seer");
  }

  @Test
  void whoIsShyOfRolesTakesThemOnlyWhereNothingElseIsLeft() {
    shy(game("puertorico players=3"), List.of("settler", "builder", "trader"));
  }

  private static <S extends State> void shy(Game<S> game, List<String> roles) {
    Player<S> player = Roster.make("role-shy", game).orThrow();
    Options options = new Options();
    Rng rng = new Rng(3);
    S s = game.newGame(rng);
    game.advance(s, options);
    while (!s.isOver()) {
      int choice = player.choose(s, options, rng);
      if (game.questionKind(s).equals("CHOOSE_ROLE")) {
        boolean other =
            Stream.iterate(0, i -> i + 1)
                .limit(options.size())
                .map(i -> game.notation().words(s, options.get(i)))
                .anyMatch(words -> roles.stream().noneMatch(words::contains));
        String words = game.notation().words(s, choice);
        assertThat(other && roles.stream().anyMatch(words::contains)).as(words).isFalse();
      }
      game.apply(s, choice);
      game.advance(s, options);
    }
  }
}
