/** Computer players by name. */
@NullMarked
package governor.cli.player;

import org.jspecify.annotations.NullMarked;
