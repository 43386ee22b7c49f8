/** Options that several commands take, each with its checks and its sentences. */
@NullMarked
package governor.cli.options;

import org.jspecify.annotations.NullMarked;
