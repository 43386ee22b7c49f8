package governor.sanjuan.edge;

import governor.core.Event;
import governor.sanjuan.Role;
import governor.sanjuan.RuleSet;
import java.util.List;

/**
 * Something that happened.
 *
 * @param what the kind of thing
 * @param seat who did it, or -1
 * @param card the card, or the role that is taken, by its name in this edition; the prices of a
 *     tile by the names of goods; empty where there is none or it is not to be seen
 * @param number prices, sizes, rounds
 */
public record SanJuanEvent(What what, int seat, String card, int number) implements Event {

  /** The event in full; {@code card} may be -1. */
  public static SanJuanEvent of(RuleSet rules, What what, int seat, int card, int number) {
    return new SanJuanEvent(what, seat, name(rules, what, card, number), number);
  }

  private static String name(RuleSet rules, What what, int card, int number) {
    if (what == What.TILE_TURNED) {
      return Tiles.describe(rules, number);
    }
    for (Role role : Role.values()) {
      if (what == What.of(role)) {
        return rules.name(role);
      }
    }
    return card < 0 ? "" : rules.name(card);
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
    return what == What.TILE_TURNED ? Tiles.bare(card) : card;
  }

  @Override
  public String describe(List<String> seatNames) {
    return what.sentence(seat < 0 ? "" : seatNames.get(seat), card, number);
  }
}
