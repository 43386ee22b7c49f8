package governor.cli;

import java.nio.file.Path;
import java.util.Locale;

/** Where the user's own data lie. */
public final class DataFolder {
  private DataFolder() {}

  /** The folder for saved games, which may not exist yet. */
  public static Path games(World world) {
    return of(world).resolve("games");
  }

  /** The folder for everything, which may not exist yet. */
  public static Path of(World world) {
    return shared(world).resolve("governor");
  }

  private static Path shared(World world) {
    String xdg = world.variable("XDG_DATA_HOME");
    if (!xdg.isEmpty() && Path.of(xdg).isAbsolute()) {
      return Path.of(xdg);
    }
    Path home = Path.of(System.getProperty("user.home", "."));
    String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    if (system.startsWith("mac")) {
      return home.resolve("Library").resolve("Application Support");
    }
    String appData = world.variable("APPDATA");
    if (system.startsWith("windows") && !appData.isEmpty()) {
      return Path.of(appData);
    }
    return home.resolve(".local").resolve("share");
  }
}
