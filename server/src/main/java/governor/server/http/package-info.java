/** The HTTP interface, one class for each group of endpoints. */
@NullMarked
package governor.server.http;

import org.jspecify.annotations.NullMarked;
