/** A fixed set of matches to be cited. */
@NullMarked
package governor.cli.suite;

import org.jspecify.annotations.NullMarked;
