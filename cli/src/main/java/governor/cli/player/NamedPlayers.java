package governor.cli.player;

import governor.bots.roster.Roster;
import governor.bots.shipped.Lessons;
import governor.core.Game;
import governor.core.Parsed;
import governor.core.Player;
import governor.core.State;
import java.nio.file.Path;

/** Computer players by name, or from the file of a net that somebody trained. */
public final class NamedPlayers {
  private static final String ENDING = ".net";

  private NamedPlayers() {}

  /** A new player for one seat. */
  public static <S extends State> Parsed<Player<S>> make(String spec, Game<S> game) {
    if (Plugins.isOwn(spec)) {
      return Plugins.make(spec, game);
    }
    return isFile(spec) ? read(spec, game) : Roster.make(spec, game);
  }

  /** Whether this names a player of this game, or any file of a net. */
  static boolean knows(String spec, Game<?> game) {
    return isFile(spec) || Plugins.isOwn(spec) || Roster.knows(spec, game);
  }

  private static boolean isFile(String spec) {
    return spec.endsWith(ENDING);
  }

  /** The net in this file at first sight. */
  private static <S extends State> Parsed<Player<S>> read(String file, Game<S> game) {
    return Lessons.of(game)
        .map(lesson -> NetFiles.read(Path.of(file), lesson))
        .orElseGet(() -> Parsed.refused("There are no nets for %s.".formatted(game.config())))
        .then(net -> Parsed.ok(Roster.atFirstSight(game, net)));
  }
}
