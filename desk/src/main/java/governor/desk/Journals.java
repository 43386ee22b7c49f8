package governor.desk;

import governor.table.Line;
import governor.table.Table;
import governor.table.TablePlan;
import java.util.List;
import java.util.Optional;

/**
 * Where tables are kept: in a server's database, or on the device. Everything that returns is kept.
 */
public interface Journals {

  /** A name for a new table. */
  default String newName() {
    return Codes.random(9);
  }

  /** Whether the seeds are in the hands of those who play: such games are practice. */
  default boolean areSeedsKnown() {
    return false;
  }

  /** Keeps a new table with the first lines of its journal; false if there is one of its id. */
  boolean create(TablePlan plan, List<Line> lines, Standing standing);

  Optional<TablePlan> plan(String table);

  /** How far a table has come, by what was kept when it last changed. */
  Table.Status status(String table);

  /** The lines of a journal from this number on. */
  List<Line> lines(String table, int from);

  /**
   * Writes lines at the end of a journal, all or none: false if it is not {@code version} lines
   * long any more.
   */
  boolean append(String table, int version, List<Line> lines, Standing standing);

  /** The games of this person that are not over, last changed first. */
  List<Listed> unfinishedOf(String person, int most);

  /**
   * The games of this person that are over, last one first, from before this time on; among those
   * of the same time from before this id on.
   */
  List<Listed> finishedOf(String person, long before, String beforeId, int most);

  /** The public tables that wait for players or are being played, last changed first. */
  List<Listed> publicGames(int most);

  /** Remembers that this person has a seat there. */
  void addMember(String table, String person);

  /** Whether somebody else may write too. */
  boolean isShared();

  /** Why nothing can be written at the moment, as a sentence; nothing if all is well. */
  Optional<String> trouble();
}
