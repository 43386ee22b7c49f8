package governor.core;

import java.util.function.Function;

/**
 * What came of reading something that people or programs wrote: a value, or a sentence that says
 * what is wrong and what to do.
 *
 * @param <T> what was to be read
 */
public sealed interface Parsed<T> {
  /** It was understood. */
  record Ok<T>(T value) implements Parsed<T> {}

  /** It was refused; the sentence is meant for people. */
  record Refused<T>(String sentence) implements Parsed<T> {}

  static <T> Parsed<T> ok(T value) {
    return new Ok<>(value);
  }

  static <T> Parsed<T> refused(String sentence) {
    return new Refused<>(sentence);
  }

  /** Goes on with the value, if there is one. */
  default <R> Parsed<R> then(Function<T, Parsed<R>> next) {
    return switch (this) {
      case Ok<T>(T value) -> next.apply(value);
      case Refused<T>(String sentence) -> refused(sentence);
    };
  }

  /** The value; for texts that the program itself wrote, where a refusal would be a bug. */
  default T orThrow() {
    return switch (this) {
      case Ok<T>(T value) -> value;
      case Refused<T>(String sentence) -> throw new IllegalArgumentException(sentence);
    };
  }
}
