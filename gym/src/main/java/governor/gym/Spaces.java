package governor.gym;

import governor.core.Game;
import governor.core.State;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;
import java.util.zip.CRC32;

/**
 * The observation and the actions of one game, named and versioned.
 *
 * @param version changes whenever a name changes or a byte means something else: what was learnt
 *     with one version does not fit another
 * @param observer makes an observer, one for each thread
 * @param <S> the positions of the game
 */
public record Spaces<S extends State>(
    Game<S> game, String version, Supplier<Observer<S>> observer, ActionSpace actions) {

  /**
   * Names are part of the version by themselves; the number before them is raised by hand when a
   * byte keeps its name and changes its meaning.
   */
  public static <S extends State> Spaces<S> of(
      Game<S> game, int meaning, Supplier<Observer<S>> observer, ActionSpace actions) {
    CRC32 names = new CRC32();
    observer.get().features().forEach(each -> update(names, each.name()));
    actions.actions().forEach(each -> update(names, each.name()));
    String version = "%s-%d-%08x".formatted(game.config().game(), meaning, names.getValue());
    return new Spaces<>(game, version, observer, actions);
  }

  private static void update(CRC32 names, String name) {
    names.update((name + "\n").getBytes(StandardCharsets.UTF_8));
  }
}
