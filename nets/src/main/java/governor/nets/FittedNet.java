package governor.nets;

/**
 * A net with its features and stacks in the order of a game.
 *
 * @param fit how much of the net that is
 */
public record FittedNet(Net net, Fit fit) {}
