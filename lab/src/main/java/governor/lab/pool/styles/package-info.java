/**
 * Players of one idea each, frozen: rushers, hoarders, copycats and others whom nets have not met.
 * The suite of styles shows to whom a player is not used.
 *
 * <p>Hot zone: they are asked in every game of a training, so they allocate nothing.
 */
@NullMarked
package governor.lab.pool.styles;

import org.jspecify.annotations.NullMarked;
