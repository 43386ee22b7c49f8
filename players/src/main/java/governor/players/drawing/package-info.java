/** Charts of what was measured, as SVG. Edge. */
@NullMarked
package governor.players.drawing;

import org.jspecify.annotations.NullMarked;
