package governor.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Catalog;
import governor.core.Game;
import governor.puertorico.PuertoRico;
import governor.sanjuan.SanJuan;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What {@code ? WORD} says. */
final class ExplanationsTest {
  private static final int WIDTH = 80;

  private static String explain(String config, String word) {
    return String.join(" ", Help.about(catalog(config), word, WIDTH));
  }

  private static Catalog catalog(String config) {
    Game<?> game = config.startsWith("sanjuan") ? SanJuan.game(config) : PuertoRico.game(config);
    return game.catalog();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          puertorico   | captain         | Captain. In turn everybody loads
          puertorico   | captain phase   | Captain. In turn everybody loads
          puertorico   | Captain Phase   | Captain. In turn everybody loads
          puertorico   | sugar           | Sugar (price 2, 11 barrels, acts: trader, captain). Sells
          puertorico   | governor        | Governor. Takes the first role
          puertorico   | wharf           | Wharf (cost 9, 3 points, 2 copies, spaces 1, circles 1, quarries 3, acts: captain). Once
          puertorico   | city-hall       | City hall (cost 10, 4 points, 1 copy, spaces 2,
          puertorico   | storage         | Storage. At the end
          puertorico   | hut             | Construction hut (cost 2,
          puertorico   | quarry          | Quarry (8 copies, acts: builder). Manned,
          puertorico   | market          | "market" could be small market or large market.
          puertorico   | warf            | There is no "warf"; try wharf.
          puertorico   | zebra           | There is no "zebra". What can be explained: pieces, roles, phases, goods and words
          puertorico   | ships           | "ships" could be cargo ship or colonist ship.
          puertorico   | doubloons       | Doubloon. The money
          puertorico   | san juan        | San Juan. Where
          puertorico+nobles+new-buildings | nobles | Noble. Stands wherever
          puertorico+nobles+new-buildings | forest | Forest (acts: settler).
          puertorico+nobles+new-buildings | draft | Draft. Before the game
          puertorico+nobles+new-buildings | statue | Statue (cost 10, 8 points, 1 copy, spaces 2, circles 0, quarries 4,
          puertorico+nobles+new-buildings | guests | Guests. Those who stand on a guesthouse
          puertorico+buccaneer+festival | kidnapped | Kidnapped role. A role that
          puertorico+buccaneer+festival | buccaneer | Buccaneer. The buccaneer acts alone
          puertorico+buccaneer+festival | festival | Festival. Asks for
          sanjuan:2e   | goods           | Good. A card
          sanjuan:2e   | price           | Prices. What
          sanjuan:2e   | builder phase   | Builder. Everybody may build
          sanjuan:2e   | prospector      | Prospector. The prospector may draw
          sanjuan:2e   | sugar           | Sugar. Made by the sugar mill; sells for 1 to 2 cards
          sanjuan:2e   | governor        | Governor. Takes
          sanjuan:2e   | smithy          | Smithy (cost 1, 1 point, 3 copies, acts: builder). Production
          sanjuan:yaro | adventurer      | Adventurer. The adventurer may draw
          sanjuan:yaro | prospector      | Adventurer. The adventurer may draw
          sanjuan:yaro | tomato          | Tomato. Made by the tomato plant; always sells for 1 card.
          sanjuan:yaro | silver          | Ship. Made by the shipyard
          """)
  void piecesRolesPhasesAndGoodsAreKnown(String config, String word, String text) {
    assertThat(explain(config, word)).startsWith(text);
  }

  @Test
  void whatHoldsForAllOfASectionIsSaidOfEach() {
    assertThat(explain("puertorico", "wharf")).contains("only with a colonist on it");
    assertThat(explain("puertorico", "fortress")).contains("only with a colonist on it");
  }

  /** Each name is explained by itself, in lines that fit. */
  @ParameterizedTest
  @MethodSource("governor.cli.rules.RulesTest#configs")
  void everyNameIsExplained(String config) {
    Catalog catalog = catalog(config);
    Stream.concat(
            catalog.entries().map(Catalog.Entry::name),
            catalog.topics().stream().map(Catalog.Topic::name))
        .forEach(
            name -> {
              List<String> lines = Help.about(catalog, name, WIDTH);
              assertThat(lines.getFirst()).startsWithIgnoringCase(name);
              assertThat(lines).allSatisfy(line -> assertThat(line.length()).isLessThan(81));
            });
    assertThat(Help.about(catalog, "all", WIDTH))
        .allSatisfy(line -> assertThat(line.length()).isLessThan(81));
  }
}
