package governor.server.store;

import governor.table.Line;
import governor.table.Table;
import governor.table.TablePlan;
import java.util.List;
import java.util.Optional;
import java.util.function.ObjIntConsumer;

/** What is kept. Everything that returns has reached the disk. */
public interface Store extends AutoCloseable {

  /** Keeps a new table with the first lines of its journal; false if there is one of its id. */
  boolean create(TablePlan plan, List<Line> lines, Standing standing);

  Optional<TablePlan> plan(String game);

  /** How far a table has come, by what was kept when it last changed. */
  Table.Status status(String game);

  /** The lines of a journal from this number on. */
  List<Line> lines(String game, int from);

  /**
   * Writes lines at the end of a journal, all or none: false if it is not {@code version} lines
   * long any more.
   */
  boolean append(String game, int version, List<Line> lines, Standing standing);

  /** The tables at which this person has a seat, last changed first. */
  List<String> gamesOf(String person, int most);

  /** The public tables that wait for players or are being played, last changed first. */
  List<String> publicGames(int most);

  /** Remembers that this person has a seat there. */
  void addMember(String game, String person);

  /** Keeps a person by the hash of a token. */
  void addPerson(String person, String tokenHash);

  /** The person whose token has this hash. */
  Optional<String> person(String tokenHash);

  /** Tables at which a computer player is to move and no living node sees to it. */
  List<String> idleComputers(long now, int most);

  /** Tables at which somebody's time has run out. */
  List<String> overdue(long now, int most);

  /** Whether this node may now play the computer players of the table, until then. */
  boolean lease(String game, String node, long now, long until);

  /** Leaves the computer players of all its tables to other nodes. */
  void release(String node);

  /** Sets when somebody's time at this table runs out, unless it has moved on since. */
  void postpone(String game, long seenDue, long due);

  /** Remembers that this person is there now. */
  void saw(String game, String person, long now);

  /** When this person was last seen there; 0 for never. */
  long lastSeen(String game, String person);

  Reviews reviews();

  /** Tells this listener of every table that has moved on, on whichever node; where shared. */
  void listen(ObjIntConsumer<String> moved, Runnable reconnected);

  /** Whether other nodes may write too. */
  boolean isShared();

  /** Why nothing can be written at the moment, as a sentence; nothing if all is well. */
  Optional<String> trouble();

  /** Whoever finds the database in use is told that it is by the server at this address. */
  void servedAt(String address);

  /**
   * Why the database cannot be relied on, as a sentence; nothing if something has just been
   * written. Answers within a second, whatever the database does.
   */
  Optional<String> whatIsWrong();

  @Override
  void close();
}
