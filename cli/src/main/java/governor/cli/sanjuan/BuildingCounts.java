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
  private final List<Card> cards;
  private final int[] index = new int[Card.KINDS];

  public BuildingCounts(SanJuanGame game) {
    this.game = game;
    this.cards = game.rules().cardsInPlay().stream().filter(card -> !card.isEvent()).toList();
    for (int i = 0; i < cards.size(); i++) {
      index[cards.get(i).ordinal()] = i;
    }
  }

  @Override
  public String thing() {
    return "building";
  }

  @Override
  public List<String> things() {
    return cards.stream().map(game.rules()::name).toList();
  }

  @Override
  public void count(SanJuanState end, int seat, int[] had) {
    for (int space = 0; space < end.buildings(seat); space++) {
      had[index[end.topOf(seat, space)]]++;
    }
    for (int i = 0; i < end.laidSize(); i++) {
      int place = end.laidPlace(i);
      if (Laid.seat(place) == seat && Laid.kind(place) == Laid.COVERED) {
        had[index[end.laidCard(i)]]++;
      }
    }
  }
}
