/**
 * The arena: measures players against each other with the seats taken in turn, and says how sure
 * the figures are. It knows games and players only by their interfaces, and never runs in the
 * browser.
 */
@NullMarked
package governor.lab.arena;

import org.jspecify.annotations.NullMarked;
