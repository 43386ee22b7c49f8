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
  private static final int NAME = 18;
  private final SanJuanGame game;

  Hand(SanJuanGame game) {
    this.game = game;
  }

  List<String> lines(SanJuanState s, SanJuanView view, Look look) {
    List<String> lines = new ArrayList<>();
    Style style = look.style();
    boolean asked = view.asked() == view.viewer();
    if (!view.hand().isEmpty()) {
      lines.add(head("Hand", style));
      view.hand().forEach((name, copies) -> lines.add(card(s, view, name, copies, look)));
    } else {
      lines.add(style.heading("Hand") + " empty");
    }
    Map<String, Integer> offer = view.offer();
    if (asked && !offer.isEmpty()) {
      lines.add(head("Offered", style));
      offer.forEach((name, copies) -> lines.add(card(s, view, name, copies, look)));
    }
    return lines;
  }

  private static String head(String title, Style style) {
    return Text.padEnd(style.heading(title), NAME + 5) + style.quiet("cost  yours  points");
  }

  private String card(SanJuanState s, SanJuanView view, String name, int copies, Look look) {
    Style style = look.style();
    Catalog.Entry entry = game.catalog().find(name).orElseThrow();
    Card card = Card.valueOf(entry.key().toUpperCase(java.util.Locale.ROOT).replace(' ', '_'));
    int seat = view.viewer();
    boolean owned = !card.isProduction() && s.owns(seat, card);
    int price = Cost.now(s, seat, card.ordinal());
    String yours = owned ? "built" : Integer.toString(price);
    String padded = Text.padEnd(name, NAME);
    String start =
        (copies > 1 ? " " + copies + "x " : "    ")
            + (card.isProduction()
                ? style.paint(Goods.tone(card.ordinal()), padded)
                : style.paint(Style.Tone.CITY, padded))
            + " "
            + Text.padStart(Integer.toString(entry.cost()), 4)
            + "  "
            + (owned ? style.quiet(yours) : Text.padStart(yours, 5))
            + "  "
            + Text.padStart(Integer.toString(entry.points()), 6)
            + "  ";
    int room = look.width() - Text.width(start);
    return room < 8 ? start : start + style.quiet(Text.cut(entry.effect(), room, style));
  }
}
