package governor.cli.load;

import java.io.IOException;
import java.net.URI;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * One table after the other, at which a bot holds all seats, chooses at random at a steady pace,
 * and measures how long it takes from sending a choice until the table's stream tells of it.
 */
final class BusyTable implements Runnable {
  /** Servers hang up on connections that have been idle for long; ours sooner than after 30 s. */
  private static final long LONGEST_IDLE_NANOS = TimeUnit.SECONDS.toNanos(10);

  private final URI server;
  private final Map<String, String> headers;
  private final String plan;
  private final Pace pace;
  private final RandomGenerator random;
  private int[] micros = new int[256];
  private int measured;
  private int choices;
  private int games;
  private int refused;
  private String trouble = "";
  private @Nullable Wire idle;
  private long idleSince;

  BusyTable(
      URI server, Map<String, String> headers, String plan, Pace pace, RandomGenerator random) {
    this.server = server;
    this.headers = headers;
    this.plan = plan;
    this.pace = pace;
    this.random = random;
  }

  @Override
  public void run() {
    try {
      playGames();
    } catch (IOException e) {
      trouble = pace.isOver() ? "" : String.valueOf(e.getMessage());
      pace.ready();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void playGames() throws IOException, InterruptedException {
    try {
      boolean first = true;
      while (!pace.isOver()) {
        String id = create();
        try (Wire stream = new Wire(server, headers)) {
          stream.get("tables/" + id + "/stream");
          check(stream.status());
          Glance now = Glance.of(stream.nextLine());
          if (first) {
            pace.ready();
            first = false;
          }
          play(stream, id, now);
        }
      }
    } finally {
      if (idle != null) {
        idle.close();
      }
    }
  }

  private String create() throws IOException, InterruptedException {
    pace.enter();
    try {
      Wire acts = connection();
      acts.post("tables", plan, false);
      check(acts.status());
      String id = Glance.of(acts.body()).id();
      keep(acts);
      return id;
    } finally {
      pace.leave();
    }
  }

  private Wire connection() throws IOException {
    Wire kept = idle;
    if (kept != null && System.nanoTime() - idleSince < LONGEST_IDLE_NANOS) {
      return kept;
    }
    if (kept != null) {
      kept.close();
    }
    return new Wire(server, headers);
  }

  private void keep(Wire wire) {
    idle = wire;
    idleSince = System.nanoTime();
  }

  private void play(Wire stream, String id, Glance first) throws IOException, InterruptedException {
    Glance now = first;
    long due = pace.firstDue(random);
    while (now.isRunning()) {
      due = Math.max(due + pace.periodNanos(), System.nanoTime() - pace.periodNanos());
      pace.sleepUntil(due);
      if (pace.isOver()) {
        return;
      }
      Wire acts = connection();
      long sent = System.nanoTime();
      acts.post(
          "tables/" + id + "/choices",
          "{\"ply\":" + now.ply() + ",\"choices\":[" + now.choice(random.nextInt(1 << 20)) + "]}",
          true);
      Glance next = awaitNext(stream, acts, now);
      if (next.version() > now.version()) {
        measured(System.nanoTime() - sent);
      }
      now = next;
    }
    games += pace.isMeasuring() ? 1 : 0;
  }

  /**
   * What comes of an act; the same as before if it was refused. The event comes by the stream, and
   * the answer is only looked at when the event is there, or when nothing has come for so long that
   * the stream gave a sign of life instead.
   */
  private Glance awaitNext(Wire stream, Wire acts, Glance before) throws IOException {
    Glance next = before;
    boolean answered = false;
    while (next.version() <= before.version() || next.isRunning() && !next.asked()) {
      String line = stream.nextLine();
      if (!line.isBlank()) {
        next = Glance.of(line);
      } else if (!answered) {
        answered = true;
        if (!isTaken(acts)) {
          return before;
        }
      }
    }
    if (!answered) {
      isTaken(acts);
    }
    return next;
  }

  private boolean isTaken(Wire acts) throws IOException {
    boolean taken = acts.status() / 100 == 2;
    acts.body();
    keep(acts);
    refused += taken ? 0 : 1;
    return taken;
  }

  private void measured(long nanos) {
    if (!pace.isMeasuring()) {
      return;
    }
    choices++;
    if (measured == micros.length) {
      micros = Arrays.copyOf(micros, 2 * measured);
    }
    micros[measured++] = (int) Math.min(Integer.MAX_VALUE, TimeUnit.NANOSECONDS.toMicros(nanos));
  }

  private static void check(int status) throws IOException {
    if (status / 100 != 2) {
      throw new IOException("The server answered with status " + status + ".");
    }
  }

  int[] micros() {
    return Arrays.copyOf(micros, measured);
  }

  int choices() {
    return choices;
  }

  int games() {
    return games;
  }

  int refused() {
    return refused;
  }

  /** Why the table stopped early, or empty. */
  String trouble() {
    return trouble;
  }
}
