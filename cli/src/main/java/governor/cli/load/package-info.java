/** Many tables at once, to see what a server bears. */
@NullMarked
package governor.cli.load;

import org.jspecify.annotations.NullMarked;
