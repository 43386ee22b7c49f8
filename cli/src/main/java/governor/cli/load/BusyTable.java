package governor.cli.load;

import java.io.IOException;
import java.net.URI;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;

/**
 * One table after the other, at which a bot holds all seats, chooses at random at a steady pace,
 * and measures how long it takes from sending a choice until the table's stream tells of it.
 */
final class BusyTable implements Runnable {
  private final URI server;
  private final String token;
  private final String plan;
  private final Pace pace;
  private final RandomGenerator random;
  private int[] micros = new int[256];
  private int measured;
  private int choices;
  private int games;
  private int refused;
  private String trouble = "";

  BusyTable(URI server, String token, String plan, Pace pace, RandomGenerator random) {
    this.server = server;
    this.token = token;
    this.plan = plan;
    this.pace = pace;
    this.random = random;
  }

  @Override
  public void run() {
    try (Wire acts = new Wire(server, token)) {
      boolean first = true;
      while (!pace.isOver()) {
        String id = create(acts);
        try (Wire stream = new Wire(server, token)) {
          stream.get("tables/" + id + "/stream");
          check(stream.status());
          Glance now = Glance.of(stream.nextLine());
          if (first) {
            pace.ready();
            first = false;
          }
          play(acts, stream, id, now);
        }
      }
    } catch (IOException e) {
      trouble = String.valueOf(e.getMessage());
      pace.ready();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private String create(Wire acts) throws IOException, InterruptedException {
    pace.enter();
    try {
      acts.post("tables", plan, false);
      check(acts.status());
      return Glance.of(acts.body()).id();
    } finally {
      pace.leave();
    }
  }

  private void play(Wire acts, Wire stream, String id, Glance first)
      throws IOException, InterruptedException {
    Glance now = first;
    long due = pace.firstDue(random);
    while (now.isRunning()) {
      due = Math.max(due + pace.periodNanos(), System.nanoTime() - pace.periodNanos());
      pace.sleepUntil(due);
      if (pace.isOver()) {
        return;
      }
      long sent = System.nanoTime();
      acts.post(
          "tables/" + id + "/choices",
          "{\"ply\":" + now.ply() + ",\"choices\":[" + now.choice(random.nextInt(1 << 20)) + "]}",
          true);
      now = awaitNext(acts, stream, now.version());
      keep(System.nanoTime() - sent);
    }
    games += pace.isMeasuring() ? 1 : 0;
  }

  /** The event comes by the stream; the answer is only looked at when the event is there. */
  private Glance awaitNext(Wire acts, Wire stream, int version) throws IOException {
    Glance next = null;
    while (next == null || next.version() <= version || next.isRunning() && !next.asked()) {
      String line = stream.nextLine();
      next = line.isBlank() ? next : Glance.of(line);
    }
    int status = acts.status();
    acts.body();
    refused += status / 100 == 2 ? 0 : 1;
    return next;
  }

  private void keep(long nanos) {
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
