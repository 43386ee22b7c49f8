package governor.gym;

import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Threads that do a task together and wait for the next one; whoever asks is one of them. Handing a
 * task over allocates nothing.
 */
final class Crew implements AutoCloseable {
  private final int members;
  private @Nullable IntConsumer task;
  private @Nullable Throwable failure;
  private long round;
  private int working;
  private boolean closed;

  Crew(int members) {
    this.members = members;
    for (int member = 1; member < members; member++) {
      int number = member;
      Thread.ofPlatform().daemon().name("batch-" + member).start(() -> serve(number));
    }
  }

  /** Every member does the task with its own number, from 0 on; returns when all are through. */
  void run(IntConsumer each) {
    if (members == 1) {
      each.accept(0);
      return;
    }
    synchronized (this) {
      task = each;
      working = members - 1;
      round++;
      notifyAll();
    }
    try {
      each.accept(0);
    } finally {
      awaitOthers();
    }
    Throwable problem = failure;
    if (problem != null) {
      failure = null;
      throw new IllegalStateException("a thread of the batch failed", problem);
    }
  }

  private synchronized void awaitOthers() {
    boolean interrupted = false;
    while (working > 0) {
      try {
        wait();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private void serve(int member) {
    long done = 0;
    while (true) {
      IntConsumer mine;
      synchronized (this) {
        while (round == done && !closed) {
          try {
            wait();
          } catch (InterruptedException e) {
            return;
          }
        }
        if (closed) {
          return;
        }
        done = round;
        mine = task;
      }
      work(mine, member);
    }
  }

  private void work(@Nullable IntConsumer mine, int member) {
    Throwable problem = null;
    try {
      if (mine != null) {
        mine.accept(member);
      }
    } catch (RuntimeException | Error e) {
      problem = e;
    }
    synchronized (this) {
      failure = problem == null ? failure : problem;
      if (--working == 0) {
        notifyAll();
      }
    }
  }

  @Override
  public synchronized void close() {
    closed = true;
    notifyAll();
  }
}
