/**
 * The base game, expansions, the variant for two and house rules: the printed numbers and the
 * classes in play. Edge zone.
 */
@NullMarked
package governor.puertorico.editions;

import org.jspecify.annotations.NullMarked;
