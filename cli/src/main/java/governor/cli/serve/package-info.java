/** The server from the command line. */
@NullMarked
package governor.cli.serve;

import org.jspecify.annotations.NullMarked;
