/**
 * Hand-written players that know their game well: opponents for people, the fixed reference of the
 * arena, and the hands that play out games for search.
 *
 * <p>Hot zone: they are asked millions of times a second, so they allocate nothing and remember
 * nothing from one question to the next.
 */
@NullMarked
package governor.bots.puertorico.heuristic;

import org.jspecify.annotations.NullMarked;
