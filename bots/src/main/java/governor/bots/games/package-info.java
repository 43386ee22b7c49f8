/**
 * The games that Governor knows, each described once: its family, what nets and searches see of it
 * and who plays it. Whatever else in this module asks here and names no game.
 */
@NullMarked
package governor.bots.games;

import org.jspecify.annotations.NullMarked;
