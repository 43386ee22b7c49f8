/** Editions, expansions and house rules: the printed numbers and the classes in play. Edge zone. */
@NullMarked
package governor.sanjuan.editions;

import org.jspecify.annotations.NullMarked;
