package governor.browser;

import governor.puertorico.editions.Expansion;
import governor.puertorico.editions.ExpansionSource;
import governor.puertorico.trial.Trial;
import java.util.List;

/** Puerto Rico's expansion on trial, in the JVM that is meant for it. */
public final class TrialOfPuertoRico implements ExpansionSource {
  @Override
  public List<Expansion> expansions() {
    return Boolean.getBoolean("trial") ? List.of(Trial.EXPANSION) : List.of();
  }
}
