package governor.lab.arena;

import governor.core.State;
import governor.lab.arena.SequentialTest.Shares;
import governor.lab.arena.SequentialTest.Verdict;
import governor.lab.threads.Workers;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Plays a plan on several threads. The results don't depend on how many: blocks are looked at in
 * the order of the plan, also by the sequential test.
 *
 * @param <S> the positions of the game
 */
public final class Arena<S extends State> {
  private final Plan<S> plan;
  private final @Nullable SequentialTest test;
  private final Map<String, Times> times = new LinkedHashMap<>();
  private final AtomicInteger next = new AtomicInteger();
  private final @Nullable Block[] blocks;
  private int tested;
  private int decidedAfter = Integer.MAX_VALUE;
  private volatile boolean stopped;
  private int end;
  private Consumer<BlockResult> told = block -> {};

  private Arena(Plan<S> plan, @Nullable SequentialTest test) {
    this.plan = plan;
    this.test = test;
    this.blocks = new Block[plan.blocks()];
    this.end = plan.blocks();
    plan.names().forEach(name -> times.put(name, new Times()));
  }

  /** An arena that plays the whole plan. */
  public static <S extends State> Arena<S> of(Plan<S> plan) {
    return new Arena<>(plan, null);
  }

  /** One that stops when the share of the first player of the only table is clear. */
  public static <S extends State> Arena<S> testing(Plan<S> plan, Shares shares) {
    if (plan.tables().size() != 1) {
      throw new IllegalArgumentException("a test needs exactly one table");
    }
    return new Arena<>(plan, new SequentialTest(shares, trials(plan, 0)));
  }

  /** How many games each of a player's victories can come from, in one block. */
  private static int trials(Plan<?> plan, int table) {
    return plan.tables().get(table).arrangements().size();
  }

  /** Plays only blocks from this number (from 0) to before that one. */
  public Arena<S> only(int from, int to) {
    next.set(from);
    end = to;
    return this;
  }

  /** Has these blocks already, from a run that was ended or from other machines. */
  public Arena<S> with(List<BlockResult> known) {
    known.forEach(each -> blocks[each.number()] = each.block(plan));
    return this;
  }

  /** Tells of every block that is played, one at a time. */
  public Arena<S> telling(Consumer<BlockResult> listener) {
    told = listener;
    return this;
  }

  /** Ends the games as soon as may be; what whole blocks have shown stays. */
  public void stop() {
    stopped = true;
  }

  /**
   * Plays.
   *
   * @param played is told of every block how many games it had, from any thread
   */
  public ArenaReport run(int threads, IntConsumer played) {
    Workers.together(threads, () -> work(played));
    return report();
  }

  /** What the blocks show that are there. */
  public ArenaReport summary() {
    return report();
  }

  private void work(IntConsumer played) {
    BlockPlayer<S> player = new BlockPlayer<>(plan, () -> stopped);
    int number;
    while (!stopped && (number = next.getAndIncrement()) < end) {
      if (isKnown(number)) {
        continue;
      }
      Optional<Block> block = player.play(number);
      block.ifPresent(
          done -> {
            collect(done);
            played.accept(trials(plan, done.table));
          });
    }
    collect(player.times());
  }

  private synchronized boolean isKnown(int number) {
    return blocks[number] != null;
  }

  private synchronized void collect(Block done) {
    blocks[done.number] = done;
    told.accept(BlockResult.of(done));
    Block first;
    while (test != null && tested < blocks.length && (first = blocks[tested]) != null) {
      tested++;
      if (decidedAfter == Integer.MAX_VALUE) {
        test.add((double) first.won[0] / Block.VICTORY / trials(plan, 0) / seatsOfFirst());
        if (test.verdict() != Verdict.UNDECIDED) {
          decidedAfter = tested;
          stopped = true;
        }
      }
    }
  }

  private int seatsOfFirst() {
    Table table = plan.tables().getFirst();
    return table.seats(table.names().getFirst());
  }

  private synchronized void collect(Map<String, Times> more) {
    more.forEach((name, its) -> times.getOrDefault(name, new Times()).add(its));
  }

  private synchronized ArenaReport report() {
    List<Block> whole = new ArrayList<>();
    for (Block block : blocks) {
      if (block != null && block.number < decidedAfter) {
        whole.add(block);
      }
    }
    return new Summary(plan, whole, times).report(Optional.ofNullable(test));
  }
}
