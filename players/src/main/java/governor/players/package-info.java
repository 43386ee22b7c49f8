/** Computer players that know a game only through {@code governor.core}. */
@NullMarked
package governor.players;

import org.jspecify.annotations.NullMarked;
