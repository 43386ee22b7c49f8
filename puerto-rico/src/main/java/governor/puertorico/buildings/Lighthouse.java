package governor.puertorico.buildings;

import governor.puertorico.Building;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.RuleSet;
import governor.puertorico.hooks.CaptainStart;
import governor.puertorico.hooks.LoadRule;

/**
 * Captain phase: a doubloon each time that the owner loads, on whatever ship; and as captain one
 * more at the start, loading or not.
 */
public final class Lighthouse extends Building implements LoadRule, CaptainStart {
  public Lighthouse() {
    super("lighthouse");
  }

  @Override
  public String when() {
    return "captain";
  }

  @Override
  public String effect(RuleSet rules) {
    return "Each time you load you get 1 doubloon. As captain you get 1 more at the start.";
  }

  @Override
  public int rank() {
    return Rank.EVERY_ROUND + 3;
  }

  @Override
  public int bonus() {
    return 0;
  }

  @Override
  public int doubloons() {
    return 1;
  }

  @Override
  public void captainStart(PuertoRicoState s, int seat) {
    s.earn(seat, 1);
  }
}
