package governor.puertorico.editions;

/**
 * What can be added to the base game.
 *
 * @param name how configs name it, as in {@code puertorico+nobles}
 * @param about one line about it
 * @param rules its pieces, installed after the base game and the expansions before it
 */
public record Expansion(String name, String about, RuleModule rules) {}
