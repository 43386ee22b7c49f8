package governor.puertorico.editions;

import governor.puertorico.RuleSetBuilder;

/** The expansion with three targets, each with a prize for whoever is first there. */
final class Festival implements RuleModule {
  @Override
  public void install(RuleSetBuilder rules) {
    rules.festival();
  }
}
