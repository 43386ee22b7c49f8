package governor.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** While this is open, Ctrl-C ends the work but waits for what is still to be said. */
public final class UntilInterrupted implements AutoCloseable {
  private static final int LONGEST_SECONDS = 60;
  private final CountDownLatch said = new CountDownLatch(1);
  private final Thread hook;

  public UntilInterrupted(Runnable stop) {
    hook =
        new Thread(
            () -> {
              stop.run();
              await();
            });
    Runtime.getRuntime().addShutdownHook(hook);
  }

  private void await() {
    try {
      said.await(LONGEST_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    said.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The process is ending already: the hook did what it is for.
    }
  }
}
