/** Ranges of blocks played on Apache Spark; no part of the ordinary program. */
@NullMarked
package governor.cluster;

import org.jspecify.annotations.NullMarked;
