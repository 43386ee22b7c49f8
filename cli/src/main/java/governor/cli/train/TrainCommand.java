package governor.cli.train;

import governor.bots.roster.Roster;
import governor.bots.shipped.Lesson;
import governor.bots.shipped.Lessons;
import governor.cli.ConfigWords;
import governor.cli.Families;
import governor.cli.Governor;
import governor.cli.UntilInterrupted;
import governor.cli.UsageProblem;
import governor.cli.options.ThreadsOption;
import governor.cli.part.PartOptions;
import governor.cli.text.Text;
import governor.core.Config;
import governor.core.Game;
import governor.core.State;
import governor.lab.train.Courses;
import governor.lab.train.Curve;
import governor.lab.train.Origin;
import governor.lab.train.Start;
import governor.lab.train.Trainer;
import governor.lab.train.Training;
import governor.lab.train.Watch;
import governor.nets.Net;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Teaches the net of a game. */
@Command(
    name = "train",
    mixinStandardHelpOptions = true,
    description = "Trains the net of a game; the same command continues a stopped training.",
    footer = {
      "",
      "Beside the net (NAME.net) come its settings (NAME.json), its curve (NAME.csv",
      "and NAME.svg) and a checkpoint. The same settings give the same net, whatever",
      "the threads. Ctrl-C keeps the games that are played. Faster with",
      "GOVERNOR_JAVA_OPTS='-XX:+UseSerialGC --add-modules jdk.incubator.vector'."
    })
public final class TrainCommand implements Runnable {
  private static final int ROUND_CAP = 40;
  private static final int TRIED = 40;

  @ParentCommand private Governor governor;

  @Parameters(
      arity = "1..*",
      paramLabel = "CONFIG",
      completionCandidates = ConfigWords.Configs.class,
      description = "Which game, such as sanjuan:2e+new-buildings players=3 (see governor rules).")
  private List<String> words = new ArrayList<>();

  @Mixin private TrainingOptions options = new TrainingOptions();

  @Mixin private TeacherOption from = new TeacherOption();

  @Mixin private ThreadsOption threads = ThreadsOption.single();

  @Option(
      names = "--out",
      paramLabel = "FOLDER",
      description = "Where the files go (${DEFAULT-VALUE}).")
  private Path out = Path.of("nets");

  @Mixin private PartOptions part = new PartOptions();

  @Option(
      names = "--learn",
      paramLabel = "FILE",
      arity = "1..*",
      description =
          "Learns from the next generation, whose blocks are in these files of --partial; nothing"
              + " is played.")
  private List<Path> learn = new ArrayList<>();

  @SuppressWarnings("NullAway.Init")
  TrainCommand() {}

  @Override
  public void run() {
    options.check();
    part.checkFile();
    threads.check();
    Config config = parsed(String.join(" ", words));
    train(game(config));
  }

  private static Game<?> game(Config config) {
    return Families.game(ConfigWords.capped(config, ROUND_CAP));
  }

  private <S extends State> void train(Game<S> game) {
    Lesson<S> usual =
        Lessons.of(game)
            .orElseThrow(
                () -> new UsageProblem("No net can learn " + game.config().name() + " yet."));
    Lesson<S> lesson = options.against().isEmpty() ? usual : against(game, usual);
    Courses<S> courses = Courses.of(game, lesson);
    for (String other : options.also()) {
      courses = UsageProblem.orProblem(courses.and(game(parsed(other))));
    }
    train(game, lesson, courses);
  }

  private static Config parsed(String config) {
    return UsageProblem.orProblem(Config.parse(config));
  }

  private <S extends State> void train(Game<S> game, Lesson<S> lesson, Courses<S> courses) {
    Optional<Teacher> teacher = from.teacherFor(game);
    Training<S> training =
        Training.isBegun(lesson, out)
            ? resume(game, lesson, courses, teacher)
            : begin(game, lesson, courses, teacher);
    GenerationParts parts = new GenerationParts(governor, game, training);
    if (part.isCount()) {
      parts.count();
    } else if (training.isDone()) {
      say(
          "%s: all %d games are played already, with the same settings; there is nothing to do."
              .formatted(lesson.name(), training.plan().games()));
    } else if (!learn.isEmpty()) {
      parts.learn(learn, watch(file(lesson, "json"), game, training, progress(training)));
    } else if (part.file() != null) {
      parts.play(part);
    } else {
      say(
          "%s: %d of %d games are played; seed %d; files in %s"
              .formatted(
                  lesson.name(),
                  training.played(),
                  training.plan().games(),
                  training.origin().seed(),
                  out));
      run(game, lesson, training);
    }
    if (training.isDone() && !part.isCount()) {
      governor.out().println(file(lesson, "net"));
    }
  }

