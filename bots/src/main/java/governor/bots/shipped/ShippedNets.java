package governor.bots.shipped;

import governor.core.Game;
import governor.core.Parsed;
import governor.core.State;
import governor.nets.FinishedNet;
import governor.nets.Fit;
import governor.nets.NetFile;
import governor.nets.Trained;
import governor.nets.Vocabulary;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The nets that come with Governor. */
public final class ShippedNets {
  /** From this generation on a net has a file of its own only where a later one took its place. */
  private static final int FOURTH = 4;

  /** So many nets are kept at hand; there are not so many files, but games may differ. */
  private static final int KEPT = 32;

  /** A file, and what the game has that is to be played by it. */
  private record Wanted(String name, Vocabulary words, int seats) {}

  /** A net that was read. */
  private record Ready(FinishedNet net, Fit fit) {}

  /** The nets that were asked for last, or why there is none. */
  private static final Map<Wanted, Parsed<Ready>> READ =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Wanted, Parsed<Ready>> eldest) {
          return size() > KEPT;
        }
      };

  private static NetSource source = new ProgramFiles();

  private ShippedNets() {}

  /** From now on nets come from here; those that were read before are forgotten. */
  public static void takeFrom(NetSource from) {
    synchronized (READ) {
      source = from;
      READ.clear();
    }
  }

  /** The net for this game, if one comes with Governor. */
  public static <S extends State> Optional<Trained<S>> of(Game<S> game) {
    return find(game).toOptional();
  }

  /** The net for this game, or why none plays it. */
  public static <S extends State> Parsed<Trained<S>> find(Game<S> game) {
    return named("", game);
  }

  /**
   * The net of a generation, kept to measure others by, if there is one for this game. Where a new
   * generation was no better, the one before it still plays.
   */
  public static <S extends State> Optional<Trained<S>> milestone(int generation, Game<S> game) {
    Optional<Trained<S>> kept = named("net-" + generation + "-", game).toOptional();
    return kept.isEmpty() && generation >= FOURTH ? of(game) : kept;
  }

  /** The net in the file whose name begins like this, seen with the eyes of this game. */
  private static <S extends State> Parsed<Trained<S>> named(String before, Game<S> game) {
    Optional<Lesson<S>> found = Lessons.of(game);
    if (found.isEmpty()) {
      return Parsed.refused("No net can learn %s yet.".formatted(game.config().name()));
    }
    Lesson<S> lesson = found.get();
    String name = before + lesson.name();
    return ready(new Wanted(name, lesson.encoder().words(), lesson.seats()))
        .then(ready -> Parsed.ok(lesson.with(name, ready.net, ready.fit)));
  }

  private static Parsed<Ready> ready(Wanted wanted) {
    synchronized (READ) {
      return READ.computeIfAbsent(wanted, ShippedNets::read);
    }
  }

  private static Parsed<Ready> read(Wanted wanted) {
    return source
        .file(wanted.name)
        .map(bytes -> read(wanted, bytes))
        .orElseGet(() -> Parsed.refused("No net %s comes with Governor.".formatted(wanted.name)));
  }

  private static Parsed<Ready> read(Wanted wanted, byte[] bytes) {
    return NetFile.read(bytes)
        .then(named -> named.fit(wanted.words, wanted.seats))
        .then(fitted -> Parsed.ok(new Ready(new FinishedNet(fitted.net()), fitted.fit())));
  }

  /** The net in these bytes, or why it does not fit. */
  public static <S extends State> Parsed<Trained<S>> read(
      String name, Lesson<S> lesson, byte[] bytes) {
    return read(new Wanted(name, lesson.encoder().words(), lesson.seats()), bytes)
        .then(ready -> Parsed.ok(lesson.with(name, ready.net, ready.fit)));
  }
}
