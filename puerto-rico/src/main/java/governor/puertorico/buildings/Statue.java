package governor.puertorico.buildings;

import governor.puertorico.Building;
import governor.puertorico.RuleSet;

/** Worth its printed points and nothing else; nobody can stand on it. */
public final class Statue extends Building {
  public Statue() {
    super("statue");
  }

  @Override
  public String when() {
    return "game end";
  }

  @Override
  public String effect(RuleSet rules) {
    return "It does nothing and needs nobody: its points are all there is.";
  }
}
