package governor.cli.suite;

import governor.cli.Families;
import governor.cli.Governor;
import governor.cli.TerminalWidth;
import governor.cli.UsageProblem;
import governor.cli.arena.Duel;
import governor.cli.options.FormatOption;
import governor.cli.options.ProgressOption;
import governor.cli.options.ThreadsOption;
import governor.cli.player.NamedPlayers;
import governor.cli.text.Csv;
import governor.cli.text.Json;
import governor.cli.text.Progress;
import governor.cli.text.TextTable;
import governor.core.Config;
import governor.core.Game;
import governor.core.Seed;
import governor.lab.arena.ArenaReport.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** A player measured by a set of matches that never changes. */
@Command(
    name = "suite",
    mixinStandardHelpOptions = true,
    description = {
      "Plays a fixed set of matches with a player and prints one table, to be cited.",
      "Games, opponents, seeds and rules are the same for everyone; the first player of each match"
          + " sits alone among seats of the opponent."
    })
public final class SuiteCommand implements Runnable {
  private static final Seed SEED = new Seed("suite-1");
  private static final int MOST = 100_000;

  @ParentCommand private Governor governor;

  @Parameters(paramLabel = "PLAYER", description = "A word, class:NAME, exec:COMMAND or a net.")
  private String player = "";

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "Only so many games of each match, for a trial; then it is not the suite.")
  private int games = MOST;

  @Mixin private ThreadsOption threads = ThreadsOption.onePerProcessor();

  @Mixin private FormatOption format = new FormatOption();

  @Mixin private ProgressOption progress = new ProgressOption();

  @SuppressWarnings("NullAway.Init")
  SuiteCommand() {}

  /** What a match came to. */
  record Row(
      String config,
      String rules,
      String opponent,
      int games,
      double fair,
      double share,
      double low,
      double high,
      String note) {}

  /** The whole table. */
  record Table(String format, String suite, String version, String player, List<Row> matches) {}

  @Override
  public void run() {
    UsageProblem.unlessBetween("--games", games, 1, MOST);
    threads.check();
    Suite suite = Suite.FIRST;
    suite
        .matches()
        .forEach(match -> UsageProblem.orProblem(NamedPlayers.make(player, game(match))));
    Progress line =
        new Progress(governor.err(), progress.isShown(governor.world()), suite.matches().size());
    List<Row> rows = new ArrayList<>();
    for (Suite.Match match : suite.matches()) {
      rows.add(row(match));
      line.oneMore();
    }
    line.done();
    String version = games == MOST ? suite.version() : suite.version() + ", cut to " + games;
    say(new Table("governor-suite-1", version, Governor.VERSION, player, rows));
  }

  private static Game<?> game(Suite.Match match) {
    return Families.game(UsageProblem.orProblem(Config.parse(match.config())));
  }

  private Row row(Suite.Match match) {
    Game<?> game = game(match);
    if (player.equals(match.opponent())) {
      double fair = 1.0 / game.seats();
      return new Row(
          match.config(), game.ruleFingerprint(), player, 0, fair, fair, fair, fair, "itself");
    }
    var report =
        Duel.play(
            game, player, match.opponent(), SEED, Math.min(games, match.games()), threads.number());
    Line first = report.matches().getFirst().lines().getFirst();
    String note =
        report.forfeits().isEmpty()
            ? ""
            : "lost " + report.forfeits().getFirst().games() + " by not answering";
    return new Row(
        match.config(),
        game.ruleFingerprint(),
        match.opponent(),
        report.games(),
        report.fair(),
        first.wins().value(),
        first.wins().low().orElse(0),
        first.wins().high().orElse(1),
        note);
  }

  private void say(Table table) {
    governor
        .out()
        .print(
            switch (format.value()) {
              case JSON -> Json.write(table);
              case CSV -> csv(table);
              case TEXT -> text(table);
            });
  }

  private static String csv(Table table) {
    StringBuilder text =
        new StringBuilder(
            Csv.row(
                "suite",
                "player",
                "config",
                "rules",
                "opponent",
                "games",
                "fair",
                "share",
                "low",
                "high"));
    for (Row row : table.matches()) {
      text.append(
          Csv.row(
              table.suite(),
              table.player(),
              row.config(),
              row.rules(),
              row.opponent(),
              row.games(),
              row.fair(),
              row.share(),
              row.low(),
              row.high()));
    }
    return text.toString();
  }

  private String text(Table table) {
    TextTable rows =
        new TextTable("game", "against", ">games", ">fair %", ">wins %", ">interval", "");
    for (Row row : table.matches()) {
      rows.add(
          row.config().replace(" rounds=200", ""),
          row.opponent(),
          row.games(),
          percent(row.fair()),
          percent(row.share()),
          percent(row.low()) + " to " + percent(row.high()),
          row.note());
    }
    return "%s with %s: %s\n%s\nWins of one seat among seats of the opponent; intervals of 95 %% from whole blocks.\n"
        .formatted(
            table.suite(),
            table.version(),
            table.player(),
            String.join("\n", rows.lines(TerminalWidth.of(governor.world()), governor.style())));
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f", 100 * share);
  }
}
