/**
 * Search by imagined deals, for any game: candidates by a first judgement, then rollouts that are
 * cut at the seat's next role choice. Knows a game only through {@code governor.core} and what its
 * {@code Guide} says. Hot zone but for what it reports.
 */
@NullMarked
package governor.bots.search;

import org.jspecify.annotations.NullMarked;
