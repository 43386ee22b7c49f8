package governor.cli.puertorico;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Options;
import governor.core.Rng;
import governor.puertorico.Building;
import governor.puertorico.PuertoRico;
import governor.puertorico.PuertoRicoGame;
import governor.puertorico.PuertoRicoState;
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
    build(Building.SMALL_MARKET.ordinal(), Building.GUILD_HALL.ordinal() - 1);
    assertThat(s.freeSpaces(0)).isOne();
    s.earn(0, 10);
    assertThat(choice("take builder")).matches("take builder: you can build \\d+ kinds?");
  }

  @Test
  void whoHasNoMoneyCanPayNothing() {
    s.build(0, Building.SMALL_INDIGO_PLANT.ordinal(), s.doubloons(0));
    s.build(0, Building.SMALL_MARKET.ordinal(), 0);
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
      s.drawToIsland(0);
    }
    assertThat(choice("take settler")).isEqualTo("take settler: your island is full");
  }
}
