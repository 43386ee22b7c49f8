/** Learning by self-play. Edge zone around a hot core. */
@NullMarked
package governor.players.train;

import org.jspecify.annotations.NullMarked;
