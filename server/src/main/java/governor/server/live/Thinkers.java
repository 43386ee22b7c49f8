package governor.server.live;

import governor.bots.levels.Levels;
import governor.desk.LiveTable;
import governor.desk.Problem;
import governor.desk.Tables;
import governor.desk.Thinking;
import governor.server.live.ThoughtQueue.Rank;
import governor.server.live.ThoughtQueue.Task;
import governor.server.store.Store;
import governor.server.store.Unavailable;
import governor.table.Acts;
import governor.table.Entry;
import governor.table.OtherRules;
import governor.table.SeatPlan;
import governor.table.Table;
import governor.table.Thought;
import governor.table.Verdict;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The computer players: they think one choice of a table at a time, by shares ({@link
 * ThoughtQueue}), so that no table keeps others waiting for long. Computer players among themselves
 * take their time, and stop when their host has gone. With several nodes a lease in the database
 * says which node thinks for a table; when that node dies, the lease runs out and another takes
 * over. A node that stops gives its leases back.
 */
public final class Thinkers implements Thinking {
  private static final Logger LOG = LoggerFactory.getLogger(Thinkers.class);
  private static final long LEASE_MILLIS = 8_000;
  private static final int BATCH = 200;

  /** Between two choices of computer players among themselves. */
  private static final long IDLE_MILLIS = 1_000;

  /** So long after they have left, the host of such a game counts as gone. */
  private static final long HOST_MILLIS = 60_000;

  private static final int SWEEPS_TO_TIDY = 15;

  private final Tables tables;
  private final Store store;
  private final String node;
  private final Presence presence;
  private final Whereabouts whereabouts;
  private final ThoughtQueue queue;
  private final ScheduledExecutorService sweeper;
  private final Overdue overdue;
  private final Set<String> busy = ConcurrentHashMap.newKeySet();
  private final Set<String> thinking = ConcurrentHashMap.newKeySet();

  /** Tables played by other rules; a node of another version may see to them. */
  private final Set<String> leftOut = new HashSet<>();

  private int sweeps;

