/**
 * Searching players of the frozen pool, against which others are measured: plain methods from the
 * books, for any game, without anything learned.
 *
 * <p>Hot zone: nothing is allocated while a playout runs.
 */
@NullMarked
package governor.lab.pool;

import org.jspecify.annotations.NullMarked;
