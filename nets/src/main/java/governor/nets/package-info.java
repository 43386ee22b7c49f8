/**
 * Small nets: sparse first layer, two hidden layers, a win share and a score for each seat. Hot
 * zone but for loading and saving.
 */
@NullMarked
package governor.nets;

import org.jspecify.annotations.NullMarked;
