package governor.sanjuan.edge;

import governor.core.Catalog;
import governor.sanjuan.Card;
import governor.sanjuan.RuleSet;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;

/** Lists the cards in play. */
public final class CatalogMaker {
  private CatalogMaker() {}

  public static Catalog of(RuleSet rules) {
    return new Catalog(
        rules.config().name() + settings(rules),
        List.of(
                section(rules, "Production buildings", rules::isProduction),
                section(rules, "City buildings", card -> isCity(rules, card)),
                section(rules, "Events", rules::isEvent))
            .stream()
            .filter(section -> !section.entries().isEmpty())
            .toList(),
        Topics.of(rules));
  }

  private static boolean isCity(RuleSet rules, int card) {
    return !rules.isProduction(card) && !rules.isEvent(card);
  }

  private static boolean isEvent(RuleSet rules, Card card) {
    return rules.isEvent(rules.number(card));
  }

  private static String settings(RuleSet rules) {
    return rules.config().settings().isEmpty() ? "" : " " + rules.config().settings().keySet();
  }

  private static Catalog.Section section(RuleSet rules, String title, IntPredicate wanted) {
    return new Catalog.Section(
        title,
        "",
        rules.cardsInPlay().stream()
            .filter(card -> wanted.test(rules.number(card)))
            .map(
                card ->
                    new Catalog.Entry(
                        card.title(),
                        rules.name(card),
                        isEvent(rules, card) ? -1 : rules.cost(card),
                        isEvent(rules, card) ? -1 : rules.points(card),
                        rules.copies(card),
                        Map.of(),
                        card.when(rules),
                        card.effect(rules)))
            .toList());
  }
}
