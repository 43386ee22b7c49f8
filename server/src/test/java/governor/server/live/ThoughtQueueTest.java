package governor.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import governor.server.live.ThoughtQueue.Rank;
import governor.server.live.ThoughtQueue.Task;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Whoever wants much waits for those who want little. */
final class ThoughtQueueTest {
  private final ThoughtQueue queue = new ThoughtQueue(2);
  private final List<String> done = Collections.synchronizedList(new ArrayList<>());
  private final CountDownLatch gate = new CountDownLatch(1);

  @AfterEach
  void stop() throws InterruptedException {
    gate.countDown();
    queue.close();
  }

  private Task task(String address, Rank rank, boolean quick, String name, long millis) {
    return new Task(address, "person at " + address, rank, quick, () -> work(name, millis));
  }

  private void work(String name, long millis) {
    try {
      if (millis < 0) {
        gate.await();
      } else {
        Thread.sleep(millis);
      }
      done.add(name);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void hold(CountDownLatch until) {
    try {
      until.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private void await(int count) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
    while (done.size() < count) {
      assertThat(System.nanoTime()).as("%s", done).isLessThan(end);
      Thread.sleep(2);
    }
  }

  @Test
  void noAddressHasAllThreads() throws InterruptedException {
    for (int i = 0; i < 50; i++) {
      queue.add(task("greedy", Rank.AWAITED, false, "greedy", -1));
    }
    queue.add(task("other", Rank.AWAITED, false, "other", 0));
    await(1);
    assertThat(done).containsExactly("other");
  }

  @Test
  void whatIsQuickHasAThreadOfItsOwn() throws InterruptedException {
    queue.add(task("one", Rank.AWAITED, false, "slow", -1));
    queue.add(task("two", Rank.AWAITED, false, "slow", -1));
    queue.add(task("one", Rank.AWAITED, true, "quick", 0));
    await(1);
    assertThat(done).containsExactly("quick");
  }

  @Test
  void aThoughtThatFailsTakesNoThreadWithIt() throws InterruptedException {
    for (int i = 0; i < 9; i++) {
      queue.add(
          new Task(
              "address " + i,
              "p",
              Rank.AWAITED,
              true,
              () -> {
                throw new AssertionError("on purpose");
              }));
    }
    queue.add(task("other", Rank.ALONE, false, "other", 0));
    await(1);
    assertThat(done).containsExactly("other");
  }

  @Test
  void whoHadLittleComesBeforeWhoHadMuch() throws InterruptedException {
    // Both threads are taken, and greedy has had its part.
    queue.add(task("greedy", Rank.AWAITED, false, "first", 50));
    await(1);
    queue.add(task("a", Rank.AWAITED, false, "held", -1));
    // This one stays taken, so that all that follows has one thread, and is done as it was taken.
    CountDownLatch end = new CountDownLatch(1);
    queue.add(new Task("b", "person at b", Rank.AWAITED, false, () -> hold(end)));
    Thread.sleep(50);
    queue.add(task("greedy", Rank.AWAITED, false, "greedy", 0));
    queue.add(task("modest", Rank.ALONE, false, "alone", 0));
    queue.add(task("idle", Rank.IDLE, false, "idle", 0));
    queue.add(task("modest", Rank.AWAITED, false, "modest", 0));
    gate.countDown();
    await(6);
    end.countDown();
    done.removeAll(List.of("first", "held"));
    assertThat(done.indexOf("modest")).isLessThan(done.indexOf("greedy"));
    assertThat(done.indexOf("greedy")).isLessThan(done.indexOf("idle"));
  }

  @Test
  void whatWasHadLongAgoCountsForLess() {
    Shares shares = new Shares(0);
    shares.add("long ago", 1000, 0);
    shares.add("now", 600, TimeUnit.SECONDS.toNanos(10));
    assertThat(shares.of("now")).isGreaterThan(shares.of("long ago"));
    assertThat(shares.of("nobody")).isZero();
    // After days the sums are made small again, and the order stays.
    long days = TimeUnit.DAYS.toNanos(3);
    shares.add("much", 1000, days);
    shares.add("little", 10, days);
    assertThat(shares.of("much")).isGreaterThan(shares.of("little")).isLessThan(1e6);
    assertThat(shares.of("long ago")).isZero();
  }
}
