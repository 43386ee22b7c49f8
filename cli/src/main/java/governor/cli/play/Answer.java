package governor.cli.play;

import governor.core.Game;
import governor.core.Nearest;
import governor.core.Options;
import governor.core.Parsed;
import governor.core.Refusal;
import governor.core.Row;
import governor.core.State;
import governor.core.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Understands an answer: a number, several numbers at once, the words of a choice, or enough of
 * them; or the words of several choices with semicolons between them, as records have them.
 *
 * @param <S> the positions of the game
 */
final class Answer<S extends State> {
  private final Game<S> game;
  private final S state;
  private final Options options;
  private final List<String> names;

  Answer(Game<S> game, S state, Options options, List<String> names) {
    this.game = game;
    this.state = state;
    this.options = options;
    this.names = names;
  }

  /** The choices that the text means, in the order in which they are to be made. */
  Parsed<List<Integer>> read(String text) {
    return text.contains(";")
        ? row(text.split(";", -1))
        : set(text).then(all -> Row.of(game, state, all));
  }

  /** Choices that follow from one another, such as a building and what pays for it. */
  private Parsed<List<Integer>> row(String[] parts) {
    List<Token> row = new ArrayList<>();
    for (String part : parts) {
      if (!part.isBlank()) {
        row.add(new Token.Words(part.strip()));
      }
    }
    return Row.of(game, state, row, true)
        .then(all -> Parsed.ok(all.made().stream().map(Row.Made::action).toList()));
  }

  /** One choice, or as many as a set has members. */
  private Parsed<List<Integer>> set(String text) {
    if (text.matches("[0-9]{1,3}([ ,]+[0-9]{1,3})*")) {
      return numbers(text.split("[ ,]+"));
    }
    int exact = game.notation().parse(state, options, text);
    return exact >= 0 ? Parsed.ok(List.of(exact)) : words(text);
  }

  private Parsed<List<Integer>> numbers(String[] numbers) {
    List<Integer> indices = new ArrayList<>();
    for (String number : numbers) {
      int index = Integer.parseInt(number) - 1;
      if (index < 0 || index >= options.size()) {
        return Parsed.refused(
            "There is no choice " + number + "; they go from 1 to " + options.size() + ".");
      }
      indices.add(index);
    }
    // Sets are picked in the order of the list.
    indices.sort(null);
    return Parsed.ok(indices.stream().map(options::get).toList());
  }

  private Parsed<List<Integer>> words(String text) {
    List<Integer> meant = new ArrayList<>();
    List<String> all = new ArrayList<>();
    String[] wanted = text.toLowerCase(Locale.ROOT).split("\\s+", -1);
    for (int i = 0; i < options.size(); i++) {
      String words = game.notation().words(state, options.get(i));
      all.add(words);
      if (fits(words.split(" ", -1), wanted)) {
        meant.add(options.get(i));
      }
    }
    if (meant.size() == 1) {
      return Parsed.ok(meant);
    }
    if (meant.isEmpty()) {
      return Parsed.refused("\"" + text + "\" " + whyNot(text, all));
    }
    List<String> names = meant.stream().map(each -> game.notation().words(state, each)).toList();
    return Parsed.refused("\"" + text + "\" could be " + String.join(" or ", names) + ".");
  }

  /** What keeps the piece that the text names from being chosen, or what comes near to the text. */
  private String whyNot(String text, List<String> all) {
    String wanted = text.toLowerCase(Locale.ROOT);
    for (Refusal refusal : game.refusals(state, options)) {
      if (wanted.equals(refusal.piece()) || wanted.endsWith(" " + refusal.piece())) {
        return "cannot be chosen: "
            + String.join(", ", refusal.facts().stream().map(fact -> fact.describe(names)).toList())
            + ".";
      }
    }
    return "is none of the choices; " + Nearest.hint(text, all) + ", or ? for help.";
  }

  /** Whether each wanted word begins a word of the choice, in order. */
  private static boolean fits(String[] words, String[] wanted) {
    int next = 0;
    for (String word : words) {
      if (next < wanted.length && word.startsWith(wanted[next])) {
        next++;
      }
    }
    return next == wanted.length;
  }
}
