package governor.puertorico.buildings;

import governor.puertorico.Building;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.RuleSet;
import governor.puertorico.hooks.AfterProduction;
import governor.puertorico.hooks.NobleRule;

/**
 * Craftsman phase: a doubloon for the owner if a colonist stands here, a point if a noble does,
 * whether the owner produces or not.
 */
public final class Chapel extends Building implements AfterProduction, NobleRule {
  public Chapel() {
    super("chapel");
  }

  @Override
  public String when() {
    return "craftsman";
  }

  @Override
  public String effect(RuleSet rules) {
    return "Colonist: you get 1 doubloon. Noble: you get 1 point. Whether you make goods or not.";
  }

  @Override
  public int rank() {
    return Rank.EVERY_ROUND + 6;
  }

  @Override
  public void afterProduction(PuertoRicoState s, int seat, int kinds) {
    if (s.hasNoble(seat, s.rules().number(this))) {
      s.award(seat, 1);
    } else {
      s.earn(seat, 1);
    }
  }
}
