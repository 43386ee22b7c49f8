package governor.puertorico.edge;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Figure;
import governor.puertorico.PuertoRico;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The set-up as readers of the rules are told it, for every number of players. */
final class FiguresTest {
  private static List<Figure> figures(String config) {
    return PuertoRico.game(config).figures();
  }

  private static String all(List<Figure> figures, String what) {
    return figures.stream()
        .filter(figure -> figure.what().equals(what))
        .map(figure -> figure.seat() < 0 ? "" + figure.number() : told(figure))
        .collect(Collectors.joining(" "));
  }

  private static String told(Figure figure) {
    return figure.piece().isEmpty()
        ? "" + figure.number()
        : figure.piece().replace(" plantation", "");
  }

  @ParameterizedTest
  @CsvSource({
    "2, 3 3, indigo corn, 65, 40, 2, 4 6, 7, 3, 3",
    "3, 2 2 2, indigo indigo corn, 75, 55, 3, 4 5 6, 6, 1, 4",
    "4, 3 3 3 3, indigo indigo corn corn, 100, 75, 4, 5 6 7, 7, 1, 5",
    "5, 4 4 4 4 4, indigo indigo indigo corn corn, 122, 95, 5, 6 7 8, 8, 1, 6"
  })
  void theSetUpOfEveryNumberOfPlayers(
      int players,
      String doubloons,
      String tiles,
      String points,
      String colonists,
      String onShip,
      String ships,
      String roles,
      String rolesEach,
      String row) {
    List<Figure> figures = figures("puertorico players=" + players);

    assertThat(all(figures, "doubloons")).isEqualTo(doubloons);
    assertThat(all(figures, "first-tile")).isEqualTo(tiles);
    assertThat(all(figures, "points")).isEqualTo(points);
    assertThat(all(figures, "colonists")).isEqualTo(colonists);
    assertThat(all(figures, "colonist-ship")).isEqualTo(onShip);
    assertThat(all(figures, "cargo-ship")).isEqualTo(ships);
    assertThat(all(figures, "roles")).isEqualTo(roles);
    assertThat(all(figures, "roles-each")).isEqualTo(rolesEach);
    assertThat(all(figures, "row")).isEqualTo(row);
  }

  @Test
  void houseRulesShow() {
    assertThat(all(figures("puertorico players=4 corn-pays"), "doubloons")).isEqualTo("3 3 2 2");
  }
}
