package governor.cli.puertorico;

import governor.cli.simulate.EndCounts;
import governor.puertorico.PuertoRicoGame;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.RuleSet;
import java.util.List;
import java.util.stream.IntStream;

/** Counts the buildings that seats have at the end. */
public final class CityCounts implements EndCounts<PuertoRicoState> {
  private final RuleSet rules;

  public CityCounts(PuertoRicoGame game) {
    this.rules = game.rules();
  }

  @Override
  public String thing() {
    return "building";
  }

  @Override
  public List<String> things() {
    return IntStream.range(0, rules.kinds())
        .mapToObj(building -> rules.building(building).title())
        .toList();
  }

  @Override
  public void count(PuertoRicoState end, int seat, int[] had) {
    for (long left = end.owned(seat); left != 0; left &= left - 1) {
      had[Long.numberOfTrailingZeros(left)]++;
    }
  }
}
