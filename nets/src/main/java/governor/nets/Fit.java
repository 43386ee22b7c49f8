package governor.nets;

/**
 * How well a net fits a game.
 *
 * @param shared how many features both know
 * @param dropped how many features the net knows that the game does not have
 * @param lacking how many features the game has that mean nothing to the net
 */
public record Fit(int shared, int dropped, int lacking) {
  /** Of a net that was made for this game. */
  public static Fit whole(Net net) {
    return new Fit(net.inputs, 0, 0);
  }
}
