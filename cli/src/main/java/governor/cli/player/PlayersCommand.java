package governor.cli.player;

import governor.bots.roster.Roster;
import governor.cli.ConfigWords;
import governor.cli.Governor;
import governor.cli.TerminalWidth;
import governor.cli.options.FormatOption;
import governor.cli.text.Csv;
import governor.cli.text.Json;
import governor.cli.text.Text;
import governor.cli.text.TextTable;
import governor.core.Game;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.ParentCommand;

/** The computer players that there are. */
@Command(
    name = "players",
    mixinStandardHelpOptions = true,
    description = "Lists the computer players of a game, by the names that other commands take.")
public final class PlayersCommand implements Runnable {
  private static final String HOW =
      "A merchant's number is a level. Behind a colon those that think take another budget:"
          + " flat:200 (rollouts), level6:50ms (time). The file of a net that governor train wrote"
          + " is a player as well: nets/sanjuan-base-4.net.";

  @ParentCommand private Governor governor;

  @Mixin private ConfigWords words = new ConfigWords();

  @Mixin private FormatOption format = new FormatOption();

  @SuppressWarnings("NullAway.Init")
  PlayersCommand() {}

  @Override
  public void run() {
    Game<?> game = words.game();
    List<Roster.Entry> entries = Roster.entries(game);
    governor
        .out()
        .print(
            switch (format.value()) {
              case TEXT -> text(game, entries);
              case JSON -> Json.write(entries);
              case CSV -> csv(entries);
            });
  }

  private String text(Game<?> game, List<Roster.Entry> entries) {
    int width = TerminalWidth.of(governor.world());
    List<String> lines = new ArrayList<>();
    lines.add(governor.style().heading("Computer players") + " for " + game.config());
    lines.add("");
    TextTable table = new TextTable("name", ">thinks", "what it is");
    Map<String, List<Roster.Entry>> alike = new LinkedHashMap<>();
    entries.forEach(
        each -> alike.computeIfAbsent(each.about(), about -> new ArrayList<>()).add(each));
    alike.forEach(
        (about, each) ->
            table.add(names(each), each.size() > 1 ? "" : each.getFirst().budget(), about));
    lines.addAll(table.lines(width, governor.style()));
    lines.add("");
    lines.addAll(Text.wrap(WhoPlays.sentence(game), width));
    lines.add("");
    lines.addAll(Text.wrap(HOW, width));
    return String.join("\n", lines) + "\n";
  }

  /** All words for one; where several differ by their level only, the usual, first and last. */
  private static String names(List<Roster.Entry> alike) {
    List<String> words = alike.stream().flatMap(each -> each.words().stream()).toList();
    if (alike.size() == 1) {
      return String.join(", ", words);
    }
    String usual = words.stream().min(Comparator.comparingInt(String::length)).orElseThrow();
    return "%s, %s to %s".formatted(usual, words.getFirst(), words.getLast());
  }

  private static String csv(List<Roster.Entry> entries) {
    StringBuilder csv = new StringBuilder(Csv.row("name", "same_as", "thinks", "about"));
    for (Roster.Entry each : entries) {
      String others = String.join(" ", each.words().subList(1, each.words().size()));
      csv.append(Csv.row(each.words().getFirst(), others, each.budget(), each.about()));
    }
    return csv.toString();
  }
}