  /** A lesson whose only guest, and whose measure, is the player that is to be exploited. */
  private <S extends State> Lesson<S> against(Game<S> game, Lesson<S> usual) {
    UsageProblem.orProblem(Roster.make(options.against(), game));
    return usual.against(() -> Roster.make(options.against(), game).orThrow());
  }

  /** Trains to the end or until Ctrl-C. */
  private void run(Game<?> game, Lesson<?> lesson, Training<?> training) {
    TrainingProgress progress = progress(training);
    try (UntilInterrupted _ = new UntilInterrupted(training::stop)) {
      training.run(watch(file(lesson, "json"), game, training, progress));
      if (!training.isDone()) {
        progress.say(
            "Stopped; %d of %d games are kept in %s, and the same command goes on from there."
                .formatted(training.played(), training.plan().games(), out));
      }
    }
  }

  private TrainingProgress progress(Training<?> training) {
    return new TrainingProgress(
        governor.err(),
        governor.world().errorIsTerminal(),
        training.played(),
        training.plan().games());
  }

  private static Watch watch(
      Path settings, Game<?> game, Training<?> training, TrainingProgress progress) {
    return new Watch() {
      @Override
      public void measured(Curve.Point point) {
        progress.measured(point);
      }

      @Override
      public void played(long number) {
        progress.played(number);
      }

      @Override
      public void saved() {
        SettingsFile.write(settings, game, training);
      }
    };
  }

  private <S extends State> Training<S> begin(
      Game<S> game, Lesson<S> lesson, Courses<S> courses, Optional<Teacher> teacher) {
    boolean isInParts = part.isCount() || part.file() != null || !learn.isEmpty();
    if (isInParts && options.games().isEmpty()) {
      throw new UsageProblem("Machines that play together need the number of --games.");
    }
    int seed = options.seed();
    int width = options.width();
    Net net =
        teacher.isPresent()
            ? Training.taughtBy(game, lesson, teacher.get().net(), width, seed)
            : Training.untaught(game, lesson, width, seed);
    long games = options.games().isPresent() ? options.games().getAsInt() : gamesIn(game, lesson);
    Origin origin =
        new Origin(
            game.config().toString(),
            courses.others(),
            seed,
            options.minutes(),
            options.against(),
            start(teacher));
    return Training.begin(
            courses, out, net, options.plan(games, teacher.isPresent()), origin, threads.number())
        .inGenerations(options.generation());
  }

  /** The training that is in the folder, if it is the one that is asked for. */
  private <S extends State> Training<S> resume(
      Game<S> game, Lesson<S> lesson, Courses<S> courses, Optional<Teacher> teacher) {
    Training<S> training = UsageProblem.orProblem(Training.resume(courses, out, threads.number()));
    int least = teacher.map(each -> each.net().net().hidden1).orElse(0);
    Differences differences =
        new Differences(
            training,
            options,
            game.config().toString(),
            courses.others(),
            start(teacher),
            Math.max(least, options.width()));
    if (!differences.isEmpty()) {
      throw new UsageProblem(
          "In %s is a training of %s with %s; name another folder with --out, or the same settings"
                  .formatted(out, lesson.name(), differences)
              + " to go on (they are in %s).".formatted(file(lesson, "json")));
    }
    return training;
  }

  private static Start start(Optional<Teacher> teacher) {
    return teacher.map(Teacher::start).orElse(Start.UNTAUGHT);
  }

  private Path file(Lesson<?> lesson, String kind) {
    return out.resolve(lesson.name() + "." + kind);
  }

  /** How many games fit into the minutes, found by trying some. */
  private <S extends State> long gamesIn(Game<S> game, Lesson<S> lesson) {
    String minutes = Text.count(options.minutes(), "minute");
    say("Some games are tried first, to find out how many fit into " + minutes + ".");
    Net net = Training.untaught(game, lesson, options.width(), options.seed());
    double seconds =
        Training.secondsFor(game, lesson, net, TRIED * Trainer.BATCH, threads.number());
    double share = 60.0 * options.minutes() / seconds;
    long number = Math.max(1000, (long) (share * TRIED * Trainer.BATCH));
    say(
        "About %d games fit into %s; --games %d gives the same."
            .formatted(number, minutes, number));
    return number;
  }

  private void say(String words) {
    governor.err().println(words);
    governor.err().flush();
  }
}
