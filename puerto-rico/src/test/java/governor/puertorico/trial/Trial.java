package governor.puertorico.trial;

import governor.puertorico.Building;
import governor.puertorico.RuleSetBuilder;
import governor.puertorico.editions.Expansion;
import governor.puertorico.editions.RuleModule;

/** Two buildings: one makes others cheaper, one asks a question. */
public final class Trial implements RuleModule {
  public static final Building LUMBER_YARD = new LumberYard();
  public static final Building SURVEYOR = new Surveyor();

  /** As players would name it. */
  public static final Expansion EXPANSION =
      new Expansion("trial", "With two buildings on trial.", new Trial());

  @Override
  public void install(RuleSetBuilder rules) {
    rules.small(LUMBER_YARD, 3, 1, 1, 2).small(SURVEYOR, 6, 2, 1, 2);
  }
}
