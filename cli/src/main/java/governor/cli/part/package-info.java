/** Results in parts, from many machines. */
@NullMarked
package governor.cli.part;

import org.jspecify.annotations.NullMarked;
