/**
 * Batches of games for programs of others: what a seat knows as a row of named bytes, what it may
 * do as named numbers, and many games that take a step together.
 *
 * <p>Hot zone: a step of a batch allocates nothing. Names, saving and texts are edge.
 */
@NullMarked
package governor.gym;

import org.jspecify.annotations.NullMarked;
