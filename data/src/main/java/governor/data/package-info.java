/** Rows of decisions in files that other programs read: Parquet and NDJSON. */
@NullMarked
package governor.data;

import org.jspecify.annotations.NullMarked;
