package governor.cli.play;

import governor.cli.text.Text;
import governor.core.Catalog;
import governor.core.Nearest;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What pieces, roles, phases, goods and other words are. */
final class Explanations {
  private static final String PHASE = " phase";
  private static final String ALL = "all";
  private final Catalog catalog;
  private final int width;

  Explanations(Catalog catalog, int width) {
    this.catalog = catalog;
    this.width = width;
  }

  /** What the text names: by its name, by a part of it, or else what comes near to it. */
  List<String> of(String text) {
    String wanted = text.toLowerCase(Locale.ROOT);
    if (wanted.equals(ALL)) {
      return Text.flow("", names(), ", ", width);
    }
    return named(wanted)
        .or(() -> named(withoutPhase(wanted)))
        .or(() -> named(singular(wanted)))
        .orElseGet(() -> byPart(wanted));
  }

  private List<String> names() {
    return Stream.concat(
            catalog.entries().map(Catalog.Entry::name),
            catalog.topics().stream().map(Catalog.Topic::name))
        .toList();
  }

  private static String withoutPhase(String wanted) {
    boolean phase = wanted.endsWith(PHASE);
    return phase ? wanted.substring(0, wanted.length() - PHASE.length()) : wanted;
  }

  private static String singular(String wanted) {
    return wanted.length() > 3 && wanted.endsWith("s")
        ? wanted.substring(0, wanted.length() - 1)
        : wanted;
  }

  private List<String> byPart(String wanted) {
    String part = singular(wanted);
    List<String> meant =
        names().stream().filter(each -> each.toLowerCase(Locale.ROOT).contains(part)).toList();
    if (meant.size() == 1) {
      return named(meant.getFirst()).orElseThrow();
    }
    String answer =
        meant.isEmpty()
            ? "There is no \"" + wanted + "\"" + insteadOf(wanted)
            : "\"" + wanted + "\" could be " + String.join(" or ", meant);
    return Text.wrap(answer + ".", width);
  }

  /** What is near to the word, or else what kinds of words are known. */
  private String insteadOf(String wanted) {
    List<String> near = Nearest.near(wanted, names());
    return near.isEmpty()
        ? ". What can be explained: pieces, roles, phases, goods and words on the screen;"
            + " ? all lists them"
        : "; " + Nearest.hint(near);
  }

  private Optional<List<String>> named(String name) {
    return catalog
        .find(name)
        .map(this::describe)
        .or(() -> catalog.findTopic(name).map(Explanations::describe))
        .map(text -> Text.wrap(text, width));
  }

  private static String describe(Catalog.Topic topic) {
    return Text.capital(topic.name()) + ". " + topic.text();
  }

  /** Its numbers, when it acts, what it does, and what holds for all of its section. */
  private String describe(Catalog.Entry entry) {
    List<String> facts = new ArrayList<>();
    boolean good = entry.cost() >= 0 && entry.points() < 0;
    boolean role = entry.cost() < 0 && entry.when().isEmpty();
    if (entry.cost() >= 0) {
      facts.add((good ? "price " : "cost ") + entry.cost());
    }
    if (entry.points() >= 0) {
      facts.add(Text.count(entry.points(), "point"));
    }
    if (!role && entry.copies() >= 0) {
      facts.add(entry.copies() == 1 ? "1 copy" : entry.copies() + (good ? " barrels" : " copies"));
    }
    entry.numbers().forEach((name, number) -> facts.add(name + " " + number));
    if (!entry.when().isEmpty()) {
      facts.add("acts: " + entry.when());
    }
    String numbers = facts.isEmpty() ? "" : " (" + String.join(", ", facts) + ")";
    String all = catalog.sectionOf(entry).about();
    return Text.capital(entry.name())
        + numbers
        + ". "
        + entry.effect()
        + (all.isEmpty() ? "" : " " + all);
  }
}
