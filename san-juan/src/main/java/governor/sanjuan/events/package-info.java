/** One class for each event. Hot zone. */
@NullMarked
package governor.sanjuan.events;

import org.jspecify.annotations.NullMarked;
