package governor.puertorico.editions;

import governor.puertorico.RuleSetBuilder;

/** The base game, a variant or a house rule: what it adds to or changes in the rule set. */
interface RuleModule {
  void install(RuleSetBuilder rules);
}
