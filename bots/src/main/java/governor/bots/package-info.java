/** Computer players that know a game only through {@code governor.core}. */
@NullMarked
package governor.bots;

import org.jspecify.annotations.NullMarked;
