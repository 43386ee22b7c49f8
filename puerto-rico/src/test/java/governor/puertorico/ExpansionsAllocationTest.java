package governor.puertorico;

import governor.testkit.Allocation;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** With all expansions, play, copying, imagining, scoring and the shortcut allocate nothing. */
class ExpansionsAllocationTest {
  @ParameterizedTest
  @ValueSource(strings = {"players=2", "players=4", "players=5 draft=chance"})
  void aDecisionAllocatesNothing(String settings) {
    String config = "puertorico+new-buildings+nobles+buccaneer+festival rounds=60 ";
    PuertoRicoGame game = PuertoRico.game(config + settings);
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
