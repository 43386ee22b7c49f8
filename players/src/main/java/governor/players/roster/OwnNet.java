package governor.players.roster;

import governor.core.Game;
import governor.core.Parsed;
import governor.core.State;
import governor.players.NetPlayer;
import governor.players.Player;
import governor.players.shipped.Lesson;
import governor.players.shipped.Lessons;
import governor.players.shipped.ShippedNets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** A net that somebody trained, from its file, at first sight. */
final class OwnNet {
  private static final String ENDING = ".net";

  private OwnNet() {}

  /** Whether this names a file rather than a player. */
  static boolean isMeant(String spec) {
    return spec.endsWith(ENDING);
  }

  static <S extends State> Parsed<Player<S>> read(String file, Game<S> game) {
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
