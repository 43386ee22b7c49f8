package governor.browser;

import governor.sanjuan.editions.Expansion;
import governor.sanjuan.editions.ExpansionSource;
import governor.sanjuan.trial.Trial;
import java.util.List;

/** San Juan's expansion on trial, in the JVM that is meant for it. */
public final class TrialOfSanJuan implements ExpansionSource {
  @Override
  public List<Expansion> expansions() {
    return Boolean.getBoolean("trial") ? List.of(Trial.EXPANSION) : List.of();
  }
}
