package governor.cli.player;

import governor.core.Game;
import governor.core.Parsed;
import governor.core.State;
import governor.players.NetPlayer;
import governor.players.Player;
import governor.players.roster.Roster;
import governor.players.shipped.Lesson;
import governor.players.shipped.Lessons;
import governor.players.shipped.ShippedNets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Computer players by name, or from the file of a net that somebody trained. */
public final class NamedPlayers {
  private static final String ENDING = ".net";

  private NamedPlayers() {}

  /** A new player for one seat. */
  public static <S extends State> Parsed<Player<S>> make(String spec, Game<S> game) {
    return isFile(spec) ? read(spec, game) : Roster.make(spec, game);
  }

  /** Whether this names a player of this game, or any file of a net. */
  static boolean knows(String spec, Game<?> game) {
    return isFile(spec) || Roster.knows(spec, game);
  }

  private static boolean isFile(String spec) {
    return spec.endsWith(ENDING);
  }

  /** The net in this file at first sight. */
  private static <S extends State> Parsed<Player<S>> read(String file, Game<S> game) {
    Optional<Lesson<S>> lesson = Lessons.of(game);
    if (lesson.isEmpty()) {
      return Parsed.refused("There are no nets for %s.".formatted(game.config()));
    }
    byte[] bytes;
    try {
      bytes = Files.readAllBytes(Path.of(file));
    } catch (IOException e) {
      return Parsed.refused(
          "The net \"%s\" cannot be read; name a file that governor train wrote.".formatted(file));
    }
    return ShippedNets.read(file, lesson.get(), bytes)
        .then(net -> Parsed.ok(new NetPlayer<>(game, net, 0)));
  }
}
