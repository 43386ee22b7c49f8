/** How the program is compiled for the browser. Runs while Governor is built, never later. */
@NullMarked
package governor.browser.build;

import org.jspecify.annotations.NullMarked;
