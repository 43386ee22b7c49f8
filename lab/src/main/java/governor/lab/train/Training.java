package governor.lab.train;

import governor.bots.shipped.Lesson;
import governor.core.Game;
import governor.core.Parsed;
import governor.core.Rng;
import governor.core.State;
import governor.nets.Encoder;
import governor.nets.NamedNet;
import governor.nets.Net;
import governor.nets.NetFile;
import governor.nets.Trained;
import governor.nets.Vocabulary;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * A training with its files: the net, the curve as a table and a drawing, and the checkpoint from
 * which it goes on. It stops after whole batches only; going on is the same as never having
 * stopped.
 *
 * @param <S> the positions of the game
 */
public final class Training<S extends State> {
  private static final int BLOCKS = 24;
  private static final int MOST_MEASURED = 400;
  private static final int LEAST_MEASURED = 20;

  /** Between points of the curve that are far apart it saves after so long. */
  private static final long SAVED_EVERY_NANOS = 120_000_000_000L;

  private final Game<S> game;
  private final Lesson<S> lesson;
  private final Path folder;
  private final Origin origin;
  private final Plan plan;
  private final Trainer<S> trainer;
  private final Curve curve;
  private final ExecutorService threads;
  private double seconds;
  private long savedEvery = SAVED_EVERY_NANOS;
  private volatile boolean stopped;

  private Training(Courses<S> courses, Path folder, Checkpoint begun, Curve curve, int threads) {
    this.game = courses.game();
    this.lesson = courses.lesson();
    this.folder = folder;
    this.origin = begun.origin();
    this.plan = begun.plan();
    this.seconds = begun.seconds();
    this.curve = curve;
    this.threads = Executors.newFixedThreadPool(threads, Thread.ofPlatform().daemon().factory());
    this.trainer = new Trainer<>(courses, begun, this.threads);
  }

  /** A training from the beginning. */
  public static <S extends State> Training<S> begin(
      Game<S> game,
      Lesson<S> lesson,
      Path folder,
      Net start,
      Plan plan,
      Origin origin,
      int threads) {
    return begin(Courses.of(game, lesson), folder, start, plan, origin, threads);
  }

  /** A training in several games from the beginning. */
  public static <S extends State> Training<S> begin(
      Courses<S> courses, Path folder, Net start, Plan plan, Origin origin, int threads) {
    Checkpoint begun = Checkpoint.beginning(start, plan, origin);
    return new Training<>(courses, folder, begun, new Curve(), threads);
  }

  /** Whether a training of this lesson was begun in the folder. */
  public static boolean isBegun(Lesson<?> lesson, Path folder) {
    return Files.exists(file(folder, lesson, "checkpoint"));
  }

  /** Goes on with the training in the folder. */
  public static <S extends State> Parsed<Training<S>> resume(
      Game<S> game, Lesson<S> lesson, Path folder, int threads) {
    return resume(Courses.of(game, lesson), folder, threads);
  }

  /** Goes on with the training in several games in the folder. */
  public static <S extends State> Parsed<Training<S>> resume(
      Courses<S> courses, Path folder, int threads) {
    Lesson<S> lesson = courses.lesson();
    return Checkpoint.read(file(folder, lesson, "checkpoint"), lesson.encoder().words())
        .then(
            begun -> {
              Path table = file(folder, lesson, "csv");
              List<String> lines = Files.exists(table) ? lines(table) : List.of();
              return Parsed.ok(
                  new Training<>(
                      courses, folder, begun, Curve.read(lines, begun.played()), threads));
            });
  }

  /** A net to start from that knows nothing. */
  public static <S extends State> Net untaught(
      Game<S> game, Lesson<S> lesson, int width, long seed) {
    Encoder<S> encoder = lesson.encoder();
    int inputs = encoder.names().size();
    return Net.random(inputs, width, 32, game.seats(), encoder.kinds().size(), new Rng(seed));
  }

  /**
   * A net to start from that knows what another one knows about the features and kinds of choices
   * of the same names. It is at least as wide as its teacher.
   */
  public static <S extends State> Net taughtBy(
      Game<S> game, Lesson<S> lesson, Trained<?> teacher, int width, long seed) {
    Net untaught = untaught(game, lesson, Math.max(width, teacher.net().hidden1), seed);
    NamedNet known = new NamedNet(teacher.net(), teacher.encoder().words());
    return Transfer.of(known.as(lesson.encoder().words()), untaught);
  }

