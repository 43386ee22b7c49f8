package governor.cli.rules;

import governor.cli.Families;
import governor.core.Config;
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
  /** The game whose expansions have a page of their own. */
  private static final String WITH_TWO_PAGES = "puertorico";

  private final String about;
  private final String name;

  private RulesDocument(String about, String name) {
    this.about = about;
    this.name = name + ".md";
  }

  static RulesDocument of(Game<?> game) {
    return new RulesDocument("All rules with their rulings and examples: ", page(game));
  }

  /** The page about the expansions of the game, if it has any and they stand apart. */
  static Optional<RulesDocument> ofExpansions(Game<?> game) {
    Config config = game.config();
    return config.game().equals(WITH_TWO_PAGES) && !config.expansions().isEmpty()
        ? Optional.of(new RulesDocument("Those of its expansions: ", page(game) + "-expansions"))
        : Optional.empty();
  }

  private static String page(Game<?> game) {
    String title = Families.named(game.config().game()).title();
    return title.toLowerCase(Locale.ROOT).replace(' ', '-');
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
      return about + "docs/rules/" + name + " in the sources.";
    }
    Path found = root.get().resolve(file);
    Path shown = here.startsWith(root.get()) ? here.relativize(found) : found;
    return about + shown;
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
