package governor.sanjuan.buildings;

import governor.sanjuan.Card;
import governor.sanjuan.RuleSet;
import governor.sanjuan.editions.Events;
import governor.sanjuan.hooks.PrivilegeRule;

/** Once a round the owner may double the privilege of a role that it takes. */
public final class Library extends Card implements PrivilegeRule {
  public Library() {
    super("library");
  }

  @Override
  public String when(RuleSet rules) {
    return "any role you take";
  }

  @Override
  public String effect(RuleSet rules) {
    boolean visits = rules.has(Events.GOVERNOR_VISIT);
    boolean several = rules.players() == 2 || visits && rules.visitWithLibrary();
    String often = several ? "a role you take, once a round" : "the role you take";
    String but =
        visits && !rules.visitWithLibrary()
            ? ", but not in a " + rules.name(Events.GOVERNOR_VISIT)
            : "";
    return "Doubles the privilege of " + often + but + ".";
  }
}
