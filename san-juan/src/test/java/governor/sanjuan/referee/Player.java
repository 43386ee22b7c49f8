package governor.sanjuan.referee;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;

/** What a player has. */
final class Player {
  final int seat;
  final List<Kind> hand = new ArrayList<>();
  final List<Space> spaces = new ArrayList<>();

  /** How many goods lie on buildings of each kind. */
  final TreeMap<Kind, Integer> goods = new TreeMap<>(Comparator.comparingInt(Kind::place));

  /** On which of several like buildings they lie. */
  final Goods places = new Goods(this);

  boolean libraryUsed;
  boolean bankUsed;

  Player(int seat) {
    this.seat = seat;
  }

  /** Whether the player has this building uncovered. */
  boolean has(String name) {
    return spaces.stream().anyMatch(space -> space.kind().is(name));
  }

  /** Whether the player has this building uncovered and built before this phase. */
  boolean works(String name) {
    return spaces.stream().anyMatch(space -> space.kind().is(name) && !space.fresh);
  }

  int count(Kind kind) {
    return (int) spaces.stream().filter(space -> space.kind() == kind).count();
  }

  int goodsOn(Kind kind) {
    return goods.getOrDefault(kind, 0);
  }

  void addGood(Kind kind) {
    goods.merge(kind, 1, Integer::sum);
    places.added(kind);
  }

  void removeGood(Kind kind) {
    goods.merge(kind, -1, Integer::sum);
    places.removed(kind);
  }

  /** The good on this very building goes. */
  void removeGood(Space space) {
    goods.merge(space.kind(), -1, Integer::sum);
    places.removed(space);
  }

  int allGoods() {
    return goods.values().stream().mapToInt(Integer::intValue).sum();
  }

  int pileCards() {
    return spaces.stream().mapToInt(Space::pileCards).sum();
  }

  /** The space of this uncovered building. */
  Space space(String name) {
    return spaces.stream().filter(space -> space.kind().is(name)).findFirst().orElseThrow();
  }

  /** Cost-free help for sets: the kinds among these cards in the order of the cards, each once. */
  static List<Kind> kinds(List<Kind> cards) {
    return cards.stream().distinct().sorted(Comparator.comparingInt(Kind::place)).toList();
  }
}
