package governor.server.store;

import governor.desk.Standing;
import governor.table.Line;
import java.util.List;

/**
 * Lines for the end of a table's journal.
 *
 * @param version how long the journal must be for them to fit
 * @param standing what the table has come to by them
 */
record JournalRows(String game, int version, List<Line> lines, Standing standing) {}
