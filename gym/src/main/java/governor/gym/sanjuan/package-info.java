/**
 * San Juan as a row of named bytes and as named actions. Hot zone: writing a row allocates nothing.
 */
@NullMarked
package governor.gym.sanjuan;

import org.jspecify.annotations.NullMarked;
