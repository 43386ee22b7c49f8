package governor.puertorico;

import governor.testkit.Allocation;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Play, copying, imagining, scoring and the shortcut of playouts allocate nothing. */
class ZeroAllocationTest {
  @ParameterizedTest
  @ValueSource(
      strings = {"players=2", "players=4", "players=5 automatic-colonists refuse-colonists"})
  void aDecisionAllocatesNothing(String settings) {
    PuertoRicoGame game = PuertoRico.game("puertorico rounds=60 " + settings);
    Allocation.isNone(game);
    Allocation.isNone(
        game,
        (s, options, rng) -> {
          if (!game.shortcut(s, rng)) {
            game.apply(s, options.get(rng.below(options.size())));
          }
        });
  }
}
