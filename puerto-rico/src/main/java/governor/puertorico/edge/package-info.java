/**
 * What leaves the engine: words for choices, views for seats, events for the log, the rules in our
 * words. Edge zone.
 */
@NullMarked
package governor.puertorico.edge;

import org.jspecify.annotations.NullMarked;
