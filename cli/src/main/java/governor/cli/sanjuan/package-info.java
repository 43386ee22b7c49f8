/** San Juan at the terminal: the only package here that knows the game. */
@NullMarked
package governor.cli.sanjuan;

import org.jspecify.annotations.NullMarked;
