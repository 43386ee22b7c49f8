package governor.cli;

import governor.cli.admin.AdminCommand;
import governor.cli.analysis.AnalyseCommand;
import governor.cli.analysis.HintCommand;
import governor.cli.arena.ArenaCommand;
import governor.cli.batch.BatchCommand;
import governor.cli.batch.SpacesCommand;
import governor.cli.bot.BotCommand;
import governor.cli.bot.EngineCommand;
import governor.cli.data.DataCommand;
import governor.cli.load.LoadCommand;
import governor.cli.measure.BenchCommand;
import governor.cli.measure.PerftCommand;
import governor.cli.measure.SignatureCommand;
import governor.cli.part.MergeCommand;
import governor.cli.play.PlayCommand;
import governor.cli.player.PlayersCommand;
import governor.cli.record.PositionCommand;
import governor.cli.record.ReplayCommand;
import governor.cli.record.VerifyCommand;
import governor.cli.rules.RulesCommand;
import governor.cli.serve.BackupCommand;
import governor.cli.serve.RestoreCommand;
import governor.cli.serve.ServeCommand;
import governor.cli.serve.SettingOptions;
import governor.cli.serve.SiteCommand;
import governor.cli.simulate.SimulateCommand;
import governor.cli.suite.SuiteCommand;
import governor.cli.train.TrainCommand;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine;

/** The subcommands by name, in the order in which help lists them. */
final class Subcommands {
  private static final String SERVE = "serve";
  private static final String ADMIN = "admin";
  private static final String BACKUP = "backup";
  private static final String RESTORE = "restore";
  private static final String COMPLETION = "completion";
  private static final List<String> ABOUT_ALL = List.of("-h", "--help", "-V", "--version");
  private static final Map<String, Class<?>> BY_NAME = new LinkedHashMap<>();

  static {
    BY_NAME.put(SERVE, ServeCommand.class);
    BY_NAME.put(BACKUP, BackupCommand.class);
    BY_NAME.put(RESTORE, RestoreCommand.class);
    BY_NAME.put(ADMIN, AdminCommand.class);
    BY_NAME.put("site", SiteCommand.class);
    BY_NAME.put("play", PlayCommand.class);
    BY_NAME.put("simulate", SimulateCommand.class);
    BY_NAME.put("arena", ArenaCommand.class);
    BY_NAME.put("merge", MergeCommand.class);
    BY_NAME.put("suite", SuiteCommand.class);
    BY_NAME.put("players", PlayersCommand.class);
    BY_NAME.put("rules", RulesCommand.class);
    BY_NAME.put("replay", ReplayCommand.class);
    BY_NAME.put("verify", VerifyCommand.class);
    BY_NAME.put("position", PositionCommand.class);
    BY_NAME.put("hint", HintCommand.class);
    BY_NAME.put("analyse", AnalyseCommand.class);
    BY_NAME.put("signature", SignatureCommand.class);
    BY_NAME.put("perft", PerftCommand.class);
    BY_NAME.put("bench", BenchCommand.class);
    BY_NAME.put("train", TrainCommand.class);
    BY_NAME.put("data", DataCommand.class);
    BY_NAME.put("spaces", SpacesCommand.class);
    BY_NAME.put("batch", BatchCommand.class);
    BY_NAME.put("engine", EngineCommand.class);
    BY_NAME.put("bot", BotCommand.class);
    BY_NAME.put("load", LoadCommand.class);
    BY_NAME.put(COMPLETION, CompletionCommand.class);
  }

  private Subcommands() {}

  static List<Class<?>> all() {
    return List.copyOf(BY_NAME.values());
  }

  /** Gives those that need them a server's settings as options. */
  static void addSettings(CommandLine line) {
    Map<String, CommandLine> all = line.getSubcommands();
    Optional.ofNullable(all.get(SERVE)).ifPresent(SettingOptions::addAll);
    Optional.ofNullable(all.get(ADMIN)).ifPresent(SettingOptions::addPlace);
    Optional.ofNullable(all.get(BACKUP)).ifPresent(SettingOptions::addPlace);
    Optional.ofNullable(all.get(RESTORE)).ifPresent(SettingOptions::addPlace);
  }

  /** The same arguments; options without a command are meant for the server. */
  static String[] named(String[] arguments) {
    boolean options = arguments.length > 0 && arguments[0].startsWith("-");
    if (!options || Stream.of(arguments).anyMatch(Subcommands::standsAlone)) {
      return arguments;
    }
    return Stream.concat(Stream.of(SERVE), Stream.of(arguments)).toArray(String[]::new);
  }

  private static boolean standsAlone(String word) {
    return BY_NAME.containsKey(word) || ABOUT_ALL.contains(word);
  }

  /** The one that is named; none for no arguments; all where something is said about them all. */
  static List<Class<?>> neededFor(String[] arguments) {
    if (arguments.length == 0) {
      return List.of();
    }
    Class<?> named = BY_NAME.get(arguments[0]);
    return named == null || arguments[0].equals(COMPLETION) ? all() : List.of(named);
  }
}
