package governor.core;

import java.util.Optional;
import java.util.function.Function;

/**
 * What came of reading something that people or programs wrote: a value, or a sentence that says
 * what is wrong and what to do.
 *
 * @param <T> what was to be read
 */
public sealed interface Parsed<T> {
  /** It was understood. */
  record Ok<T>(T value) implements Parsed<T> {
    @Override
    public <R> Parsed<R> then(Function<T, Parsed<R>> next) {
      return next.apply(value);
    }

    @Override
    public T orThrow() {
      return value;
    }

    @Override
    public Optional<T> toOptional() {
      return Optional.of(value);
    }
  }

  /** It was refused; the sentence is meant for people. */
  record Refused<T>(String sentence) implements Parsed<T> {
    @Override
    public <R> Parsed<R> then(Function<T, Parsed<R>> next) {
      return refused(sentence);
    }

    @Override
    public T orThrow() {
      throw new IllegalArgumentException(sentence);
    }

    @Override
    public Optional<T> toOptional() {
      return Optional.empty();
    }
  }

  static <T> Parsed<T> ok(T value) {
    return new Ok<>(value);
  }

  static <T> Parsed<T> refused(String sentence) {
    return new Refused<>(sentence);
  }

  /** Goes on with the value, if there is one. */
  <R> Parsed<R> then(Function<T, Parsed<R>> next);

  /** The value; for texts that the program itself wrote, where a refusal would be a bug. */
  T orThrow();

  /** The value, where nobody asks why there is none. */
  Optional<T> toOptional();
}
