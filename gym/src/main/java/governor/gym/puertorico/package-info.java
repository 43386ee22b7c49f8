/**
 * Puerto Rico as a row of named bytes and as named actions. Hot zone: writing a row allocates
 * nothing.
 */
@NullMarked
package governor.gym.puertorico;

import org.jspecify.annotations.NullMarked;
