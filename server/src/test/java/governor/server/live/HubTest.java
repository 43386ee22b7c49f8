package governor.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Those who wait at the hub are woken in time, each time anew. */
final class HubTest {
  private static final int WAITERS = 300;

  /** Short, since these wait for a sign of life. */
  private static final long BEAT_MILLIS = 50;

  @Test
  void whoWaitsHearsOfAMoveAndThenThatTimeIsUp() throws InterruptedException {
    Hub hub = new Hub(BEAT_MILLIS);
    AtomicInteger right = new AtomicInteger();
    CountDownLatch done = new CountDownLatch(WAITERS);
    for (int i = 0; i < WAITERS; i++) {
      String game = "game " + i;
      CountDownLatch entered = new CountDownLatch(1);
      Thread.ofVirtual()
          .start(
              () -> {
                try (Hub.Waiter waiter = hub.enter(game)) {
                  entered.countDown();
                  boolean moved = waiter.await(0);
                  boolean movedAgain = waiter.await(1);
                  if (moved && !movedAgain) {
                    right.incrementAndGet();
                  }
                } catch (InterruptedException e) {
                  Thread.currentThread().interrupt();
                }
                done.countDown();
              });
      entered.await();
      hub.moved(game, 1);
    }

    assertThat(done.await(20, TimeUnit.SECONDS)).isTrue();
    assertThat(right).hasValue(WAITERS);
    assertThat(hub.size()).isZero();
  }

  @Test
  void aMoveBeforeTheWaitIsNotMissed() throws InterruptedException {
    Hub hub = new Hub(BEAT_MILLIS);
    try (Hub.Waiter waiter = hub.enter("game")) {
      hub.moved("game", 7);
      assertThat(waiter.await(6)).isTrue();
      assertThat(waiter.await(7)).isFalse();
      hub.moved("game", 5);
      assertThat(waiter.await(7)).isFalse();
    }
  }

  /** Where something keeps happening nobody need hear that somebody is there. */
  @Test
  void aSignOfLifeComesAfterSilenceAlone() throws InterruptedException {
    Hub hub = new Hub(400);
    try (Hub.Waiter waiter = hub.enter("game")) {
      for (int version = 0; version < 12; version++) {
        int next = version + 1;
        Thread.ofVirtual()
            .start(
                () -> {
                  try {
                    Thread.sleep(60);
                  } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                  }
                  hub.moved("game", next);
                });
        assertThat(waiter.await(version)).as("move %d", next).isTrue();
      }
      long begun = System.nanoTime();
      assertThat(waiter.await(12)).isFalse();
      assertThat(System.nanoTime() - begun).isGreaterThan(TimeUnit.MILLISECONDS.toNanos(199));
    }
    hub.close();
  }

  @Test
  void closingWakesEverybody() throws InterruptedException {
    Hub hub = new Hub();
    CountDownLatch woken = new CountDownLatch(1);
    CountDownLatch entered = new CountDownLatch(1);
    Thread.ofVirtual()
        .start(
            () -> {
              try (Hub.Waiter waiter = hub.enter("game")) {
                entered.countDown();
                waiter.await(0);
                woken.countDown();
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            });
    entered.await();
    hub.close();

    assertThat(woken.await(20, TimeUnit.SECONDS)).isTrue();
  }
}
