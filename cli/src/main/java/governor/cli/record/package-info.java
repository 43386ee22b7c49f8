/** Reading, showing and checking records. */
@NullMarked
package governor.cli.record;

import org.jspecify.annotations.NullMarked;
