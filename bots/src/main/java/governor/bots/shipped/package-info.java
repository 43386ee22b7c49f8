/**
 * The nets that come with Governor: which one belongs to which game, and reading it from the
 * program's own files. Edge zone.
 */
@NullMarked
package governor.bots.shipped;

import org.jspecify.annotations.NullMarked;
