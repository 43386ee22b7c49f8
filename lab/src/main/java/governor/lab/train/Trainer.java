package governor.lab.train;

import governor.bots.shipped.Lesson;
import governor.core.Game;
import governor.core.Rng;
import governor.core.State;
import governor.nets.Net;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/**
 * Teaches a net: first games of the guests, to learn what winning looks like and to play as they
 * do, then its own. Games are played in batches by the average net, then learnt from in their
 * order, so that everything depends on the seed and the number of games only, not on the threads.
 * In all games of a generation the average net is the same: usually that is a batch; where it is
 * more, the games can be played on many machines ({@link GameNotes}).
 *
 * @param <S> the positions of the game
 */
public final class Trainer<S extends State> {
  /** How many games are played before the net learns from them. */
  public static final int BATCH = 8;

  /** Over how many games the average goes back at least and at most: more and more. */
  private static final long LEAST_AVERAGED = 2_000;

  private static final long MOST_AVERAGED = 100_000;

  /** Which part of all games played that is in between. */
  private static final long AVERAGED_PART = 10;

  /** How fast the average follows in a batch in the games of the guests. */
  private static final float FAST_AVERAGE = 0.02f;

  /** Guests think long about their choices, so that the net goes over their games again. */
  private static final int WARM_PASSES = 2;

  private static final long STRIDE = 0x9E3779B97F4A7C15L;

  private final Game<S> game;
  private final Plan plan;
  private final Origin origin;
  private final Learner learner;
  private final Courses<S> courses;

  /** For each place in a batch one table for each game that is learnt. */
  private final List<List<SelfPlay<S>>> tables = new ArrayList<>();

  private final ExecutorService threads;
  private int generation = BATCH;
  private long played;
  private double loss;
  private long samples;
  private long agreed;
  private long asked;

  /** Goes on from there. */
  Trainer(Courses<S> courses, Checkpoint begun, ExecutorService threads) {
    this.courses = courses;
    this.game = courses.game();
    this.plan = begun.plan();
    this.origin = begun.origin();
    this.played = begun.played();
    this.generation = begun.generation();
    this.loss = begun.loss().sum();
    this.samples = begun.loss().samples();
    this.threads = threads;
    this.learner = new Learner(begun.learning(), begun.average(), begun.pace());
    for (int i = 0; i < BATCH; i++) {
      tables.add(courses.all().stream().map(this::table).toList());
    }
  }

  private SelfPlay<S> table(Courses.Course<S> course) {
    Lesson<S> lesson = course.lesson();
    return new SelfPlay<>(
        course.game(), lesson.encoder(), learner.average(), lesson.guests().get());
  }

  /** The table of the game of this number, which has this place in its batch. */
  private SelfPlay<S> table(long number, int place) {
    return tables.get(place).get(courses.turn(number));
  }

  /** From where the games of a batch come. */
  interface Source {
    /** Fills so many tables with the games of this batch of the generation. */
    void fill(int batch, int size);
  }

  /** From now on so many games are played by the same net. */
  void inGenerations(int games) {
    generation = games;
  }

  int generation() {
    return generation;
  }

  /** How many games the next generation has. */
  int next() {
    return (int) Math.min(generation, plan.games() - played);
  }

  /** Plays so many games in generations, of which the last may be a smaller one. */
  public void run(long games) {
    for (long left = games; left > 0; left -= generation) {
      learn((int) Math.min(generation, left), this::play);
    }
  }

  /** Learns from a generation of so many games. */
  void learn(int games, Source source) {
    float rate = 0;
    for (int first = 0; first < games; first += BATCH) {
      float more = batch(first / BATCH, Math.min(BATCH, games - first), source);
      rate += more - rate * more;
    }
    learner.updateAverage(rate);
  }

  /** Learns from each game of a batch; returns how fast the average is to follow. */
  private float batch(int number, int size, Source source) {
    boolean warm = plan.isWarm(played);
    source.fill(number, size);
    for (int pass = 0; pass < (warm ? WARM_PASSES : 1); pass++) {
      for (int i = 0; i < size; i++) {
        learn(table(played + i, i));
      }
    }
    played += size;
    learner.updatePace();
    return warm ? FAST_AVERAGE : follow(size);
  }

  /** How fast the average follows in a batch. */
  private float follow(int size) {
    long averaged = Math.clamp(played / AVERAGED_PART, LEAST_AVERAGED, MOST_AVERAGED);
    return (float) size / averaged;
  }

  /** The batches before this one are learnt from already, and count as played. */
  private void play(int batch, int size) {
    playFrom(played, size);
  }

  private void playFrom(long first, int size) {
    List<Future<?>> running = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      long number = first + i;
      SelfPlay<S> table = table(number, i);
      Rng rng = new Rng(origin.seed() + number * STRIDE);
      running.add(threads.submit(() -> table.play(rng, plan, number)));
    }
    try {
      for (Future<?> game : running) {
        game.get();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
  }

  /** Plays one batch of the next generation, without learning from it; what its games taught. */
  byte[] notes(int batch) {
    int first = batch * BATCH;
    int size = Math.min(BATCH, next() - first);
    playFrom(played + first, size);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(new DeflaterOutputStream(bytes))) {
      for (int i = 0; i < size; i++) {
        GameNotes.write(table(played + first + i, i), game.seats(), out);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  /** Fills tables with what the games of a batch taught elsewhere. */
  void read(byte[] notes, int size) {
    try (DataInputStream in =
        new DataInputStream(new InflaterInputStream(new ByteArrayInputStream(notes)))) {
      for (int i = 0; i < size; i++) {
        GameNotes.read(table(played + i, i), game.seats(), in);
      }
      if (in.read() >= 0) {
        throw new IOException("more than " + size + " games");
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void learn(SelfPlay<S> table) {
    float rate = plan.rate(played);
    for (int seat = 0; seat < game.seats(); seat++) {
      learn(table.episode(seat), rate);
    }
    Labels labels = table.labels();
    for (int i = 0; i < labels.size(); i++) {
      learner.compare(labels, i, rate);
    }
    Questions questions = table.questions();
    for (int i = 0; i < questions.size(); i++) {
      agreed += learner.agree(questions, i, rate) ? 1 : 0;
      asked++;
    }
  }

  private void learn(Episode episode, float rate) {
    for (int t = episode.length() - 1; t >= 0; t--) {
      loss += learner.learn(episode, t, rate);
      samples++;
    }
  }

  public long played() {
    return played;
  }

  /** The mean cross-entropy since it was last asked for. */
  public double takeLoss() {
    double mean = new Loss(loss, samples).mean();
    loss = 0;
    samples = 0;
    return mean;
  }

  /** The share of the guests' choices that the net agreed with, since it was last asked for. */
  public double takeAgreement() {
    double share = asked == 0 ? 0 : (double) agreed / asked;
    agreed = 0;
    asked = 0;
    return share;
  }

  /** Everything that going on later takes. */
  Checkpoint checkpoint(double seconds) {
    return new Checkpoint(
        origin,
        played,
        plan,
        seconds,
        new Loss(loss, samples),
        learner.net(),
        learner.average(),
        learner.pace(),
        generation);
  }

  /** The net that plays: the average of the weights. */
  public Net net() {
    return learner.average();
  }

  /** A copy of the net that plays, without the chance weights of features that it never met. */
  Net finished() {
    Net net = net().copy();
    for (int feature = 0; feature < net.inputs; feature++) {
      if (!learner.pace().met(feature)) {
        Arrays.fill(net.weights1, feature * net.hidden1, (feature + 1) * net.hidden1, 0f);
      }
    }
    return net;
  }
}
