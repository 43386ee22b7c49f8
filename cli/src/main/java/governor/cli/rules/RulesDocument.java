package governor.cli.rules;

import governor.cli.Families;
import governor.core.Game;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The document with all rules, rulings and examples of a game. It is part of the sources and not of
 * the program, so it can be opened where the program was built from a checkout.
 */
final class RulesDocument {
  private final String name;

  private RulesDocument(String name) {
    this.name = name;
  }

  static RulesDocument of(Game<?> game) {
    String title = Families.named(game.config().game()).title();
    return new RulesDocument(title.toLowerCase(Locale.ROOT).replace(' ', '-') + ".md");
  }

  /** The line that says where it is; short for those who stand in the checkout. */
  String line() {
    Path here = Path.of("").toAbsolutePath();
    return line(here, Stream.of(program(), here).filter(place -> place != null).toList());
  }

  /** The same for a place to stand and places that may lie in a checkout. */
  String line(Path here, List<Path> places) {
    Path file = Path.of("docs", "rules", name);
    Optional<Path> root =
        places.stream()
            .flatMap(place -> Stream.iterate(place, each -> each != null, Path::getParent))
            .filter(folder -> Files.exists(folder.resolve(file)))
            .findFirst();
    if (root.isEmpty()) {
      return "All rules with their rulings and examples: docs/rules/" + name + " in the sources.";
    }
    Path found = root.get().resolve(file);
    Path shown = here.startsWith(root.get()) ? here.relativize(found) : found;
    return "All rules with their rulings and examples: " + shown;
  }

  /** Where the program lies, or null where that cannot be known. */
  private static @Nullable Path program() {
    CodeSource source = RulesDocument.class.getProtectionDomain().getCodeSource();
    try {
      return source == null ? null : Path.of(source.getLocation().toURI());
    } catch (URISyntaxException e) {
      return null;
    }
  }
}
