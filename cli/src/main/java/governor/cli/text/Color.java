package governor.cli.text;

import governor.cli.World;
import java.util.Locale;

/** When to colour. */
public enum Color {
  AUTO,
  ALWAYS,
  NEVER;

  /** Whether to colour a stream of this world. */
  public boolean isOn(World world, boolean terminal) {
    return switch (this) {
      case ALWAYS -> true;
      case NEVER -> false;
      case AUTO ->
          terminal
              && world.variable("NO_COLOR").isEmpty()
              && !world.variable("TERM").equals("dumb");
    };
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
