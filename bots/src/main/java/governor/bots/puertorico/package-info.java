/** What nets and searches see of Puerto Rico. */
@NullMarked
package governor.bots.puertorico;

import org.jspecify.annotations.NullMarked;
