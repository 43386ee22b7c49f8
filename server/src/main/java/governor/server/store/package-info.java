/** What is kept: plans, journals and people, in SQLite or PostgreSQL. */
@NullMarked
package governor.server.store;

import org.jspecify.annotations.NullMarked;
