/**
 * The moments at which a building may act; a building class implements just those it needs. Hot
 * zone.
 */
@NullMarked
package governor.puertorico.hooks;

import org.jspecify.annotations.NullMarked;
