package governor.puertorico.buildings;

import governor.puertorico.Building;
import governor.puertorico.Good;
import governor.puertorico.RuleSet;

/** Craftsman phase: each colonist on it works one plantation of its good. */
public final class ProductionBuilding extends Building {
  public ProductionBuilding(String title) {
    super(title);
  }

  @Override
  public String when() {
    return "craftsman";
  }

  @Override
  public String effect(RuleSet rules) {
    int number = rules.number(this);
    int colonists = rules.circles(number);
    String good = Good.of(rules.product(number)).title();
    String who =
        colonists == 1 ? "Its colonist" : "Each of up to " + colonists + " colonists on it";
    return who + " makes 1 " + good + " from a manned " + good + " plantation.";
  }
}
