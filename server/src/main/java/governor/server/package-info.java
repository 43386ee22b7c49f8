/** The server: tables over HTTP, stored in a database, on one node or several. */
@NullMarked
package governor.server;

import org.jspecify.annotations.NullMarked;
