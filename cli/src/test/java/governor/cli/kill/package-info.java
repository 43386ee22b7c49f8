/** Servers that are killed while games go on. */
@NullMarked
package governor.cli.kill;

import org.jspecify.annotations.NullMarked;
