/**
 * Puerto Rico: positions, the compiled rule set and the game itself.
 *
 * <p>Hot zone except for {@link governor.puertorico.PuertoRico}: ints, longs and arrays, no
 * allocation in play. Start reading at {@link governor.puertorico.PuertoRicoState} (the
 * vocabulary), then open {@code phases} (the rulebook's phases), {@code buildings} (one class
 * each), {@code editions} (numbers and which classes are in play) and {@code edge} (words, views,
 * log).
 */
@NullMarked
package governor.puertorico;

import org.jspecify.annotations.NullMarked;
