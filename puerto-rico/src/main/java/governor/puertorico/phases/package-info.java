/** The phases, each a few steps that read like the rulebook's paragraph. Hot zone. */
@NullMarked
package governor.puertorico.phases;

import org.jspecify.annotations.NullMarked;
