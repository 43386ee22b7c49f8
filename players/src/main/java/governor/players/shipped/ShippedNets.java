package governor.players.shipped;

import governor.core.Game;
import governor.core.Parsed;
import governor.core.State;
import governor.players.net.FinishedNet;
import governor.players.net.NetFile;
import governor.players.net.Trained;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The nets that come with Governor. */
public final class ShippedNets {
  private static final String FOLDER = "/governor/players/nets/";

  /** The generation of the nets that come with Governor; older ones have files of their own. */
  private static final int GENERATION = 4;

  /** The nets that were asked for so far; a name without a file is found to have none each time. */
  private static final ConcurrentHashMap<String, FinishedNet> READ = new ConcurrentHashMap<>();

  private ShippedNets() {}

  /** The net for this game, if one comes with Governor. */
  public static <S extends State> Optional<Trained<S>> of(Game<S> game) {
    return Lessons.of(game).flatMap(lesson -> named(lesson.name(), game));
  }

  /** The net of a generation, kept to measure others by, if there is one for this game. */
  public static <S extends State> Optional<Trained<S>> milestone(int generation, Game<S> game) {
    return generation == GENERATION
        ? of(game)
        : Lessons.of(game)
            .flatMap(lesson -> named("net-" + generation + "-" + lesson.name(), game));
  }

  /** The net in the file of this name, seen with the eyes of this game. */
  private static <S extends State> Optional<Trained<S>> named(String name, Game<S> game) {
    return Lessons.of(game)
        .flatMap(
            lesson ->
                Optional.ofNullable(READ.computeIfAbsent(name, file -> read(file, lesson)))
                    .map(net -> lesson.with(name, net)));
  }

  private static @Nullable FinishedNet read(String name, Lesson<?> lesson) {
    byte[] bytes = bytes(name);
    return bytes == null
        ? null
        : new FinishedNet(NetFile.read(bytes, lesson.encoder().names()).orThrow());
  }

  /** The net in these bytes, or why it does not fit. */
  public static <S extends State> Parsed<Trained<S>> read(
      String name, Lesson<S> lesson, byte[] bytes) {
    return NetFile.read(bytes, lesson.encoder().names())
        .then(net -> Parsed.ok(lesson.with(name, new FinishedNet(net))));
  }

  private static byte @Nullable [] bytes(String name) {
    try (@Nullable InputStream in = ShippedNets.class.getResourceAsStream(FOLDER + name + ".net")) {
      return in == null ? null : in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
