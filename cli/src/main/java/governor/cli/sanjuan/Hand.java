package governor.cli.sanjuan;

import governor.cli.play.TableView.Look;
import governor.cli.text.Style;
import governor.cli.text.Text;
import governor.core.Catalog;
import governor.sanjuan.Card;
import governor.sanjuan.SanJuanGame;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.edge.SanJuanView;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The viewer's hand and what is offered to it: printed cost, own price, points, effect. */
final class Hand {
  private final SanJuanGame game;

  Hand(SanJuanGame game) {
    this.game = game;
  }

  List<String> lines(SanJuanState s, SanJuanView view, Look look) {
    List<String> lines = new ArrayList<>();
    Style style = look.style();
    boolean asked = view.asked() == view.viewer();
    if (!view.hand().isEmpty()) {
      lines.addAll(cards("Hand", s, view, view.hand(), look));
    } else {
      lines.add(style.heading("Hand") + " empty");
    }
    Map<String, Integer> offer = view.offer();
    if (asked && !offer.isEmpty()) {
      lines.addAll(cards("Offered", s, view, offer, look));
    }
    return lines;
  }

  private List<String> cards(
      String title, SanJuanState s, SanJuanView view, Map<String, Integer> cards, Look look) {
    Style style = look.style();
    int widest = cards.keySet().stream().mapToInt(String::length).max().orElse(0);
    List<String> lines = new ArrayList<>();
    lines.add(Text.padEnd(style.heading(title), widest + 4) + style.quiet("  cost  yours  points"));
    cards.forEach(
        (name, copies) ->
            lines.add(card(s, view, Text.padEnd(name, widest), entry(name), copies, look)));
    return lines;
  }

  private Catalog.Entry entry(String name) {
    return game.catalog().find(name).orElseThrow();
  }

  private String card(
      SanJuanState s, SanJuanView view, String padded, Catalog.Entry entry, int copies, Look look) {
    Style style = look.style();
    Card card = Card.valueOf(entry.key().toUpperCase(java.util.Locale.ROOT).replace(' ', '_'));
    int seat = view.viewer();
    boolean owned = !card.isProduction() && s.owns(seat, card);
    int price = view.prices().getOrDefault(entry.name(), entry.cost());
    String yours = owned ? "built" : Integer.toString(price);
    String start =
        (copies > 1 ? " " + copies + "x " : "    ")
            + (card.isProduction()
                ? style.paint(Goods.tone(card.ordinal()), padded)
                : style.paint(Style.Tone.CITY, padded))
            + Text.padStart(Integer.toString(entry.cost()), 6)
            + "  "
            + (owned ? style.quiet(yours) : Text.padStart(yours, 5))
            + "  "
            + Text.padStart(Integer.toString(entry.points()), 6)
            + "  ";
    int room = look.width() - Text.width(start);
    return room < 8 ? start : start + style.quiet(Text.cut(entry.effect(), room, style));
  }
}
