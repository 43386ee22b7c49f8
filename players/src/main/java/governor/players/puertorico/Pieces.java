package governor.players.puertorico;

import governor.puertorico.Building;
import governor.puertorico.Good;
import governor.puertorico.Role;
import governor.puertorico.Tile;
import java.util.List;
import java.util.stream.Stream;

/** The titles of all pieces in the order of their numbers, to name features after them. */
final class Pieces {
  static final List<String> ROLES = Stream.of(Role.values()).map(Role::title).toList();
  static final List<String> TILES = Stream.of(Tile.values()).map(Tile::title).toList();
  static final List<String> PLANTATIONS = TILES.subList(0, Tile.PLANTATIONS);
  static final List<String> GOODS = Stream.of(Good.values()).map(Good::title).toList();
  static final List<String> BUILDINGS = Stream.of(Building.values()).map(Building::title).toList();
  static final List<String> PRODUCTION = BUILDINGS.subList(0, Building.PRODUCTION_KINDS);

  /** What is on a ship: nothing, or a good. */
  static final List<String> LOADS = Stream.concat(Stream.of("nothing"), GOODS.stream()).toList();

  /** The cargo ships, by their size. */
  static final List<String> SHIPS = List.of("smallest", "second", "third");

  private Pieces() {}
}
