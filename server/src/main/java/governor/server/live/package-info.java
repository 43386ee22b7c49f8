/** Tables in memory: loaded, moved on, watched, and played by computer players. */
@NullMarked
package governor.server.live;

import org.jspecify.annotations.NullMarked;
