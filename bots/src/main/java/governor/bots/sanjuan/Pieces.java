package governor.bots.sanjuan;

import governor.sanjuan.Card;
import governor.sanjuan.Role;
import governor.sanjuan.RuleSet;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The titles of all pieces in play in the order of their numbers, to name features after them. */
final class Pieces {
  static final List<String> ROLES = Stream.of(Role.values()).map(Role::title).toList();

  final RuleSet rules;
  final List<String> buildings;
  final List<String> plants;
  final List<String> city;
  final List<String> events;

  /** Where goods may lie. */
  final List<String> stores;

  /** The price tiles by their prices, the cheapest good first. */
  final List<String> tiles;

  Pieces(RuleSet rules) {
    this.rules = rules;
    List<String> cards = rules.cardsInPlay().stream().map(Card::title).toList();
    buildings = cards.subList(0, rules.firstEvent());
    plants = cards.subList(0, rules.plants());
    city = cards.subList(rules.plants(), rules.firstEvent());
    events = cards.subList(rules.firstEvent(), cards.size());
    stores =
        IntStream.range(0, rules.goodsPlaces())
            .mapToObj(place -> cards.get(rules.goodsCard(place)))
            .toList();
    tiles = IntStream.range(0, RuleSet.TILES).mapToObj(this::prices).toList();
  }

  private String prices(int tile) {
    return IntStream.range(0, rules.plants())
        .mapToObj(plant -> Integer.toString(rules.price(tile, plant)))
        .collect(Collectors.joining("-"));
  }
}
