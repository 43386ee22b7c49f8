package governor.bots.puertorico;

import governor.puertorico.Good;
import governor.puertorico.Role;
import governor.puertorico.RuleSet;
import governor.puertorico.Tile;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The titles of the pieces in play in the order of their numbers, to name features after them. */
final class Pieces {
  static final List<String> TILES = Stream.of(Tile.values()).map(Tile::title).toList();
  static final List<String> PLANTATIONS = TILES.subList(0, Tile.PLANTATIONS);
  static final List<String> GOODS = Stream.of(Good.values()).map(Good::title).toList();

  /** What is on a ship: nothing, or a good. */
  static final List<String> LOADS = Stream.concat(Stream.of("nothing"), GOODS.stream()).toList();

  /** The cargo ships, by their size. */
  static final List<String> SHIPS = List.of("smallest", "second", "third");

  private final RuleSet rules;

  /** The role cards in play. */
  final List<String> roles;

  final List<String> buildings;

  Pieces(RuleSet rules) {
    this.rules = rules;
    this.roles = Stream.of(Role.values()).filter(rules::has).map(Role::title).toList();
    this.buildings = titles(rules.all());
  }

  /** The place of each role card in {@link #roles}. */
  int[] rolePlaces() {
    return places(rules.roles(), Role.CARDS);
  }

  /** The titles of these buildings. */
  List<String> titles(long kinds) {
    return IntStream.range(0, rules.kinds())
        .filter(building -> (kinds >>> building & 1) != 0)
        .mapToObj(building -> rules.building(building).title())
        .toList();
  }

  /** The place of each building among those of these kinds. */
  int[] places(long kinds) {
    return places(kinds, rules.kinds());
  }

  private static int[] places(long kinds, int number) {
    return IntStream.range(0, number)
        .map(kind -> Long.bitCount(kinds & (1L << kind) - 1))
        .toArray();
  }
}
