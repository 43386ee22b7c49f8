/** One class for each building that does something; its comment is its rule. Hot zone. */
@NullMarked
package governor.puertorico.buildings;

import org.jspecify.annotations.NullMarked;
