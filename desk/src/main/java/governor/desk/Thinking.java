package governor.desk;

import java.util.function.Supplier;

/** Where something is worked out that takes its time. */
public interface Thinking {
  /** Works it out for this person and waits for it. */
  <R> R compute(String person, Supplier<R> question);
}
