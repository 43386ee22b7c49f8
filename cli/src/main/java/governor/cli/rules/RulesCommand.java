package governor.cli.rules;

import governor.cli.ConfigWords;
import governor.cli.Governor;
import governor.cli.TerminalWidth;
import governor.cli.options.FormatOption;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.ParentCommand;

/** What can be played, and with which pieces. */
@Command(
    name = "rules",
    mixinStandardHelpOptions = true,
    description = "Lists the pieces of a game; alone, the games that can be played.")
public final class RulesCommand implements Runnable {
  @ParentCommand private Governor governor;

  @Mixin private ConfigWords words = new ConfigWords();

  @Mixin private FormatOption format = new FormatOption();

  @SuppressWarnings("NullAway.Init")
  RulesCommand() {}

  @Override
  public void run() {
    int width = TerminalWidth.of(governor.world());
    String text =
        words.isEmpty()
            ? new FamilyList(governor.style(), width).in(format.value())
            : new CatalogList(words.game(), governor.style(), width).in(format.value());
    governor.out().print(text);
  }
}
