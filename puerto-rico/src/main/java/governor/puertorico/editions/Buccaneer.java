package governor.puertorico.editions;

import governor.puertorico.Role;
import governor.puertorico.RuleSetBuilder;

/** The expansion with one more role card, whose player acts alone. */
final class Buccaneer implements RuleModule {
  @Override
  public void install(RuleSetBuilder rules) {
    rules.role(Role.BUCCANEER);
  }
}
