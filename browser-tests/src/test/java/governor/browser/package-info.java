/** The app in a real Chromium against a real server. */
@NullMarked
package governor.browser;

import org.jspecify.annotations.NullMarked;
