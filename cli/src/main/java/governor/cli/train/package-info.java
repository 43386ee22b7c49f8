/** Teaching nets. */
@NullMarked
package governor.cli.train;

import org.jspecify.annotations.NullMarked;
