/** The rules of Puerto Rico. */
@NullMarked
package governor.puertorico;

import org.jspecify.annotations.NullMarked;
