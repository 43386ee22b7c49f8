package governor.cli.sanjuan;

import governor.cli.simulate.EndCounts;
import governor.sanjuan.Card;
import governor.sanjuan.Laid;
import governor.sanjuan.SanJuanGame;
import governor.sanjuan.SanJuanState;
import java.util.List;

/** Counts the buildings that seats have built by the end, covered ones too. */
public final class BuildingCounts implements EndCounts<SanJuanState> {
  private final SanJuanGame game;
  private final List<Card> buildings;

  public BuildingCounts(SanJuanGame game) {
    this.game = game;
    this.buildings = game.rules().cardsInPlay().subList(0, game.rules().firstEvent());
  }

  @Override
  public String thing() {
    return "building";
  }

  @Override
  public List<String> things() {
    return buildings.stream().map(game.rules()::name).toList();
  }

  @Override
  public void count(SanJuanState end, int seat, int[] had) {
    for (int space = 0; space < end.buildings(seat); space++) {
      had[end.topOf(seat, space)]++;
    }
    for (int i = 0; i < end.laidSize(); i++) {
      int place = end.laidPlace(i);
      if (Laid.seat(place) == seat && Laid.kind(place) == Laid.COVERED) {
        had[end.laidCard(i)]++;
      }
    }
  }
}
