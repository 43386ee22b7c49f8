/**
 * Reasons for people: hints and reviews of games, from the numbers of a search and nothing else.
 * Edge zone.
 */
@NullMarked
package governor.bots.analysis;

import org.jspecify.annotations.NullMarked;
