/** What the nets see of San Juan. Hot zone. */
@NullMarked
package governor.players.sanjuan;

import org.jspecify.annotations.NullMarked;
