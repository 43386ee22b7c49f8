package governor.cli.player;

import governor.bots.roster.PlayerSource;
import governor.cli.UsageProblem;
import governor.core.Game;
import governor.core.Parsed;
import governor.core.Player;
import governor.core.State;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/**
 * Players of others: {@code class:NAME} from the class path or a jar on {@code --plugin}, {@code
 * exec:COMMAND} for a program that speaks the line protocol, and those that a {@link PlayerSource}
 * names.
 */
public final class Plugins {
  private static final String CLASS = "class:";
  private static final String EXEC = "exec:";

  private static volatile ClassLoader loader = Plugins.class.getClassLoader();

  /** Those that the class path names, found when they are first asked for. */
  private static volatile @Nullable List<PlayerSource> sources;

  private Plugins() {}

  /** Forgets all jars: another command begins. */
  public static void reset() {
    loader = Plugins.class.getClassLoader();
    sources = null;
  }

  /** Adds a jar, behind those that were added before. */
  public static void load(Path jar) {
    if (!Files.isReadable(jar)) {
      throw new UsageProblem("There is no jar " + jar + " for --plugin.");
    }
    try {
      loader = new URLClassLoader(new URL[] {jar.toUri().toURL()}, loader);
      sources = null;
    } catch (MalformedURLException e) {
      throw new UsageProblem("The jar " + jar + " cannot be read.");
    }
  }

  static boolean isOwn(String spec) {
    return spec.startsWith(CLASS) || spec.startsWith(EXEC) || source(spec).isPresent();
  }

  private static Optional<PlayerSource> source(String name) {
    List<PlayerSource> known = sources;
    if (known == null) {
      known = find();
      sources = known;
    }
    return known.stream().filter(each -> each.name().equals(name)).findFirst();
  }

  private static List<PlayerSource> find() {
    try {
      return ServiceLoader.load(PlayerSource.class, loader).stream()
          .map(ServiceLoader.Provider::get)
          .toList();
    } catch (ServiceConfigurationError e) {
      throw new UsageProblem("A jar names players that it does not have: " + e.getMessage() + ".");
    }
  }

  static <S extends State> Parsed<Player<S>> make(String spec, Game<S> game) {
    if (spec.startsWith(EXEC)) {
      return ExecPlayer.of(spec.substring(EXEC.length()), game);
    }
    if (spec.startsWith(CLASS)) {
      return ofClass(spec.substring(CLASS.length()), game);
    }
    return source(spec)
        .map(each -> ofSource(each, game))
        .orElseGet(() -> Parsed.refused("There is no player " + spec + "."));
  }

  private static <S extends State> Parsed<Player<S>> ofSource(PlayerSource source, Game<S> game) {
    try {
      return source.make(game).then(player -> Parsed.ok(new OwnPlayer<>(player)));
    } catch (RuntimeException | LinkageError e) {
      return Parsed.refused(
          "The player %s could not be made: %s".formatted(source.name(), OwnPlayer.sentence(e)));
    }
  }

  /** A class with a constructor that takes the game, or one that takes nothing. */
  @SuppressWarnings("unchecked")
  private static <S extends State> Parsed<Player<S>> ofClass(String name, Game<S> game) {
    Object made;
    try {
      Class<?> type = Class.forName(name, true, loader);
      if (!Player.class.isAssignableFrom(type)) {
        return Parsed.refused("The class " + name + " is no governor.core.Player.");
      }
      made = make(type, game);
    } catch (InvocationTargetException | ExceptionInInitializerError e) {
      Throwable cause = e.getCause();
      return Parsed.refused(
          "The class %s could not be made: %s"
              .formatted(name, OwnPlayer.sentence(cause == null ? e : cause)));
    } catch (ClassNotFoundException | LinkageError e) {
      return Parsed.refused(
          "There is no class " + name + " on the class path; name its jar with --plugin.");
    } catch (ReflectiveOperationException e) {
      return Parsed.refused(
          "The class " + name + " needs a public constructor without arguments, or with the Game.");
    }
    return Parsed.ok(new OwnPlayer<>((Player<S>) made));
  }

  private static Object make(Class<?> type, Game<?> game) throws ReflectiveOperationException {
    for (Constructor<?> constructor : type.getConstructors()) {
      Class<?>[] takes = constructor.getParameterTypes();
      if (takes.length == 1 && takes[0].isInstance(game)) {
        return constructor.newInstance(game);
      }
    }
    return type.getConstructor().newInstance();
  }
}
