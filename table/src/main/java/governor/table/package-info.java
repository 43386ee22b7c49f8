/**
 * A game being played: who sits where, what was chosen and taken back, what each viewer may know.
 * Edge code: records, sealed types, collections. It knows neither the network nor the disk.
 */
@NullMarked
package governor.table;

import org.jspecify.annotations.NullMarked;