  /** How long so many games take, once the machine is warm. The net is spoilt by it. */
  public static <S extends State> double secondsFor(
      Game<S> game, Lesson<S> lesson, Net net, int games, int threads) {
    Plan plan = new Plan(2L * games, 0, 0, 0.5, 1, 0, 0, 0.8f, 1e-3f, 1e-3f);
    Origin origin = new Origin(game.config().toString(), 1, 0, "", Start.UNTAUGHT);
    Training<S> trial = begin(game, lesson, Path.of(""), net, plan, origin, threads);
    trial.trainer.run(games);
    long start = System.nanoTime();
    trial.trainer.run(games);
    trial.threads.shutdown();
    return (System.nanoTime() - start) / 1e9;
  }

  /** Trains to the end of the plan or until it is stopped, measuring after each block. */
  public void run(Watch watch) {
    long lastSaved = System.nanoTime();
    boolean isSaved = true;
    try {
      while (!isDone() && !stopped) {
        generation();
        watch.played(played());
        boolean isMeasured = isPointOfCurve();
        isSaved = isMeasured || System.nanoTime() - lastSaved >= savedEvery;
        if (isMeasured) {
          measure(watch);
        } else if (isSaved) {
          save(watch);
        }
        lastSaved = isSaved ? System.nanoTime() : lastSaved;
      }
      if (!isSaved) {
        save(watch);
      }
    } finally {
      threads.shutdown();
    }
  }

  /** From any thread: ends after the batch that is being played, with everything saved. */
  public void stop() {
    stopped = true;
  }

  /** For tests, which cannot wait that long. */
  Training<S> savingEvery(long nanos) {
    savedEvery = nanos;
    return this;
  }

  private boolean isPointOfCurve() {
    int generation = trainer.generation();
    long block = Math.max(generation, plan.games() / BLOCKS / generation * generation);
    return played() % block == 0 || isDone();
  }

  private void generation() {
    long start = System.nanoTime();
    trainer.run(trainer.next());
    seconds += (System.nanoTime() - start) / 1e9;
  }

  /** So many games, a whole number of blocks, are played by the same net; before it runs. */
  public Training<S> inGenerations(int games) {
    trainer.inGenerations(games);
    return this;
  }

  /** How many games are played by the same net. */
  public int inGeneration() {
    return trainer.generation();
  }

  /** The blocks of the next generation, which can be played anywhere. */
  public GenerationBlocks blocks() {
    return new GenerationBlocks(trainer, trainer.net());
  }

  /** Learns from the next generation, whose blocks were played elsewhere, and saves. */
  public void learn(List<byte[]> blocks, Watch watch) {
    long start = System.nanoTime();
    trainer.learn(trainer.next(), (batch, size) -> trainer.read(blocks.get(batch), size));
    seconds += (System.nanoTime() - start) / 1e9;
    if (isPointOfCurve()) {
      measure(watch);
    } else {
      save(watch);
    }
    threads.shutdown();
  }

  private void measure(Watch watch) {
    Measure measure = Measure.of(game, lesson, trainer.net(), measured());
    Curve.Point point = new Curve.Point(played(), seconds, trainer.takeLoss(), measure);
    curve.add(point);
    save(watch);
    watch.measured(point);
  }

  /** How many games each point of the curve is measured by. */
  private int measured() {
    return Math.clamp(plan.games() / 100, LEAST_MEASURED, MOST_MEASURED);
  }

  public boolean isDone() {
    return trainer.played() >= plan.games();
  }

  public Plan plan() {
    return plan;
  }

  public Origin origin() {
    return origin;
  }

  /** How long playing and learning have taken so far. */
  public double seconds() {
    return seconds;
  }

  public long played() {
    return trainer.played();
  }

  /** The net as it is now. */
  public Net net() {
    return trainer.net();
  }

  private void save(Watch watch) {
    Vocabulary words = lesson.encoder().words();
    NamedNet net = new NamedNet(trainer.finished(), words);
    try {
      Files.createDirectories(folder);
      Files.write(file(folder, lesson, "net"), NetFile.write(net));
      Files.writeString(file(folder, lesson, "csv"), curve.csv());
      Files.writeString(file(folder, lesson, "svg"), curve.svg(lesson.name(), game.seats()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    trainer.checkpoint(seconds).write(file(folder, lesson, "checkpoint"), words);
    watch.saved();
  }

  private static Path file(Path folder, Lesson<?> lesson, String kind) {
    return folder.resolve(lesson.name() + "." + kind);
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
