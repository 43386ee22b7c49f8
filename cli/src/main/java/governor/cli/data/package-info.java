/** Decisions of many games as rows for learning. */
@NullMarked
package governor.cli.data;

import org.jspecify.annotations.NullMarked;
