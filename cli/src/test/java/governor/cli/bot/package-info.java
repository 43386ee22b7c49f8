/** Programs that play. */
@NullMarked
package governor.cli.bot;

import org.jspecify.annotations.NullMarked;
