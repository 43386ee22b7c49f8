/** The {@code governor} command and what its subcommands share. */
@NullMarked
package governor.cli;

import org.jspecify.annotations.NullMarked;
