/** Many games between computer players, counted. */
@NullMarked
package governor.cli.simulate;

import org.jspecify.annotations.NullMarked;
