/** What nets and searches see of Puerto Rico. */
@NullMarked
package governor.players.puertorico;

import org.jspecify.annotations.NullMarked;