  public Thinkers(
      Tables tables,
      Store store,
      Presence presence,
      Whereabouts whereabouts,
      String node,
      int threads) {
    this.presence = presence;
    this.whereabouts = whereabouts;
    this.overdue = new Overdue(tables, store, presence);
    this.tables = tables;
    this.store = store;
    this.node = node;
    this.queue = new ThoughtQueue(threads);
    this.sweeper =
        Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("sweeper").daemon().factory());
  }

  /** Begins with what was left undone, and looks around every second; whoever asks comes first. */
  public void start() {
    tables.listen(this::consider);
    var _ = sweeper.scheduleWithFixedDelay(this::sweep, 300, 1000, TimeUnit.MILLISECONDS);
  }

  private void sweep() {
    try {
      long now = System.currentTimeMillis();
      if (++sweeps % SWEEPS_TO_TIDY == 0) {
        tables.tidy();
      }
      if (store.trouble().isPresent()) {
        // What cannot be written down need not be thought of; this looks again in a second.
        return;
      }
      // Who thinks for long says now and then that it still does.
      thinking.forEach(this::mayThink);
      int left = leftOut.size();
      // Those that nobody here can play are found every time and must not crowd the others out.
      int most = BATCH + left;
      store.idleComputers(now, most).forEach(game -> see(game, this::consider));
      store.overdue(now, most).forEach(game -> see(game, live -> overdue.look(live, now)));
      if (leftOut.size() > left) {
        LOG.warn("{} more tables are left out: they need other rules", leftOut.size() - left);
      }
    } catch (Unavailable e) {
      // The store says so, once.
      LOG.debug("nobody looks for tables that wait: {}", e.sentence());
    } catch (RuntimeException e) {
      LOG.warn("looking for tables that wait failed", e);
    }
  }

  /** Sees to one table; what is wrong with it is no other table's trouble. */
  private void see(String game, Consumer<LiveTable> work) {
    if (leftOut.contains(game)) {
      return;
    }
    try {
      tables.find(game).ifPresent(work);
    } catch (OtherRules e) {
      leftOut.add(game);
      LOG.debug("table {} is left out: {}", game, e.sentence());
    } catch (Unavailable e) {
      LOG.debug("table {} waits: {}", game, e.sentence());
    } catch (RuntimeException e) {
      LOG.warn("seeing to table {} failed", game, e);
    }
  }

  /**
   * Lets a computer player think if it is its turn and it does not think already. Whoever has just
   * acted comes by here: what goes wrong is not their trouble, and is tried again in a second.
   */
  private void consider(LiveTable live) {
    if (!live.look(Table::awaitsComputer) || !busy.add(live.id())) {
      return;
    }
    boolean begun = false;
    try {
      Task task = live.look(table -> task(live, table));
      if (task.rank() != Rank.IDLE) {
        begin(live, task);
        begun = true;
      } else if (lasts(live)) {
        beginLater(live, task);
        begun = true;
      }
    } catch (Unavailable e) {
      LOG.debug("table {} waits: {}", live.id(), e.sentence());
    } finally {
      if (!begun) {
        busy.remove(live.id());
      }
    }
  }

  private void beginLater(LiveTable live, Task task) {
    try {
      var _ = sweeper.schedule(() -> begin(live, task), IDLE_MILLIS, TimeUnit.MILLISECONDS);
    } catch (RejectedExecutionException e) {
      busy.remove(live.id()); // The server is being stopped.
    }
  }

  private void begin(LiveTable live, Task task) {
    if (!queue.add(task)) {
      busy.remove(live.id());
    }
  }

  private Task task(LiveTable live, Table<?> table) {
    List<Integer> people = table.people();
    Rank rank =
        people.isEmpty() && table.isAmongComputers()
            ? Rank.IDLE
            : people.stream().anyMatch(seat -> presence.isOnline(table, seat))
                ? Rank.AWAITED
                : Rank.ALONE;
    SeatPlan asked = table.seat(table.asked());
    boolean quick = Levels.budget(table.play().game(), asked.level()).isEmpty();
    String host = table.plan().host();
    return new Task(whereabouts.of(host), host, rank, quick, () -> think(live));
  }

  /** Computer players among themselves stop when nobody who wanted it looks on any more. */
  private boolean lasts(LiveTable live) {
    long since = System.currentTimeMillis() - HOST_MILLIS;
    boolean left =
        live.plan().createdAt().toEpochMilli() < since
            && presence.lastThere(live.id(), live.plan().host()) < since;
    if (left) {
      tables.act(
          live, table -> table.isRunning() ? Verdict.one(new Entry.Stopped()) : new Verdict.Done());
    }
    return !left;
  }

  private void think(LiveTable live) {
    boolean mayGoOn = false;
    try {
      mayGoOn = mayThink(live.id());
      if (mayGoOn) {
        thinking.add(live.id());
        answer(live);
      }
    } catch (Unavailable e) {
      mayGoOn = false;
      LOG.debug("table {} waits: {}", live.id(), e.sentence());
    } catch (RuntimeException e) {
      mayGoOn = false;
      LOG.error("a computer player failed at table {}", live.id(), e);
    } finally {
      thinking.remove(live.id());
      busy.remove(live.id());
    }
    if (mayGoOn) {
      consider(live);
    }
  }

  private boolean mayThink(String game) {
    long now = System.currentTimeMillis();
    return !store.isShared() || store.lease(game, node, now, now + LEASE_MILLIS);
  }

  private void answer(LiveTable live) {
    record Question(int version, Thought<?> thought) {}
    Optional<Question> question =
        live.lookFresh(
            table ->
                table.awaitsComputer()
                    ? Optional.of(new Question(table.version(), table.thought()))
                    : Optional.empty());
    if (question.isPresent()) {
      int action = question.get().thought().choose();
      int version = question.get().version();
      Verdict verdict = tables.act(live, table -> Acts.answer(table, version, action));
      LOG.debug("table {}: {}", live.id(), verdict.getClass().getSimpleName());
    }
  }

  /** On the threads of the computer players. */
  @Override
  public <R> R compute(String person, Supplier<R> question) {
    CompletableFuture<R> answer = new CompletableFuture<>();
    Runnable work = () -> answer.completeAsync(question, Runnable::run);
    if (!queue.add(new Task(whereabouts.of(person), person, Rank.AWAITED, false, work))) {
      throw Problem.busy("The server is being stopped.");
    }
    try {
      return answer.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    } catch (ExecutionException e) {
      throw new IllegalStateException(e);
    }
  }

  /** How many tables wait for a computer player. */
  public int waiting() {
    return busy.size();
  }

  /** Lets nobody begin to think any more and waits a moment for those who do. */
  public void stop() {
    sweeper.shutdownNow();
    try {
      queue.close();
      if (store.isShared()) {
        store.release(node);
      }
    } catch (Unavailable e) {
      LOG.debug("the leases run out by themselves: {}", e.sentence());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
