/**
 * Reasons for people: hints and reviews of games, from the numbers of a search and nothing else.
 * Edge zone.
 */
@NullMarked
package governor.players.analysis;

import org.jspecify.annotations.NullMarked;
