/** Learning by self-play. Edge zone around a hot core. */
@NullMarked
package governor.lab.train;

import org.jspecify.annotations.NullMarked;
