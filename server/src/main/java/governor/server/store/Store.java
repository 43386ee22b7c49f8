package governor.server.store;

import governor.desk.Journals;
import java.util.List;
import java.util.Optional;
import java.util.function.ObjIntConsumer;

/** What is kept. Everything that returns has reached the disk. */
public interface Store extends Journals, AutoCloseable {

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

  /**
   * Remembers that this person was there then, unless later is known, as soon as that can be
   * written.
   */
  void saw(String game, String person, long at);

  /** When this person was last seen there; 0 for never. */
  long lastSeen(String game, String person);

  Reviews reviews();

  Persons persons();

  Overview overview();

  /** Counts one more of what somebody does in this stretch of time, on all nodes together. */
  long count(String who, long stretch);

  /** How long transactions take. */
  Latency writeLatency();

  /** How much waits to be written. */
  int writesWaiting();

  /** How many connections to the database are in use. */
  int connectionsInUse();

  Archives archives();

  /** Tells this listener of every table that has moved on, on whichever node; where shared. */
  void listen(ObjIntConsumer<String> moved, Runnable reconnected);

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
