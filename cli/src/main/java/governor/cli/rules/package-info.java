/** What can be played, and with which pieces. */
@NullMarked
package governor.cli.rules;

import org.jspecify.annotations.NullMarked;
