package governor.puertorico.editions;

import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;

/**
 * Expansions that come from outside: whoever has classes of this kind on the class path, named in
 * {@code META-INF/services}, plays with their expansions too, at tables, with computer players, in
 * the terminal and in the browser.
 */
public interface ExpansionSource {
  List<Expansion> expansions();

  /** All expansions that are found so. */
  static List<Expansion> found() {
    List<Expansion> found = new ArrayList<>();
    for (ExpansionSource source : ServiceLoader.load(ExpansionSource.class)) {
      found.addAll(source.expansions());
    }
    return List.copyOf(found);
  }
}
