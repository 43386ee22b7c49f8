/** Charts of what was measured, as SVG. Edge. */
@NullMarked
package governor.lab.charts;

import org.jspecify.annotations.NullMarked;
