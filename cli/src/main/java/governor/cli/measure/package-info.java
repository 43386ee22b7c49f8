/** Signature, perft and benchmark of the engine. */
@NullMarked
package governor.cli.measure;

import org.jspecify.annotations.NullMarked;
