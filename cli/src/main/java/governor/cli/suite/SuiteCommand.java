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
import governor.core.Parsed;
import governor.core.Seed;
import governor.lab.arena.ArenaReport.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
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

  /** What a match came to; without a share for a game that the player does not play. */
  record Row(
      String config,
      String rules,
      String opponent,
      int games,
      double fair,
      @Nullable Double share,
      @Nullable Double low,
      @Nullable Double high,
      String note) {
    static Row unplayed(Suite.Match match, Game<?> game, @Nullable Double share, String note) {
      return new Row(
          match.config(),
          game.ruleFingerprint(),
          match.opponent(),
          0,
          1.0 / game.seats(),
          share,
          share,
          share,
          note);
    }
  }

  /** The whole table. */
  record Table(String format, String suite, String version, String player, List<Row> matches) {}

  @Override
  public void run() {
    UsageProblem.unlessBetween("--games", games, 1, MOST);
    threads.check();
    Suite suite = Suite.FIRST;
    if (suite.matches().stream().noneMatch(match -> refusal(match).isEmpty())) {
      throw new UsageProblem(refusal(suite.matches().getFirst()));
    }
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

  /** Why the player cannot play this match, as a net or a class of another game; else empty. */
  private String refusal(Suite.Match match) {
    return NamedPlayers.make(player, game(match)) instanceof Parsed.Refused<?>(String sentence)
        ? sentence
        : "";
  }

  private Row row(Suite.Match match) {
    Game<?> game = game(match);
    if (!refusal(match).isEmpty()) {
      return Row.unplayed(match, game, null, "not its game");
    }
    if (player.equals(match.opponent())) {
      return Row.unplayed(match, game, 1.0 / game.seats(), "itself");
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
                "high",
                "note"));
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
              cell(row.share()),
              cell(row.low()),
              cell(row.high()),
              row.note()));
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
          row.low() == null ? "-" : percent(row.low()) + " to " + percent(row.high()),
          row.note());
    }
    return "%s with %s: %s\n%s\nWins of one seat among seats of the opponent; intervals of 95 %% from whole blocks.\n"
        .formatted(
            table.suite(),
            table.version(),
            table.player(),
            String.join("\n", rows.lines(TerminalWidth.of(governor.world()), governor.style())));
  }

  private static Object cell(@Nullable Double number) {
    return number == null ? "" : number;
  }

  private static String percent(@Nullable Double share) {
    return share == null ? "-" : String.format(Locale.ROOT, "%.1f", 100 * share);
  }
}
