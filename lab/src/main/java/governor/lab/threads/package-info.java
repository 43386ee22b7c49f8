/** Threads for measurements of many games. */
@NullMarked
package governor.lab.threads;

import org.jspecify.annotations.NullMarked;
