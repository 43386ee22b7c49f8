package governor.cli.batch;

import governor.cli.ConfigWords;
import governor.cli.Governor;
import governor.cli.TerminalWidth;
import governor.cli.UsageProblem;
import governor.cli.options.FormatOption;
import governor.cli.text.Csv;
import governor.cli.text.TextTable;
import governor.gym.Feature;
import governor.gym.KnownSpaces;
import governor.gym.NamedAction;
import governor.gym.Spaces;
import governor.gym.SpacesJson;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.ParentCommand;

/** What programs observe and choose, by name. */
@Command(
    name = "spaces",
    mixinStandardHelpOptions = true,
    description =
        "Lists the observation and the actions of a game, each with its name and a sentence.",
    footer = {"", "docs/research.md tells how programs use them."})
public final class SpacesCommand implements Runnable {
  @ParentCommand private Governor governor;

  @Mixin private ConfigWords words = new ConfigWords();

  @Mixin private FormatOption format = new FormatOption();

  @SuppressWarnings("NullAway.Init")
  SpacesCommand() {}

  @Override
  public void run() {
    Spaces<?> spaces = UsageProblem.orProblem(KnownSpaces.of(words.game()));
    governor
        .out()
        .print(
            switch (format.value()) {
              case TEXT -> text(spaces);
              case JSON -> SpacesJson.of(spaces);
              case CSV -> csv(spaces);
            });
  }

  private String text(Spaces<?> spaces) {
    List<Feature> features = spaces.observer().get().features();
    List<NamedAction> actions = spaces.actions().actions();
    TextTable observation = new TextTable(">byte", "feature", ">most", "what it says");
    for (int i = 0; i < features.size(); i++) {
      Feature each = features.get(i);
      observation.add("" + i, each.name(), "" + each.most(), each.about());
    }
    TextTable choices = new TextTable(">number", "action", "what it does");
    for (int i = 0; i < actions.size(); i++) {
      choices.add("" + i, actions.get(i).name(), actions.get(i).about());
    }
    List<String> lines = new ArrayList<>();
    lines.add(
        "%s for %s: %d features, %d actions, version %s"
            .formatted(
                governor.style().heading("Spaces"),
                spaces.game().config(),
                features.size(),
                actions.size(),
                spaces.version()));
    int width = TerminalWidth.of(governor.world());
    for (TextTable table : List.of(observation, choices)) {
      lines.add("");
      lines.addAll(table.lines(width, governor.style()));
    }
    return String.join("\n", lines) + "\n";
  }

  private static String csv(Spaces<?> spaces) {
    StringBuilder csv = new StringBuilder(Csv.row("space", "number", "name", "most", "about"));
    List<Feature> features = spaces.observer().get().features();
    for (int i = 0; i < features.size(); i++) {
      Feature each = features.get(i);
      csv.append(Csv.row("observation", "" + i, each.name(), "" + each.most(), each.about()));
    }
    List<NamedAction> actions = spaces.actions().actions();
    for (int i = 0; i < actions.size(); i++) {
      NamedAction each = actions.get(i);
      csv.append(Csv.row("action", "" + i, each.name(), "1", each.about()));
    }
    return csv.toString();
  }
}
