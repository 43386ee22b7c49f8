package governor.cli.sanjuan;

import governor.cli.play.TableView.Look;
import governor.cli.text.Style;
import governor.cli.text.Text;
import governor.core.Catalog;
import governor.sanjuan.SanJuanGame;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.edge.SanJuanView;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The viewer's hand and what is offered to it: printed cost, own price, points, effect. */
final class Hand {
  private static final String BUILT = "built";
  private final SanJuanGame game;

  Hand(SanJuanGame game) {
    this.game = game;
  }

  List<String> lines(SanJuanState s, SanJuanView view, Look look) {
    List<String> lines = new ArrayList<>();
    Style style = look.style();
    boolean asked = view.asked() == view.viewer();
    if (!view.hand().isEmpty()) {
      lines.addAll(
          look.terse()
              ? names("Hand", s, view, view.hand(), look)
              : cards("Hand", s, view, view.hand(), look));
    } else {
      lines.add(style.heading("Hand") + " empty");
    }
    Map<String, Integer> offer = view.offer();
    if (asked && !offer.isEmpty()) {
      lines.addAll(
          look.bare()
              ? names("Offered", s, view, offer, look)
              : cards("Offered", s, view, offer, look));
    }
    return lines;
  }

  /** Where lines are few: the cards with nothing but what the viewer would pay for them. */
  private List<String> names(
      String title, SanJuanState s, SanJuanView view, Map<String, Integer> cards, Look look) {
    List<String> items = new ArrayList<>();
    cards.forEach(
        (name, copies) ->
            items.add((copies > 1 ? copies + " " : "") + name + " " + yours(s, view, entry(name))));
    return Text.flow(
        look.style().heading(title) + look.style().quiet(" at your price: "),
        items,
        look.style().dot(),
        look.width());
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
    int card = card(entry);
    String yours = yours(s, view, entry);
    String start =
        (copies > 1 ? " " + copies + "x " : "    ")
            + (game.rules().isProduction(card)
                ? style.paint(Goods.tone(card), padded)
                : style.paint(Style.Tone.CITY, padded))
            + Text.padStart(Integer.toString(entry.cost()), 6)
            + "  "
            + (yours.equals(BUILT) ? style.quiet(yours) : Text.padStart(yours, 5))
            + "  "
            + Text.padStart(Integer.toString(entry.points()), 6)
            + "  ";
    int room = look.width() - Text.width(start);
    return room < 8 ? start : start + style.quiet(Text.cut(entry.effect(), room, style));
  }

  /** What the viewer would pay, or that it has one already and can have no other. */
  private String yours(SanJuanState s, SanJuanView view, Catalog.Entry entry) {
    int card = card(entry);
    boolean stands = (s.owned(view.viewer()) >>> card & 1) != 0;
    boolean owned = stands && !game.rules().isProduction(card);
    int price = view.prices().getOrDefault(entry.name(), entry.cost());
    return owned ? BUILT : Integer.toString(price);
  }

  /** The number of the card. */
  private int card(Catalog.Entry entry) {
    int card = 0;
    while (!game.rules().card(card).title().equals(entry.key())) {
      card++;
    }
    return card;
  }
}
