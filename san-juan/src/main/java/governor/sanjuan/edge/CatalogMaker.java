package governor.sanjuan.edge;

import governor.core.Catalog;
import governor.sanjuan.Card;
import governor.sanjuan.RuleSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;

/** Lists the cards in play. */
public final class CatalogMaker {
  private CatalogMaker() {}

  public static Catalog of(RuleSet rules) {
    return new Catalog(
        rules.config().name() + settings(rules),
        List.of(
                section(rules, "Production buildings", Card::isProduction),
                section(rules, "City buildings", card -> !card.isProduction() && !card.isEvent()),
                section(rules, "Events", Card::isEvent))
            .stream()
            .filter(section -> !section.entries().isEmpty())
            .toList(),
        Topics.of(rules));
  }

  /** The name of a card that no edition changes. */
  static String key(Card card) {
    return card.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  private static String settings(RuleSet rules) {
    return rules.config().settings().isEmpty() ? "" : " " + rules.config().settings().keySet();
  }

  private static Catalog.Section section(RuleSet rules, String title, Predicate<Card> wanted) {
    Effects effects = new Effects(rules);
    return new Catalog.Section(
        title,
        "",
        rules.cardsInPlay().stream()
            .filter(wanted)
            .map(
                card ->
                    new Catalog.Entry(
                        key(card),
                        rules.name(card),
                        card.isEvent() ? -1 : rules.cost(card),
                        card.isEvent() ? -1 : rules.points(card),
                        rules.copies(card),
                        Map.of(),
                        effects.when(card),
                        effects.of(card)))
            .toList());
  }
}
