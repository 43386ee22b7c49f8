/** Batches of games for programs of others: their spaces, and the protocol over a pipe. */
@NullMarked
package governor.cli.batch;

import org.jspecify.annotations.NullMarked;
