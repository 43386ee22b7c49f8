/** Programs that play: the line protocol, spoken by our players and to those of others. */
@NullMarked
package governor.cli.bot;

import org.jspecify.annotations.NullMarked;
