/** All computer players by name. Edge zone: asked once a game, never while a player thinks. */
@NullMarked
package governor.bots.roster;

import org.jspecify.annotations.NullMarked;
