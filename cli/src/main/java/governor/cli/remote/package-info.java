/** Servers seen from outside: started, spoken to, played on by programs, and put under load. */
@NullMarked
package governor.cli.remote;

import org.jspecify.annotations.NullMarked;
