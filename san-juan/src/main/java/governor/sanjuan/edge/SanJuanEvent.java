package governor.sanjuan.edge;

import governor.core.Event;
import governor.sanjuan.RuleSet;
import java.util.List;

/**
 * Something that happened.
 *
 * @param what the kind of thing
 * @param seat who did it, or -1
 * @param card the card by its name in this edition, or empty where there is none or it is not to be
 *     seen
 * @param number prices, sizes, rounds
 */
public record SanJuanEvent(What what, int seat, String card, int number) implements Event {

  /** The event in full; {@code card} may be -1. */
  public static SanJuanEvent of(RuleSet rules, What what, int seat, int card, int number) {
    return new SanJuanEvent(what, seat, card < 0 ? "" : rules.name(card), number);
  }

  @Override
  public SanJuanEvent seenBy(int viewer) {
    return viewer == seat || !what.isSecret() ? this : new SanJuanEvent(what, seat, "", number);
  }

  @Override
  public boolean reveals() {
    return what.reveals();
  }

  @Override
  public String kind() {
    return what.name();
  }

  /** The card, or the prices of a tile. */
  @Override
  public String piece() {
    return what == What.TILE_TURNED ? Tiles.describe(number) : card;
  }

  @Override
  public String describe(List<String> seatNames) {
    if (what == What.TILE_TURNED) {
      return "The prices are " + piece() + ".";
    }
    return what.sentence(seat < 0 ? "" : seatNames.get(seat), card, number);
  }
}
