package governor.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import governor.desk.Problem;
import governor.server.store.Store;
import java.lang.reflect.Proxy;
import org.junit.jupiter.api.Test;

/** Who does too much is remembered, however many others come. */
final class LimitsTest {
  private static final int STRANGERS = 150_000;
  private static final int BETWEEN = 500;
  private static final int MORE_THAN_ALLOWED = 30;

  /** So much of the bucket comes back in a second. */
  private static final double A_SECOND = 0.1;

  /** One node alone asks its store nothing but whether it is alone. */
  private final Store alone =
      (Store)
          Proxy.newProxyInstance(
              Store.class.getClassLoader(),
              new Class<?>[] {Store.class},
              (proxy, method, arguments) -> false);

  private final Limits limits = new Limits(true, alone);

  @Test
  void strangersInAnyNumberDoNotMakeABusyOneBeForgotten() {
    long begin = System.nanoTime();
    int allowed = 0;
    for (int i = 0; i < MORE_THAN_ALLOWED; i++) {
      allowed += isAllowed("busy") ? 1 : 0;
    }
    assertThat(allowed).isLessThan(MORE_THAN_ALLOWED);
    int before = allowed;
    for (int i = 0; i < STRANGERS; i++) {
      isAllowed("stranger " + i);
      if (i % BETWEEN == 0) {
        allowed += isAllowed("busy") ? 1 : 0;
      }
    }
    double seconds = (System.nanoTime() - begin) * 1e-9;
    assertThat(allowed - before).isLessThanOrEqualTo(1 + (int) (seconds * A_SECOND));
  }

  private boolean isAllowed(String who) {
    try {
      limits.take(Limits.Kind.TOKEN, who);
      return true;
    } catch (Problem e) {
      return false;
    }
  }
}
