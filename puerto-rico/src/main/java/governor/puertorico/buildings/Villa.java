package governor.puertorico.buildings;

import governor.puertorico.Circle;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.RuleSet;
import governor.puertorico.hooks.MayorStart;

/**
 * Mayor phase: the owner gets a noble from the supply besides the share of the ship. When no nobles
 * are left it may be a colonist.
 */
public final class Villa extends ColonistGift implements MayorStart {
  public Villa() {
    super("villa");
  }

  @Override
  public String when() {
    return "mayor";
  }

  @Override
  public String effect(RuleSet rules) {
    return "At the start you get a noble from the supply, or a colonist if no nobles are left.";
  }

  @Override
  public int rank() {
    return Rank.EVERY_ROUND + 2;
  }

  @Override
  public void mayorStart(PuertoRicoState s, int seat) {
    if (s.nobleSupply() > 0) {
      s.takeNobleFromSupply(seat);
    } else if (s.colonistSupply() > 0) {
      give(s, seat, Circle.SAN_JUAN);
    }
  }
}
