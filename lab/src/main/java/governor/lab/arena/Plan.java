package governor.lab.arena;

import governor.core.Game;
import governor.core.Player;
import governor.core.Seed;
import governor.core.State;
import java.util.List;
import java.util.function.Function;

/**
 * What the arena is to play: blocks, each of which is one seed at one table with all its
 * arrangements. Whole blocks are what figures are made of: in a block everybody sits everywhere
 * equally often.
 *
 * @param maker a new player of a name
 * @param cycles how many blocks every table plays
 * @param cap the round after which a game is scored at the latest
 * @param <S> the positions of the game
 */
public record Plan<S extends State>(
    Game<S> game,
    Function<String, Player<S>> maker,
    List<Table> tables,
    Seed seed,
    int cycles,
    int cap) {

  public Plan {
    tables = List.copyOf(tables);
  }

  /** How many cycles make at least so many games. */
  public static int cycles(List<Table> tables, int games) {
    int each = tables.stream().mapToInt(table -> table.arrangements().size()).sum();
    return Math.ceilDiv(games, each);
  }

  public int blocks() {
    return cycles * tables.size();
  }

  public int games() {
    return cycles * tables.stream().mapToInt(table -> table.arrangements().size()).sum();
  }

  /** Each name once, in the order in which tables name them. */
  public List<String> names() {
    return tables.stream().flatMap(table -> table.players().stream()).distinct().toList();
  }

  /** The table of a block, as its place in the list. */
  int tableOf(int block) {
    return block % tables.size();
  }

  /** The seed of all games of a block. */
  Seed seedOf(int block) {
    return new Seed(seed.text() + "-" + (block + 1));
  }

  /** Where the players' own chances come from in one arrangement of a block. */
  Seed seedOfPlayers(int block, int arrangement) {
    return new Seed(seed.text() + "-" + (block + 1) + "-" + (arrangement + 1));
  }
}
