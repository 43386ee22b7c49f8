package governor.puertorico.buildings;

import governor.core.Action;
import governor.core.Options;
import governor.puertorico.Building;
import governor.puertorico.Good;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.RuleSet;
import governor.puertorico.Verb;
import governor.puertorico.hooks.ShipRule;

/**
 * Captain phase: once, the owner may ship all barrels of one kind, whatever kinds the cargo ships
 * carry, instead of loading a cargo ship. The barrels go to the supply.
 */
public final class Wharf extends Building implements ShipRule {
  public Wharf() {
    super("wharf");
  }

  @Override
  public String when() {
    return "captain";
  }

  @Override
  public String effect(RuleSet rules) {
    return "Once in the phase you may ship all your barrels of a kind, a point each, without a"
        + " cargo ship.";
  }

  @Override
  public int rank() {
    return Rank.EVERY_ROUND + 2;
  }

  @Override
  public boolean isUsed(PuertoRicoState s, int seat) {
    return s.hasUsedOwnShip(seat);
  }

  @Override
  public void offer(PuertoRicoState s, int seat, Options out) {
    if (s.hasUsedOwnShip(seat)) {
      return;
    }
    for (int good = 0; good < Good.KINDS; good++) {
      if (s.goods(seat, good) > 0) {
        out.add(Action.of(Verb.LOAD_OWN, good));
      }
    }
  }

  @Override
  public int load(PuertoRicoState s, int seat, int good) {
    s.useOwnShip(seat);
    return s.loadOwnShip(seat, good);
  }
}
