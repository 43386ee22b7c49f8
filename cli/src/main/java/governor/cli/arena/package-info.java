/** Computer players measured against each other. */
@NullMarked
package governor.cli.arena;

import org.jspecify.annotations.NullMarked;
