package governor.puertorico.buildings;

import governor.core.Fact;
import governor.core.FactKind;
import governor.puertorico.Building;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.RuleSet;
import governor.puertorico.hooks.PrivilegeRule;
import java.util.List;

/**
 * Phase of the owner's role: its privilege counts twice. That is a plantation more at the end for
 * the settler, two colonists for the mayor, two doubloons off for the builder, two barrels for the
 * craftsman, two doubloons for trader and prospector, two points for the captain. Of two players,
 * who take three roles in a round, the owner says for which one.
 */
public final class Library extends Building implements PrivilegeRule {
  private static final int TWO = 2;

  public Library() {
    super("library");
  }

  @Override
  public String when() {
    return "own role";
  }

  @Override
  public String effect(RuleSet rules) {
    return "The privilege of the role you take counts twice"
        + (rules.players() == TWO ? ", for one of your roles in a round" : "")
        + ". A settler takes a second open plantation when all have settled.";
  }

  @Override
  public List<Fact> usedFacts(PuertoRicoState s) {
    return List.of(Fact.of(FactKind.WITH_LIBRARY));
  }

  @Override
  public int rank() {
    return Rank.EVERY_ROUND;
  }
}
