package governor.puertorico.referee;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Options;
import governor.puertorico.PuertoRico;
import governor.puertorico.PuertoRicoGame;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.RichPositions;
import governor.puertorico.edge.PuertoRicoView;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * R1, R4: the rows of answers to "how many colonists on this kind of circle" lead to each
 * arrangement that the rules allow once, and to no other.
 */
class RefereePlacementTest {
  /** Boards with more arrangements take too long. */
  private static final int MOST = 2000;

  /** How many boards of each number of players. */
  private static final int BOARDS = 12;

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  void theRowsOfAnswersAreTheAllowedArrangements(int players) {
    PuertoRicoGame game = PuertoRico.game("puertorico players=" + players);
    int boards = 0;
    for (long seed = 0; boards < BOARDS; seed++) {
      PuertoRicoState s = RichPositions.at("", players, seed);
      Options options = new Options();
      game.advance(s, options);
      answer(game, s, options, "take mayor");
      game.advance(s, options);
      if (words(game, s, options).contains("take colonist")) {
        answer(game, s, options, "pass");
        game.advance(s, options);
      }
      if (!isPlacing(game, s, options)) {
        continue;
      }
      int seat = game.view(s, 0).asked();
      List<List<Integer>> allowed = new Placement(playerOf(game, s, seat), null).allowed(MOST);
      if (allowed == null) {
        continue;
      }
      List<List<Integer>> found = new ArrayList<>();
      explore(game, s, seat, found);
      assertThat(found)
          .as("position %d, seat %d", seed, seat)
          .containsExactlyInAnyOrderElementsOf(allowed);
      boards++;
    }
  }

  private static Player playerOf(PuertoRicoGame game, PuertoRicoState s, int seat) {
    List<PuertoRicoView> views =
        IntStream.range(0, game.seats()).mapToObj(viewer -> game.view(s, viewer)).toList();
    List<Bag> noForests = views.stream().map(view -> new Bag()).toList();
    return Reading.of(HouseRules.of(game.config()), views, noForests).players.get(seat);
  }

  private static List<String> words(PuertoRicoGame game, PuertoRicoState s, Options options) {
    return IntStream.range(0, options.size())
        .mapToObj(index -> game.notation().words(s, options.get(index)))
        .toList();
  }

  private static void answer(
      PuertoRicoGame game, PuertoRicoState s, Options options, String words) {
    game.apply(s, options.get(words(game, s, options).indexOf(words)));
  }

  private static boolean isPlacing(PuertoRicoGame game, PuertoRicoState s, Options options) {
    return options.size() > 0 && words(game, s, options).get(0).startsWith("man ");
  }

  /** Makes every row of answers of this seat. */
  private static void explore(
      PuertoRicoGame game, PuertoRicoState s, int seat, List<List<Integer>> found) {
    Options options = new Options();
    game.advance(s, options);
    PuertoRicoView view = game.view(s, seat);
    if (view.asked() == seat && isPlacing(game, s, options)) {
      for (int action : options.toArray()) {
        PuertoRicoState copy = game.copy(s);
        game.apply(copy, action);
        explore(game, copy, seat, found);
      }
      return;
    }
    PuertoRicoView.Seat board = view.seats().get(seat);
    Stream<Integer> island = board.island().stream().map(PuertoRicoView.Tiles::manned);
    Stream<Integer> city = board.city().stream().map(PuertoRicoView.Building::manned);
    found.add(Stream.concat(island, city).toList());
  }
}
