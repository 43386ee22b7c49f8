/**
 * What every game is: positions, questions and choices, chance, views, records.
 *
 * <p>Two zones. Hot: {@link governor.core.State}, {@link governor.core.Options}, {@link
 * governor.core.Action}, {@link governor.core.Agenda}, {@link governor.core.Step}, {@link
 * governor.core.Rng} and the running of a {@link governor.core.Game}; ints, longs and arrays, no
 * allocation. Edge: everything else; records and collections.
 */
@NullMarked
package governor.core;

import org.jspecify.annotations.NullMarked;
