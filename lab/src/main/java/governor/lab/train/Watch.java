package governor.lab.train;

/** Who follows a training. */
@FunctionalInterface
public interface Watch {
  /** It was measured how the net does. */
  void measured(Curve.Point point);

  /** So many games are played in all; told after each batch. */
  default void played(long games) {}

  /** Everything so far is in the files. */
  default void saved() {}
}
