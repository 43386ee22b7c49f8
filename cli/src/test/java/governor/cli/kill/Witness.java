package governor.cli.kill;

import governor.cli.remote.Remote;
import governor.cli.remote.Remote.Answer;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import tools.jackson.databind.JsonNode;

/**
 * Somebody who plays one game after the other with random choices, remembers every choice that a
 * server has acknowledged, and compares that with what is kept: whenever a server has failed, and
 * at the end of every game. An act without an answer is repeated as it was, at whichever node
 * answers, until it is acknowledged.
 */
final class Witness implements Runnable {
  private static final long PAUSE_MILLIS = 20;
  private static final long LONGEST_SILENCE_MILLIS = 180_000;

  /** An act for a seat: from this ply on, these choices. */
  private record Act(int seat, int ply, List<Integer> choices, String words) {}

  /** What all witnesses have seen. */
  static final class Tally {
    final AtomicInteger acknowledged = new AtomicInteger();
    final AtomicInteger unanswered = new AtomicInteger();
    final AtomicInteger writtenUnanswered = new AtomicInteger();
    final AtomicInteger games = new AtomicInteger();
    final AtomicInteger comparisons = new AtomicInteger();
  }

  private final Nodes nodes;
  private final String config;
  private final List<Map<String, Object>> seats;
  private final Tally tally;
  private final Random random;
  private final AtomicInteger progress = new AtomicInteger();
  private final List<Act> acts = new ArrayList<>();
  private Remote server;
  private int node;
  private String table = "";
  private boolean pending;
  private boolean pendingWasWritten;
  private volatile boolean stopped;
  private volatile String failure = "";

  Witness(Nodes nodes, int number, String config, List<Map<String, Object>> seats, Tally tally)
      throws IOException {
    this.nodes = nodes;
    this.config = config;
    this.seats = seats;
    this.tally = tally;
    this.random = new Random(number);
    this.node = number % nodes.count();
    this.server = new Remote(nodes.address(node), "").newcomer();
  }

  /** How often this witness was answered; grows as long as its games go on. */
  int progress() {
    return progress.get();
  }

  /** What was wrong, or empty. */
  String failure() {
    return failure;
  }

  void stop() {
    stopped = true;
  }

  @Override
  public void run() {
    try {
      while (!stopped) {
        playOn();
      }
      compare("at the end");
    } catch (IllegalStateException e) {
      failure = "table " + table + ": " + e.getMessage();
    } catch (InterruptedException e) {
      failure = "interrupted";
    }
  }

  private void playOn() throws InterruptedException {
    if (table.isEmpty()) {
      Map<String, Object> plan =
          Map.of("config", config, "seats", seats, "options", Map.of("stepThrough", true));
      Answer created = untilAnswered(() -> server.position("tables", plan), false);
      check(created.status() == 201, "not created: " + created.problem());
      table = created.body().at("/table/id").asString();
      acts.clear();
    }
    Answer position = untilAnswered(() -> server.get("tables/" + table), true);
    check(position.isOk(), "gone: " + position.problem());
    JsonNode ask = position.body().path("ask");
    if (ask.isObject()) {
      act(choose(position.body(), ask));
    } else if (position.body().at("/table/status").asString().equals("over")) {
      compare("when the game was over");
      tally.games.incrementAndGet();
      table = "";
    } else {
      Thread.sleep(PAUSE_MILLIS);
    }
  }

  /** Mostly one choice, now and then the whole row that is proposed. */
  private Act choose(JsonNode position, JsonNode ask) {
    int seat = ask.path("seat").asInt();
    int ply = position.path("ply").asInt();
    JsonNode draft = ask.path("draft");
    if (draft.isObject() && random.nextInt(3) == 0) {
      List<Integer> row = new ArrayList<>();
      draft.path("choices").forEach(each -> row.add(each.asInt()));
      return new Act(seat, ply, row, draft.path("words").asString());
    }
    JsonNode choice = ask.path("choices").get(random.nextInt(ask.path("choices").size()));
    return new Act(seat, ply, List.of(choice.path("id").asInt()), choice.path("words").asString());
  }

  private void act(Act act) throws InterruptedException {
    Map<String, Object> body =
        Map.of("ply", act.ply(), "seat", act.seat(), "choices", act.choices());
    acts.add(act);
    pending = true;
    pendingWasWritten = false;
    Answer answer = untilAnswered(() -> server.post("tables/" + table + "/choices", body), true);
    check(answer.isOk(), act + " was refused: " + answer.problem());
    pending = false;
    tally.acknowledged.addAndGet(act.choices().size());
    progress.incrementAndGet();
  }

  // ---- when a server fails ----------------------------------------------------------------------

  private interface Request {
    Answer send() throws IOException;
  }

  private Answer untilAnswered(Request request, boolean compares) throws InterruptedException {
    long end = System.nanoTime() + LONGEST_SILENCE_MILLIS * 1_000_000;
    boolean failed = false;
    while (System.nanoTime() < end) {
      try {
        if (failed && compares) {
          compareOnce("after a failure");
        }
        Answer answer = request.send();
        // A server that stops, or whose database is just starting, may say so.
        if (answer.status() < 500) {
          return answer;
        }
      } catch (IOException e) {
        if (!failed && pending) {
          tally.unanswered.incrementAndGet();
        }
      }
      failed = true;
      Thread.sleep(PAUSE_MILLIS);
      node++;
      server = server.at(nodes.address(node));
    }
    throw new IllegalStateException("no server answered for a long time");
  }

  // ---- what is kept -----------------------------------------------------------------------------

  private void compare(String when) throws InterruptedException {
    if (!table.isEmpty()) {
      untilAnswered(
          () -> {
            compareOnce(when);
            return server.get("tables/" + table);
          },
          false);
    }
  }

  /**
   * Every choice of our seats that is kept must be one that we made, once and in our order; only an
   * act that nobody has acknowledged yet may be missing, and then all of it.
   */
  private void compareOnce(String when) throws IOException {
    for (int seat = 0; seat < seats.size(); seat++) {
      if (seats.get(seat).get("kind").equals("me")) {
        compareSeat(seat, when);
      }
    }
    tally.comparisons.incrementAndGet();
  }

  private void compareSeat(int seat, String when) throws IOException {
    Answer replay = server.get("tables/" + table + "/replay?seat=" + seat);
    if (replay.status() >= 500) {
      throw new IOException(replay.problem());
    }
    check(replay.isOk(), "no replay " + when + ": " + replay.problem());
    List<String> kept = new ArrayList<>();
    for (JsonNode ply : replay.body().path("plies")) {
      if (ply.path("seat").asInt() == seat) {
        kept.add(ply.path("ply").asInt() + " " + ply.path("words").asString());
      }
    }
    List<String> made = new ArrayList<>();
    int certain = 0;
    for (Act act : acts) {
      if (act.seat() == seat) {
        certain = made.size();
        int ply = act.ply();
        for (String words : act.words().split(", ", act.choices().size())) {
          made.add(ply++ + " " + words);
        }
      }
    }
    boolean open = pending && acts.getLast().seat() == seat;
    boolean whole = kept.equals(made);
    check(
        whole || open && kept.equals(made.subList(0, certain)),
        when + " seat " + seat + " had made " + made + ", but kept is " + kept);
    if (open && whole && !pendingWasWritten) {
      pendingWasWritten = true;
      tally.writtenUnanswered.incrementAndGet();
    }
  }

  private static void check(boolean holds, String sentence) {
    if (!holds) {
      throw new IllegalStateException(sentence);
    }
  }
}
