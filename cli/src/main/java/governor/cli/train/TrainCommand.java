package governor.cli.train;

import governor.cli.ConfigWords;
import governor.cli.Families;
import governor.cli.Governor;
import governor.cli.UsageProblem;
import governor.core.Config;
import governor.core.Game;
import governor.core.Parsed;
import governor.core.State;
import governor.players.net.Net;
import governor.players.net.Trained;
import governor.players.shipped.Lesson;
import governor.players.shipped.Lessons;
import governor.players.shipped.ShippedNets;
import governor.players.train.Curve;
import governor.players.train.Origin;
import governor.players.train.Plan;
import governor.players.train.Start;
import governor.players.train.Trainer;
import governor.players.train.Training;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

/** Teaches the net of a game. */
@Command(
    name = "train",
    mixinStandardHelpOptions = true,
    description = "Teaches the net of a game; goes on where it was stopped.",
    footer = {
      "",
      "Beside the net come its curve (CSV, SVG) and a checkpoint. The same config, games and",
      "seed give the same net, whatever the threads. Faster with",
      "GOVERNOR_JAVA_OPTS='-XX:+UseSerialGC --add-modules jdk.incubator.vector'."
    })
public final class TrainCommand implements Runnable {
  private static final int ROUND_CAP = 40;
  private static final int TRIED = 40;

  @ParentCommand private Governor governor;

  @Mixin private ConfigWords words = new ConfigWords();

  @Option(names = "--games", paramLabel = "N", description = "How many games it learns from.")
  private int games;

