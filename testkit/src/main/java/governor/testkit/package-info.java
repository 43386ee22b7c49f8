/**
 * What every game must hold, as tests that a game's own test class calls. Edge zone, tests only.
 */
@NullMarked
package governor.testkit;

import org.jspecify.annotations.NullMarked;
