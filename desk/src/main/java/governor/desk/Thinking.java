package governor.desk;

import java.util.function.Supplier;

/** Where something is worked out that takes its time. */
public interface Thinking {
  /** Works it out and waits for it. */
  <R> R compute(Supplier<R> question);
}
