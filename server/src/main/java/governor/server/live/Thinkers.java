package governor.server.live;

import governor.desk.LiveTable;
import governor.desk.Tables;
import governor.desk.Thinking;
import governor.server.store.Store;
import governor.server.store.Unavailable;
import governor.table.Acts;
import governor.table.OtherRules;
import governor.table.Table;
import governor.table.Thought;
import governor.table.Verdict;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The computer players: they think on a few threads of their own, one choice of a table at a time,
 * so that no table keeps others waiting for long. With several nodes a lease in the database says
 * which node thinks for a table; when that node dies, the lease runs out and another takes over. A
 * node that stops gives its leases back.
 */
public final class Thinkers implements Thinking {
  private static final Logger LOG = LoggerFactory.getLogger(Thinkers.class);
  private static final long LEASE_MILLIS = 8_000;
  private static final int BATCH = 200;
  private static final int SWEEPS_TO_TIDY = 15;

  private final Tables tables;
  private final Store store;
  private final String node;
  private final ThreadPoolExecutor pool;
  private final ScheduledExecutorService sweeper;
  private final Overdue overdue;
  private final Set<String> busy = ConcurrentHashMap.newKeySet();
  private final Set<String> thinking = ConcurrentHashMap.newKeySet();

  /** Tables played by other rules; a node of another version may see to them. */
  private final Set<String> leftOut = new HashSet<>();

  private int sweeps;

  public Thinkers(Tables tables, Store store, Presence presence, String node, int threads) {
    this.overdue = new Overdue(tables, store, presence);
    this.tables = tables;
    this.store = store;
    this.node = node;
    this.pool =
        (ThreadPoolExecutor)
            Executors.newFixedThreadPool(
                threads, Thread.ofPlatform().name("thinker-", 0).daemon().factory());
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

  /** Lets a computer player think if it is its turn and it does not think already. */
  private void consider(LiveTable live) {
    if (live.look(Table::awaitsComputer) && busy.add(live.id())) {
      try {
        pool.execute(() -> think(live));
      } catch (RejectedExecutionException e) {
        busy.remove(live.id());
      }
    }
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
  public <R> R compute(Supplier<R> question) {
    try {
      return pool.submit(question::get).get();
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
    pool.getQueue().clear();
    pool.shutdown();
    try {
      if (!pool.awaitTermination(5, TimeUnit.SECONDS)) {
        pool.shutdownNow();
      }
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
