package governor.web;

import governor.core.Catalog;
import governor.core.Config;
import governor.core.GameFamily;
import governor.puertorico.PuertoRico;
import governor.sanjuan.SanJuan;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The files of the app as they lie in this module, and the pieces that they have to know. */
final class App {
  private static final Path FOLDER = Path.of("src/main/resources/governor/web");

  private App() {}

  static String text(String file) {
    return read(FOLDER.resolve(file));
  }

  /** The app's own scripts. */
  static List<String> scripts() {
    try (Stream<Path> files = Files.walk(FOLDER)) {
      return files.filter(file -> file.toString().endsWith(".js")).map(App::read).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The app's own files with this ending, by their place in the app. */
  static Map<String, String> named(String ending) {
    try (Stream<Path> files = Files.walk(FOLDER)) {
      return files
          .filter(file -> file.toString().endsWith(ending))
          .collect(Collectors.toMap(file -> FOLDER.relativize(file).toString(), App::read));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The pieces of every preset of San Juan. */
  static Stream<Catalog.Section> sanJuan() {
    return new SanJuan()
        .presets().stream().flatMap(preset -> sections(new SanJuan(), preset.name()));
  }

  /** The pieces of every preset of Puerto Rico, with all its roles. */
  static Stream<Catalog.Section> puertoRico() {
    return new PuertoRico()
        .presets().stream().flatMap(preset -> sections(new PuertoRico(), preset.name()));
  }

  private static Stream<Catalog.Section> sections(GameFamily family, String name) {
    int players = family.playerCounts().getLast();
    Config config = Config.parse(name + " players=" + players).orThrow();
    return family.create(config).orThrow().catalog().sections().stream();
  }
}
