/** A game at the terminal, generic over games. */
@NullMarked
package governor.cli.play;

import org.jspecify.annotations.NullMarked;
