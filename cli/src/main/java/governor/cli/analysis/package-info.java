/** Hints and reviews of recorded games. */
@NullMarked
package governor.cli.analysis;

import org.jspecify.annotations.NullMarked;
