/** Puerto Rico at the terminal: the only package here that knows the game. */
@NullMarked
package governor.cli.puertorico;

import org.jspecify.annotations.NullMarked;
