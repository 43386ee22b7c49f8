/**
 * San Juan: positions, the compiled rule set and the game itself.
 *
 * <p>Hot zone except for {@link governor.sanjuan.SanJuan}: ints, longs and arrays, no allocation in
 * play. Start reading at {@link governor.sanjuan.SanJuanState} (the vocabulary), then open {@code
 * phases} (the rulebook's phases), {@code buildings} and {@code events} (one class each), {@code
 * editions} (numbers and which classes are in play) and {@code edge} (words, views, log).
 */
@NullMarked
package governor.sanjuan;

import org.jspecify.annotations.NullMarked;
