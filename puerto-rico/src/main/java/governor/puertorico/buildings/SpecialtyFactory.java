package governor.puertorico.buildings;

import governor.puertorico.Building;
import governor.puertorico.Good;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.RuleSet;
import governor.puertorico.hooks.CraftsmanEnd;

/**
 * End of the craftsman phase: of the kind of which the owner got most barrels in the phase, corn
 * apart, each barrel but the first brings a doubloon. The craftsman's extra barrels count.
 */
public final class SpecialtyFactory extends Building implements CraftsmanEnd {
  private static final int FIRST_KIND = Good.INDIGO.ordinal();

  public SpecialtyFactory() {
    super("specialty factory");
  }

  @Override
  public String when() {
    return "craftsman";
  }

  @Override
  public String effect(RuleSet rules) {
    return "1 doubloon for each barrel but the first of the kind, corn apart, of which you got"
        + " most.";
  }

  @Override
  public int rank() {
    return Rank.EVERY_ROUND;
  }

  @Override
  public void craftsmanEnd(PuertoRicoState s, int seat) {
    int most = 1;
    for (int good = FIRST_KIND; good < Good.KINDS; good++) {
      most = Math.max(most, s.crafted(good));
    }
    s.earn(seat, most - 1);
  }
}
