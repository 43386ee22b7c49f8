package governor.cluster;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;

/**
 * Has the blocks of a command played by Spark in many parts, each of which is kept as a file as
 * soon as it is there, and adds them up. Parts that are there are not played again.
 */
public final class Cluster {
  /** So many parts are handed to Spark at a time; it has its own queue. */
  private static final int AT_ONCE = 256;

  private final Wishes wishes;
  private final AtomicInteger done = new AtomicInteger();

  private Cluster(Wishes wishes) {
    this.wishes = wishes;
  }

  public static void main(String[] words) {
    if (words.length == 0 || words[0].equals("--help")) {
      System.out.println(Wishes.USAGE);
      return;
    }
    try {
      System.exit(new Cluster(Wishes.read(words)).run());
    } catch (Wishes.Problem problem) {
      System.err.println(problem.getMessage());
      System.exit(2);
    } catch (IOException problem) {
      System.err.println("The parts cannot be kept: " + problem.getMessage() + ".");
      System.exit(2);
    }
  }

  private int run() throws IOException, Wishes.Problem {
    SparkConf settings =
        new SparkConf()
            .setAppName("governor " + wishes.command().getFirst())
            .setMaster(wishes.master());
    settings.setIfMissing("spark.ui.enabled", "false");
    settings.setIfMissing("spark.task.maxFailures", "8");
    boolean isTraining = wishes.command().getFirst().equals(Training.COMMAND);
    begin(isTraining ? "a training" : blocks() + " blocks");
    try (JavaSparkContext spark = new JavaSparkContext(settings)) {
      while (isTraining && blocks() > 0) {
        List<Path> parts = parts(spark);
        int learnt = say(Command.run(Training.learning(wishes.command(), parts)));
        if (learnt != 0) {
          return learnt;
        }
        for (Path part : parts) {
          Files.delete(part);
        }
      }
      return say(
          Command.run(
              isTraining
                  ? wishes.command() // All is played: it says so, and where the net is.
                  : Command.merging(wishes.command(), parts(spark))));
    }
  }

  private static int say(Command.Ended ended) {
    System.out.print(ended.out());
    System.err.print(ended.err());
    return ended.exit();
  }

  /** How many blocks the command has. */
  private int blocks() throws Wishes.Problem {
    Command.Ended counted = Command.run(Command.counting(wishes.command()));
    if (counted.exit() != 0) {
      throw new Wishes.Problem(counted.err().strip());
    }
    return Integer.parseInt(counted.out().strip());
  }

  /** The files of all parts; those that are not there yet are played. */
  private List<Path> parts(JavaSparkContext spark) throws IOException, Wishes.Problem {
    Training training = Training.now(wishes.command());
    int blocks = blocks();
    int tasks = Math.min(blocks, wishes.tasks());
    List<Path> parts = new ArrayList<>();
    List<String> missing = new ArrayList<>();
    for (int task = 0; task < tasks; task++) {
      String range = range(blocks, tasks, task);
      parts.add(file(range, training));
      if (!Files.exists(parts.getLast())) {
        missing.add(range);
      }
    }
    if (!missing.isEmpty()) {
      play(spark, missing, training, tasks);
    }
    return parts;
  }

  private static String range(int blocks, int tasks, int task) {
    long from = (long) blocks * task / tasks + 1;
    long to = (long) blocks * (task + 1) / tasks;
    return from + "-" + to;
  }

  private Path file(String range, Training training) {
    String generation = training.files().isEmpty() ? "" : training.name() + "-";
    return wishes.parts().resolve(generation + range + Command.ending(wishes.command()));
  }

  /** The folder says what it is of; another command needs another one. */
  private void begin(String what) throws IOException, Wishes.Problem {
    Path said = wishes.parts().resolve("command");
    String ours = "%s (%s in %d parts)%n".formatted(wishes.command(), what, wishes.tasks());
    Files.createDirectories(wishes.parts());
    if (Files.exists(said) && !Files.readString(said).equals(ours)) {
      throw new Wishes.Problem(
          "The folder %s holds parts of another run: %s; name another with --parts."
              .formatted(wishes.parts(), Files.readString(said).strip()));
    }
    Files.writeString(said, ours);
  }

  private void play(JavaSparkContext spark, List<String> ranges, Training training, int tasks)
      throws Wishes.Problem {
    done.set(tasks - ranges.size());
    try (ExecutorService askers = Executors.newFixedThreadPool(Math.min(AT_ONCE, ranges.size()))) {
      List<Future<?>> asked = new ArrayList<>();
      for (String range : ranges) {
        asked.add(askers.submit(() -> play(spark, range, training, tasks)));
      }
      try {
        for (Future<?> each : asked) {
          each.get();
        }
      } finally {
        askers.shutdownNow();
      }
    } catch (ExecutionException e) {
      throw new Wishes.Problem(
          "A part could not be played; those that are there are kept. Spark says: "
              + e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private void play(JavaSparkContext spark, String range, Training training, int tasks) {
    byte[] part =
        spark
            .parallelize(List.of(range), 1)
            .map(new PlayPart(wishes.command(), training.files()))
            .collect()
            .getFirst();
    Path file = file(range, training);
    try {
      Path draft = file.resolveSibling(file.getFileName() + ".new");
      Files.write(draft, part);
      Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    System.err.printf("%d of %d parts%n", done.incrementAndGet(), tasks);
  }
}
