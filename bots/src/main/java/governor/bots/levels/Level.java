package governor.bots.levels;

/**
 * How strong a computer player is.
 *
 * @param number from 1, the weakest, to 6
 * @param name what people call it
 * @param about one line about it
 */
public record Level(int number, String name, String about) {}
