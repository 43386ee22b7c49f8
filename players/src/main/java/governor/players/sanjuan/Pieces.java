package governor.players.sanjuan;

import governor.sanjuan.Card;
import governor.sanjuan.Role;
import governor.sanjuan.RuleSet;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The titles of all pieces in the order of their numbers, to name features after them. */
final class Pieces {
  static final List<String> ROLES = Stream.of(Role.values()).map(Role::title).toList();
  static final List<String> CARDS = Stream.of(Card.values()).map(Pieces::title).toList();
  static final List<String> BUILDINGS = CARDS.subList(0, Card.EARTHQUAKE.ordinal());
  static final List<String> PLANTS = CARDS.subList(0, Card.PRODUCTION_KINDS);
  static final List<String> CITY = BUILDINGS.subList(Card.PRODUCTION_KINDS, BUILDINGS.size());
  static final List<String> EVENTS = CARDS.subList(BUILDINGS.size(), CARDS.size());

  /** Where goods may lie. */
  static final List<String> STORES =
      Stream.concat(PLANTS.stream(), Stream.of(title(Card.CUSTOMS_OFFICE))).toList();

  /** The price tiles by their prices, the cheapest good first. */
  static final List<String> TILES =
      IntStream.range(0, RuleSet.TILES).mapToObj(Pieces::prices).toList();

  private Pieces() {}

  static String title(Card card) {
    return card.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  private static String prices(int tile) {
    return IntStream.range(0, Card.PRODUCTION_KINDS)
        .mapToObj(plant -> Integer.toString(RuleSet.price(tile, plant)))
        .collect(Collectors.joining("-"));
  }
}
