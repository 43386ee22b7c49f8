package governor.cli.play;

import governor.cli.text.Text;
import governor.core.Catalog;
import governor.core.Nearest;
import java.util.ArrayList;
import java.util.List;

/** What {@code ?} says. */
final class Help {
  private static final List<String> COMMANDS =
      List.of(
          "Answer with a number, with several where a set is asked for (2 4 4), or with words"
              + " (build library, or lib).",
          "  a         accepts the draft, where one is shown",
          "  u         takes back your last choice, unless it brought something hidden to light",
          "  ? NAME    explains a card, such as ? library",
          "  ? all     lists all cards",
          "  h         a hint: what your choices are worth, and why",
          "  l         shows the log of the whole game",
          "  i         says what is played, who plays and where it is saved",
          "  s FILE    saves the game as a record; governor play --resume FILE goes on with it",
          "  q         quits; the game is saved anyway");

  private Help() {}

  static List<String> about(Catalog catalog, String name, int width) {
    if (name.isEmpty()) {
      return COMMANDS;
    }
    List<Catalog.Entry> all =
        catalog.sections().stream().flatMap(section -> section.entries().stream()).toList();
    if (name.equals("all")) {
      return Text.flow("", all.stream().map(Catalog.Entry::name).toList(), ", ", width);
    }
    return catalog
        .find(name)
        .or(() -> all.stream().filter(each -> each.name().startsWith(name)).findFirst())
        .map(entry -> describe(entry, width))
        .orElseGet(
            () ->
                List.of(
                    "There is no \""
                        + name
                        + "\"; "
                        + Nearest.hint(name, all.stream().map(Catalog.Entry::name).toList())
                        + "."));
  }

  private static List<String> describe(Catalog.Entry entry, int width) {
    List<String> facts = new ArrayList<>();
    if (entry.cost() >= 0) {
      facts.add("cost " + entry.cost());
    }
    if (entry.points() >= 0) {
      facts.add(Text.count(entry.points(), "point"));
    }
    facts.add(entry.copies() == 1 ? "1 copy" : entry.copies() + " copies");
    facts.add("acts: " + entry.when());
    String text =
        Text.capital(entry.name()) + " (" + String.join(", ", facts) + "). " + entry.effect();
    return Text.wrap(text, width);
  }
}
