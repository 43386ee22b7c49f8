/** What the nets see of San Juan. Hot zone. */
@NullMarked
package governor.bots.sanjuan;

import org.jspecify.annotations.NullMarked;
