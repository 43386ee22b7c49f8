package governor.core;

/**
 * A computer player: answers questions. One object serves one seat of one game at a time.
 *
 * <p>It is fair by construction: the position it is handed is a copy in which everything that the
 * seat cannot know has been dealt anew, so there is nothing to peek at. It may change that copy.
 *
 * @param <S> the positions of the game
 */
public interface Player<S extends State> {
  /**
   * Chooses one of the options.
   *
   * @param imagined an imagined copy of the position, the player's to use
   * @param options the legal choices, two or more
   * @param rng the player's own source of chance; the same source gives the same choice
   */
  int choose(S imagined, Options options, Rng rng);
}
