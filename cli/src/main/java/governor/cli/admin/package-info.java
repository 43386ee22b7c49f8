/** The host's commands for a server that runs. */
@NullMarked
package governor.cli.admin;

import org.jspecify.annotations.NullMarked;
