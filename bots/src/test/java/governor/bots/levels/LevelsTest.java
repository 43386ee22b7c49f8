package governor.bots.levels;

import static org.assertj.core.api.Assertions.assertThat;

import governor.bots.Budget;
import governor.bots.Seats;
import governor.bots.games.Strength;
import governor.bots.search.Kit;
import governor.bots.search.SearchSettings;
import governor.bots.shipped.ShippedNets;
import governor.core.Game;
import governor.core.Options;
import governor.core.Player;
import governor.core.Rng;
import governor.core.State;
import governor.nets.Trained;
import governor.puertorico.PuertoRico;
import governor.sanjuan.SanJuan;
import governor.sanjuan.SanJuanGame;
import governor.sanjuan.SanJuanState;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every level plays both games to the end, in every personality. */
class LevelsTest {
  @Test
  void sixLevelsWithNames() {
    assertThat(Levels.all()).extracting(Level::number).containsExactly(1, 2, 3, 4, 5, 6);
    assertThat(Levels.all()).extracting(Level::name).doesNotHaveDuplicates();
    assertThat(Levels.of(Levels.USUAL).number()).isEqualTo(4);
  }

  @Test
  void onlyTheLastTwoThink() {
    for (Game<?> game :
        List.of(SanJuan.game("sanjuan:2e players=4"), PuertoRico.game("puertorico players=4"))) {
      for (Level level : Levels.all()) {
        assertThat(Levels.budget(game, level.number()).isPresent())
            .isEqualTo(level.number() > 4)
            .isEqualTo(Levels.thinks(level.number()));
      }
    }
  }

  /** However freely a level chooses: of those only the best choice is known. */
  @Test
  void smallQuestionsAreTheClerks() {
    SanJuanGame game = SanJuan.game("sanjuan:2e players=4 rounds=40");
    Kit<SanJuanState> kit = Kits.of(game);
    Trained<SanJuanState> trained = ShippedNets.of(game).orElseThrow();
    Player<SanJuanState> clerk = trained.clerk().get();
    Player<SanJuanState> free =
        new LevelPlayer<>(
            kit, SearchSettings.usual(kit), Strength.atFirstSight(100, 1), Personality.NOBODY);
    Rng rng = new Rng(3);
    Options options = new Options();
    SanJuanState s = game.newGame(rng);
    int asked = 0;
    for (game.advance(s, options); !s.isOver(); game.advance(s, options)) {
      int best = clerk.choose(s, options, rng);
      if (!trained.encoder().judges(s) && game.routine(s, options) < 0) {
        assertThat(free.choose(s, options, rng)).isEqualTo(best);
        asked++;
      }
      game.apply(s, best);
    }
    assertThat(asked).isGreaterThan(3);
  }

  @Test
  void everyLevelPlaysSanJuan() {
    play(SanJuan.game("sanjuan:2e players=3"));
  }

  @Test
  void everyLevelPlaysPuertoRico() {
    play(PuertoRico.game("puertorico players=3"));
  }

  private static <S extends State> void play(Game<S> game) {
    Budget little = Budget.ofPlayouts(4);
    for (int first : new int[] {1, 4}) {
      List<Player<S>> players = new ArrayList<>();
      for (int seat = 0; seat < 3; seat++) {
        players.add(Levels.make(game, first + seat, Personality.NOBODY, little));
      }
      end(game, players);
    }
    List<Player<S>> merchants = new ArrayList<>();
    for (Personality each : Personality.values()) {
      if (each != Personality.NOBODY) {
        merchants.add(Levels.make(game, 4, each));
      }
    }
    end(game, merchants);
  }

  private static <S extends State> void end(Game<S> game, List<Player<S>> players) {
    Seats<S> seats = new Seats<>(game, players);
    Rng rng = new Rng(1);
    S s = game.newGame(rng);
    Options options = new Options();
    for (game.advance(s, options); !s.isOver(); game.advance(s, options)) {
      int choice = seats.choose(s, options, rng);
      assertThat(options.contains(choice)).isTrue();
      game.apply(s, choice);
    }
  }
}
