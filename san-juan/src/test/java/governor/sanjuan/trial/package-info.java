/** An expansion that nobody sells, written as anybody would write one. */
@NullMarked
package governor.sanjuan.trial;

import org.jspecify.annotations.NullMarked;
