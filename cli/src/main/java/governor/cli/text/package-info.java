/** Text for people and programs: styles, tables, JSON, CSV. */
@NullMarked
package governor.cli.text;

import org.jspecify.annotations.NullMarked;
