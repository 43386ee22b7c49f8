package governor.cli.puertorico;

import governor.cli.simulate.EndCounts;
import governor.puertorico.Building;
import governor.puertorico.PuertoRicoState;
import java.util.Arrays;
import java.util.List;

/** Counts the buildings that seats have at the end. */
public final class CityCounts implements EndCounts<PuertoRicoState> {
  @Override
  public String thing() {
    return "building";
  }

  @Override
  public List<String> things() {
    return Arrays.stream(Building.values()).map(Building::title).toList();
  }

  @Override
  public void count(PuertoRicoState end, int seat, int[] had) {
    for (long left = end.owned(seat); left != 0; left &= left - 1) {
      had[Long.numberOfTrailingZeros(left)]++;
    }
  }
}
