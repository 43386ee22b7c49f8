package governor.puertorico.editions;

import governor.puertorico.RuleSetBuilder;

/**
 * The base game, an expansion, a variant or a house rule: what it adds to or changes in the rule
 * set.
 */
public interface RuleModule {
  void install(RuleSetBuilder rules);
}
