package governor.core;

/** A choice as somebody names it: by its number or in words. */
public sealed interface Token {
  /** By the number that the question listed. */
  record Id(int action) implements Token {}

  /** In the game's notation. */
  record Words(String words) implements Token {}
}
