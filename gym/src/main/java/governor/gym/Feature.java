package governor.gym;

/**
 * One byte of an observation.
 *
 * @param name its name within the observation, such as {@code hand/smithy}
 * @param about what it says, as a sentence
 * @param most the largest value that it can have; the smallest is 0
 */
public record Feature(String name, String about, int most) {}
