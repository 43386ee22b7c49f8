/** Benchmarks of the engine and of the computer players. */
@NullMarked
package governor.bench;

import org.jspecify.annotations.NullMarked;
