package governor.cli.play;

import governor.cli.text.Text;
import governor.core.Catalog;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What {@code ?} says. */
final class Help {
  private static final String ANSWERS =
      "Answer with a number, with several where a set is asked for (2 4 4), or with words"
          + " (build city hall, or city). Words in full may follow one another, with ; between"
          + " them.";

  private static final List<Command> COMMANDS =
      List.of(
          new Command("a", "accepts the draft, where one is shown"),
          new Command(
              "u", "takes back your last choice, unless it brought something hidden to light"),
          new Command(
              "? NAME",
              "explains a piece, a role, a phase, a good or a word on the screen: ? city hall"),
          new Command("? all", "lists everything that can be explained"),
          new Command("h", "a hint: how likely each choice is to win, and why"),
          new Command("l", "shows the log of the whole game"),
          new Command("i", "says what is played, who plays and where it is saved"),
          new Command(
              "s FILE", "saves the game as a record; governor play --resume FILE goes on with it"),
          new Command("q", "quits; the game is saved anyway"),
          new Command("Enter", "shows the table again"));

  /** What people type who write keys out. */
  private static final Map<String, String> WORDS =
      Map.of(
          "help", "?", "hint", "h", "quit", "q", "exit", "q", "save", "s", "undo", "u", "log", "l");

  private record Command(String keys, String does) {
    List<String> lines(int width) {
      String start = Text.padEnd("  " + keys, 12);
      return Text.flow(start, List.of(does.split(" ", -1)), " ", width);
    }
  }

  private Help() {}

  /** The same with the key in place of its word: {@code ? smithy} for {@code help smithy}. */
  static String withKey(String text) {
    String word = text.split(" ", 2)[0];
    String key = WORDS.get(word.toLowerCase(Locale.ROOT));
    return key == null ? text : key + text.substring(word.length());
  }

  static List<String> about(Catalog catalog, String name, int width) {
    if (name.isEmpty()) {
      List<String> lines = new ArrayList<>(Text.wrap(ANSWERS, width));
      COMMANDS.forEach(command -> lines.addAll(command.lines(width)));
      return lines;
    }
    return new Explanations(catalog, width).of(name);
  }
}
