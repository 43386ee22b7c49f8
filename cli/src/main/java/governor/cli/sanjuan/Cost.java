package governor.cli.sanjuan;

import governor.core.Hooks;
import governor.sanjuan.Card;
import governor.sanjuan.Role;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.hooks.CostRule;
import governor.sanjuan.phases.Prices;

/** What a card would cost a seat. */
final class Cost {
  private Cost() {}

  /** In the builder phase the price of this phase, else the price without any privilege. */
  static int now(SanJuanState s, int seat, int card) {
    boolean building = s.phase() == Role.BUILDER.ordinal();
    return building
        ? Prices.of(s, seat, card, s.working(seat), 0)
        : Math.max(0, s.rules().cost(card) - usual(s, seat, card));
  }

  /** What the seat's own buildings take off. */
  private static int usual(SanJuanState s, int seat, int card) {
    boolean city = card >= Card.PRODUCTION_KINDS;
    Hooks<CostRule> hooks = s.rules().costRules();
    int reduction = 0;
    for (int i = 0; i < hooks.size(); i++) {
      if ((s.working(seat) >>> hooks.kind(i) & 1) != 0) {
        reduction += hooks.at(i).reduction(city);
      }
    }
    return reduction;
  }
}
