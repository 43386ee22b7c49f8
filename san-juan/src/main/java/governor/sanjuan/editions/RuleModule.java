package governor.sanjuan.editions;

import governor.sanjuan.RuleSetBuilder;

/** An edition or an expansion: what it adds to or changes in the rule set. */
public interface RuleModule {
  void install(RuleSetBuilder rules);
}