  @Option(
      names = "--minutes",
      paramLabel = "M",
      description = "Instead: about how long it may take (${DEFAULT-VALUE}).")
  private int minutes = 10;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "Where chance comes from: a whole number (${DEFAULT-VALUE}).")
  private int seed = 1;

  @Option(
      names = "--threads",
      paramLabel = "T",
      description = "On how many threads games are played (${DEFAULT-VALUE}).")
  private int threads = 1;

  @Option(
      names = "--width",
      paramLabel = "W",
      description =
          "How many cells the first layer has; with --from at least as many as there"
              + " (${DEFAULT-VALUE}).")
  private int width = 64;

  @Option(
      names = "--from",
      paramLabel = "CONFIG",
      description = "Starts from what the shipped net of this config knows.")
  private String from = "";

  @Option(
      names = "--nets",
      paramLabel = "FOLDER",
      description = "Where --from looks for that net before it takes the shipped one.")
  private Path nets = Path.of("");

  @Option(
      names = "--warm",
      paramLabel = "N",
      description = "How many games, the first, are hand-written players' only.")
  private int warm = -1;

  @Option(
      names = "--look",
      paramLabel = "N",
      description = "In how many games, the last, choices are looked into by playing on.")
  private int look = -1;

  @Option(
      names = "--doubt",
      paramLabel = "P",
      description = "How often, in %%, it makes a choice that may lose a little.")
  private int doubt = -1;

  @Option(
      names = "--rates",
      paramLabel = "FIRST,LAST",
      description = "How fast it learns in the beginning and in the end, such as 0.002,0.0001.",
      split = ",",
      hideParamSyntax = true)
  private List<Float> rates = List.of();

  @Option(
      names = "--out",
      paramLabel = "FOLDER",
      description = "Where the files go (${DEFAULT-VALUE}).")
  private Path out = Path.of("nets");

  @SuppressWarnings("NullAway.Init")
  TrainCommand() {}

  @Override
  public void run() {
    UsageProblem.unlessBetween("--games", games, 0, 1_000_000_000);
    UsageProblem.unlessBetween("--minutes", minutes, 1, 100_000);
    UsageProblem.unlessBetween("--threads", threads, 1, 1024);
    UsageProblem.unlessBetween("--width", width, 16, 256);
    UsageProblem.unlessBetween("--warm", warm, -1, 1_000_000_000);
    UsageProblem.unlessBetween("--look", look, -1, 1_000_000_000);
    UsageProblem.unlessBetween("--doubt", doubt, -1, 100);
    boolean areRates = rates.size() == 2 && rates.stream().allMatch(rate -> rate > 0 && rate < 1);
    if (!rates.isEmpty() && !areRates) {
      throw new UsageProblem("--rates takes two numbers between 0 and 1, such as 0.002,0.0001.");
    }
    if (!nets.toString().isEmpty() && !Files.isDirectory(nets)) {
      throw new UsageProblem("There is no folder " + nets + "; --nets names one with nets in it.");
    }
    train(Families.game(ConfigWords.capped(words.config(), ROUND_CAP)));
  }

  private <S extends State> void train(Game<S> game) {
    Lesson<S> lesson =
        Lessons.of(game)
            .orElseThrow(
                () -> new UsageProblem("No net can learn " + game.config().name() + " yet."));
    Training<S> training =
        Training.isBegun(lesson, out)
            ? UsageProblem.orProblem(Training.resume(game, lesson, out, threads))
            : begin(game, lesson);
    say(
        String.format(
            Locale.ROOT,
            "%s: %d of %d games are played; seed %d; files in %s",
            lesson.name(),
            training.played(),
            training.plan().games(),
            training.origin().seed(),
            out));
    training.run(point -> tell(point, training.plan()));
    governor.out().println(out.resolve(lesson.name() + ".net"));
  }

  private <S extends State> Training<S> begin(Game<S> game, Lesson<S> lesson) {
    Net start =
        from.isEmpty()
            ? Training.untaught(game, lesson, width, seed)
            : Training.taughtBy(game, lesson, teacher(), width, seed);
    long number = games > 0 ? games : gamesIn(game, lesson);
    Plan usual = from.isEmpty() ? Plan.usual(number) : Plan.goingOn(number);
    Plan plan =
        usual
            .withStages(warm < 0 ? usual.warmGames() : warm, look < 0 ? usual.lookGames() : look)
            .withDoubt(doubt < 0 ? usual.doubt() : doubt / 100.0);
    if (!rates.isEmpty()) {
      plan = plan.withRates(rates.getFirst(), rates.getLast());
    }
    Origin origin = new Origin(game.config().toString(), seed, 0, Start.UNTAUGHT);
    return Training.begin(game, lesson, out, start, plan, origin, threads);
  }

  private Trained<?> teacher() {
    Config config = UsageProblem.orProblem(Config.parse(from));
    return teacher(Families.game(config));
  }

  private <S extends State> Trained<S> teacher(Game<S> game) {
    Optional<Lesson<S>> lesson = Lessons.of(game);
    if (lesson.isPresent() && !nets.toString().isEmpty()) {
      Path file = nets.resolve(lesson.get().name() + ".net");
      if (Files.exists(file)) {
        return read(file, lesson.get());
      }
    }
    return ShippedNets.of(game)
        .orElseThrow(() -> new UsageProblem("There is no net of \"" + from + "\" yet."));
  }

  private static <S extends State> Trained<S> read(Path file, Lesson<S> lesson) {
    try {
      Parsed<Trained<S>> net = ShippedNets.read(lesson.name(), lesson, Files.readAllBytes(file));
      if (net instanceof Parsed.Refused<Trained<S>>(String sentence)) {
        throw new UsageProblem("The net " + file + " cannot be used. " + sentence);
      }
      return net.orThrow();
    } catch (IOException e) {
      throw new UsageProblem("The net " + file + " cannot be read: " + e.getMessage() + ".");
    }
  }

  /** How many games fit into the minutes, found by trying some. */
  private <S extends State> long gamesIn(Game<S> game, Lesson<S> lesson) {
    Net net = Training.untaught(game, lesson, width, seed);
    double seconds = Training.secondsFor(game, lesson, net, TRIED * Trainer.BATCH, threads);
    long number = Math.max(1000, (long) (60.0 * minutes * TRIED * Trainer.BATCH / seconds));
    say(
        String.format(
            Locale.ROOT,
            "About %d games fit into %d minutes; --games %d gives the same.",
            number,
            minutes,
            number));
    return number;
  }

  private void tell(Curve.Point point, Plan plan) {
    say(
        String.format(
            Locale.ROOT,
            "%d of %d games, %.0f s, loss %.4f, win share %.1f %% (%.1f to %.1f), margin %+.1f",
            point.games(),
            plan.games(),
            point.seconds(),
            point.loss(),
            100 * point.measure().share(),
            100 * point.measure().wins().low(),
            100 * point.measure().wins().high(),
            point.measure().margin()));
  }

  private void say(String words) {
    governor.err().println(words);
    governor.err().flush();
  }
}
