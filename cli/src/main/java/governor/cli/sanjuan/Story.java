package governor.cli.sanjuan;

import governor.cli.text.Text;
import governor.core.Event;
import governor.sanjuan.edge.SanJuanEvent;
import governor.sanjuan.edge.What;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What happened, with things of the same kind in one sentence: {@code Anna draws well and 2 crane}.
 */
final class Story {
  private Story() {}

  static List<String> tell(List<? extends Event> seen, List<String> names) {
    List<String> sentences = new ArrayList<>();
    int i = 0;
    while (i < seen.size()) {
      SanJuanEvent first = (SanJuanEvent) seen.get(i);
      int end = i + 1;
      while (end < seen.size() && belongs(first, (SanJuanEvent) seen.get(end))) {
        end++;
      }
      sentences.add(
          end == i + 1 ? Text.capital(first.describe(names)) : sum(seen.subList(i, end), names));
      i = end;
    }
    return sentences;
  }

  private static boolean belongs(SanJuanEvent first, SanJuanEvent next) {
    return next.what() == first.what() && next.seat() == first.seat() && !verb(first).isEmpty();
  }

  private static String verb(SanJuanEvent event) {
    return switch (event.what()) {
      case DREW -> "draws";
      case WAS_OFFERED -> "looks at";
      case TURNED -> "turns";
      case KEPT, KEPT_OPEN -> "keeps";
      case DISCARDED -> "discards";
      case PAID -> "pays";
      case PAID_GOOD -> "pays with the goods of";
      case PRODUCED -> "puts goods on";
      case SOLD -> "sells the goods of";
      case PUT_UNDER_CHAPEL -> "puts under the chapel";
      case PUT_UNDER_BANK -> "puts under the bank";
      case ROUND_BEGAN,
          TOOK_BUILDER,
          TOOK_PRODUCER,
          TOOK_TRADER,
          TOOK_COUNCILLOR,
          TOOK_PROSPECTOR,
          USED_LIBRARY,
          USED,
          PASSED_USE,
          PASSED_BUILD,
          PASSED_PRODUCE,
          PASSED_SELL,
          PASSED_DRAW,
          NOBODY_PRODUCES,
          NOBODY_SELLS,
          TRIGGERED,
          EVENT_APPEARED,
          SHUFFLED,
          BUILT,
          COVERED,
          TILE_TURNED,
          PUT_UNDER_HARBOR,
          DEMOLISHED,
          GAME_ENDED ->
          "";
    };
  }

  private static String sum(List<? extends Event> events, List<String> names) {
    SanJuanEvent first = (SanJuanEvent) events.getFirst();
    Map<String, Integer> cards = new LinkedHashMap<>();
    int number = 0;
    for (Event each : events) {
      SanJuanEvent event = (SanJuanEvent) each;
      cards.merge(event.card(), 1, Integer::sum);
      number += event.number();
    }
    List<String> things = new ArrayList<>();
    cards.forEach(
        (card, times) ->
            things.add(
                card.isEmpty()
                    ? Text.count(times, "card")
                    : times == 1 ? card : times + " " + card));
    String tail = first.what() == What.SOLD ? " for " + Text.count(number, "card") : "";
    return Text.capital(names.get(first.seat()))
        + " "
        + verb(first)
        + " "
        + Text.list(things)
        + tail
        + ".";
  }
}
