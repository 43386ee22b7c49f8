/**
 * Batches for programs in other languages: requests and answers as bytes, over standard input and
 * output or inside the process of the other program. docs/batch-protocol.md has it byte by byte.
 */
@NullMarked
package governor.gym.wire;

import org.jspecify.annotations.NullMarked;
