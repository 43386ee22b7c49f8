/** As much of the Parquet format as rows of decisions need: plain pages, packed by gzip. */
@NullMarked
package governor.data.parquet;

import org.jspecify.annotations.NullMarked;
