/** Players for people: levels that can be told apart, and personalities. */
@NullMarked
package governor.bots.levels;

import org.jspecify.annotations.NullMarked;
