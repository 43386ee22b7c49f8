package governor.gym;

/**
 * One action of an action space.
 *
 * @param name its name within the space, such as {@code build smithy}
 * @param about what it does, as a sentence
 */
public record NamedAction(String name, String about) {}
