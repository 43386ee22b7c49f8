package governor.server.http;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import governor.desk.Problem;
import governor.server.store.Store;
import java.lang.reflect.Proxy;
import org.junit.jupiter.api.Test;

/** Who does too much is remembered, however many others come. */
final class LimitsTest {
  private static final int STRANGERS = 150_000;
  private static final int MORE_THAN_ALLOWED = 20;

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
    assertThatThrownBy(this::chatALot).isInstanceOf(Problem.class);
    for (int i = 0; i < STRANGERS; i++) {
      limits.take(Limits.Kind.CHAT, "stranger " + i);
    }
    assertThatThrownBy(() -> limits.take(Limits.Kind.CHAT, "busy")).isInstanceOf(Problem.class);
  }

  private void chatALot() {
    for (int i = 0; i < MORE_THAN_ALLOWED; i++) {
      limits.take(Limits.Kind.CHAT, "busy");
    }
  }
}
