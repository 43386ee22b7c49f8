package governor.cli.puertorico;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Options;
import governor.core.Rng;
import governor.puertorico.Building;
import governor.puertorico.PuertoRico;
import governor.puertorico.PuertoRicoGame;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.editions.BaseGame;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a role would bring, and why it would bring nothing. */
final class PreviewsTest {
  private final PuertoRicoGame game = PuertoRico.game("puertorico players=3");
  private final PuertoRicoState s = game.blank();

  @BeforeEach
  void start() {
    game.start(s, new Rng(7));
  }

  private String choice(String words) {
    Options options = new Options();
    game.advance(s, options);
    for (int i = 0; i < options.size(); i++) {
      if (game.notation().words(s, options.get(i)).equals(words)) {
        return new PuertoRicoTable(game).choice(s, options.get(i));
      }
    }
    throw new AssertionError(words);
  }

  private int number(Building building) {
    return game.rules().number(building);
  }

  private void build(int from, int to) {
    for (int building = from; building < to; building++) {
      s.build(0, building, 0);
    }
  }

  @Test
  void whoseCityIsFullIsNotPoor() {
    build(0, 12);
    assertThat(choice("take builder")).isEqualTo("take builder: your city is full");
  }

  @Test
  void oneSpaceIsEnoughForASmallBuilding() {
    build(number(BaseGame.SMALL_MARKET), number(BaseGame.GUILD_HALL) - 1);
    assertThat(s.freeSpaces(0)).isOne();
    s.earn(0, 10);
    assertThat(choice("take builder")).matches("take builder: you can build \\d+ kinds?");
  }

  @Test
  void whoHasNoMoneyCanPayNothing() {
    s.spend(0, s.doubloons(0));
    s.build(0, number(BaseGame.SMALL_INDIGO_PLANT), 0);
    s.build(0, number(BaseGame.SMALL_MARKET), 0);
    assertThat(choice("take builder")).isEqualTo("take builder: you can't pay any");
  }

  @Test
  void anEmptyRowOffersNoTile() {
    s.discardRow();
    assertThat(choice("take settler"))
        .isEqualTo("take settler: a quarry, for no plantation is open");
  }

  @Test
  void aFullIslandTakesNoTile() {
    while (!s.islandIsFull(0)) {
      s.layTile(0, s.drawForIsland(0));
    }
    assertThat(choice("take settler")).isEqualTo("take settler: your island is full");
  }
}
