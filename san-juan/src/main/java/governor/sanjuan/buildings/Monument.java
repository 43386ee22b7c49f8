package governor.sanjuan.buildings;

import governor.sanjuan.Card;
import governor.sanjuan.RuleSet;

/** A city building that does nothing; a triumphal arch counts how many different ones stand. */
public final class Monument extends Card {
  public Monument(String title) {
    super(title);
  }

  @Override
  public String when(RuleSet rules) {
    return "monument";
  }

  @Override
  public String effect(RuleSet rules) {
    return "A monument: points only.";
  }
}
