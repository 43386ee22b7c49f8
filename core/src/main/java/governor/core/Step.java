package governor.core;

/**
 * One step of a game: a piece of a phase that either does automatic work or asks a seat a question.
 *
 * <p>Both methods find their frame on top of the state's agenda.
 *
 * @param <S> the positions of the game
 */
public abstract class Step<S extends State> {
  /**
   * Either adds the choices of a question to {@code out} and leaves the state as it is, or does
   * what is automatic, leaves {@code out} empty, and changes the agenda (pops itself, or goes on).
   */
  public abstract void run(S s, int frame, Options out);

  /** Carries out one of the choices that {@code run} offered: that and nothing more. */
  public void choose(S s, int frame, int action) {
    throw new IllegalStateException(getClass().getSimpleName() + " asks no question");
  }
}
