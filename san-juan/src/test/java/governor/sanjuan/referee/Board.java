package governor.sanjuan.referee;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The whole game as the referee knows it. */
final class Board {
  static final int TILES = 5;

  final Rules rules;
  final Kinds kinds;
  final List<Player> players = new ArrayList<>();

  int round = 1;
  int governor;

  /** The roles taken this round, with their takers. */
  final Map<String, Integer> rolesTaken = new LinkedHashMap<>();

  /** The player of the builder phase that runs, if there is one, and whether with the library. */
  Optional<Player> builder = Optional.empty();

  boolean builderWithLibrary;

  int drawPile;

  /** What is known to lie in the discard pile; goods lie there unseen. */
  final List<Kind> discards = new ArrayList<>();

  int unseenDiscards;
  boolean cathedralFree;
  final Set<Kind> openEvents = new LinkedHashSet<>();

  /** The event that is being carried out. */
  final List<Kind> aside = new ArrayList<>();

  /** Cards drawn or turned by somebody, who has yet to decide about them. */
  final List<Kind> offer = new ArrayList<>();

  /** A sold good that is neither discarded nor under the harbor yet. */
  int soldGoods;

  /** The tiles turned so far, as price lists, in their order. */
  final List<List<Integer>> tiles = new ArrayList<>();

  /** The place of the current or next tile. */
  int tile;

  Board(Rules rules) {
    this.rules = rules;
    this.kinds = new Kinds(rules);
    for (int seat = 0; seat < rules.players(); seat++) {
      players.add(new Player(seat));
    }
  }

  int discardPile() {
    return discards.size() + unseenDiscards;
  }

  /** All players in turn order, this one first. */
  List<Player> from(int seat) {
    List<Player> order = new ArrayList<>();
    for (int i = 0; i < players.size(); i++) {
      order.add(players.get((seat + i) % players.size()));
    }
    return order;
  }

  /** Whether anybody has as many buildings as end the game. */
  boolean somebodyHasTwelve() {
    return players.stream().anyMatch(player -> player.spaces.size() >= 12);
  }

  /** What was built in the phase that ends now works from now on. */
  void openNewBuildings() {
    players.forEach(player -> player.spaces.forEach(space -> space.fresh = false));
  }
}
