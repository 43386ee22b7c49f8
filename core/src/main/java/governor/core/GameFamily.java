package governor.core;

import java.util.List;

/** A game in all its editions: makes the {@link Game} that a config names. */
public interface GameFamily {
  /** The word before the colon in configs. */
  String name();

  /** What people call it. */
  String title();

  /**
   * The presets, as the part of a config before the number of players, each with one line about it.
   */
  List<Preset> presets();

  /** The settings that a config of this family may carry, each with one line about it. */
  List<Setting> settings();

  /** The numbers of players that this family allows. */
  List<Integer> playerCounts();

  /** The game that this config names, or why there is none. */
  Parsed<Game<?>> create(Config config);

  /** A named choice of edition and expansions. */
  record Preset(String name, String about) {}

  /** A house rule or option. */
  record Setting(String name, String about) {}
}
