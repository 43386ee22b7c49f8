package governor.cli.sanjuan;

import governor.cli.play.TableView.Look;
import governor.cli.text.Style;
import governor.cli.text.Text;
import governor.sanjuan.Role;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanGame;
import governor.sanjuan.edge.SanJuanView;
import java.util.ArrayList;
import java.util.List;

/** What lies in the middle of the table: roles, prices, piles, the cathedral, events. */
final class Centre {
  private final SanJuanGame game;

  Centre(SanJuanGame game) {
    this.game = game;
  }

  List<String> lines(SanJuanView view, Look look) {
    List<String> lines = new ArrayList<>();
    Style style = look.style();
    String phase = "";
    if (!view.phase().isEmpty()) {
      phase = look.style().dot() + view.phase() + " phase";
      if (view.rolePlayer() >= 0) {
        phase += ", privilege of " + look.names().get(view.rolePlayer());
      }
    }
    String piles =
        style.dot() + "draw pile " + view.drawPile() + ", discards " + view.discardPile();
    lines.add(style.heading("Round " + view.round()) + phase + style.quiet(piles));
    if (!look.bare()) {
      lines.addAll(Text.flow(style.quiet("Roles   "), roles(view, look), "  ", look.width()));
    }
    if (!look.bare() || view.tile() < view.tiles().size()) {
      lines.addAll(
          Text.flow(
              style.quiet("Prices  "), prices(view, style, look.compact()), "  ", look.width()));
    }
    List<String> open = new ArrayList<>(view.openEvents());
    if (view.cathedralFree()) {
      open.add("cathedral (cost " + game.rules().cost(game.rules().centre()) + ", nobody has it)");
    }
    if (!open.isEmpty()) {
      List<String> centre = Text.flow(style.quiet("Centre  "), open, ", ", look.width());
      lines.addAll(look.bare() ? centre.subList(0, 1) : centre);
    }
    return lines;
  }

  /** Roles; those that are taken are crossed out and show by whom. */
  private List<String> roles(SanJuanView view, Look look) {
    List<String> roles = new ArrayList<>();
    for (Role role : Role.values()) {
      String name = game.rules().name(role);
      int taker = view.roleTakers().getOrDefault(name, -1);
      roles.add(taker < 0 ? look.style().strong(name) : look.taken(name, taker));
    }
    return roles;
  }

  /** The tile that lies open or comes next, and those seen so far. */
  private List<String> prices(SanJuanView view, Style style, boolean compact) {
    List<List<Integer>> tiles = view.tiles();
    boolean trading = view.phase().equals(game.rules().name(Role.TRADER));
    List<String> parts = new ArrayList<>();
    if (view.tile() < tiles.size()) {
      parts.add(trading ? "now" : "next");
      parts.addAll(byGood(tiles.get(view.tile()), style));
    } else {
      parts.add("next unknown");
    }
    boolean allKnown = tiles.size() == RuleSet.TILES;
    List<String> others = new ArrayList<>();
    for (int i = 1; i <= tiles.size(); i++) {
      int place = allKnown ? (view.tile() + i) % tiles.size() : i - 1;
      if (place != view.tile()) {
        others.add(plain(tiles.get(place)));
      }
    }
    if (!others.isEmpty() && !compact) {
      parts.add(style.quiet((allKnown ? "then " : "seen ") + String.join(" ", others)));
    }
    return parts;
  }

  private List<String> byGood(List<Integer> tile, Style style) {
    List<String> prices = new ArrayList<>();
    for (int plant = 0; plant < tile.size(); plant++) {
      String name = game.rules().goodName(plant);
      prices.add(style.paint(Goods.tone(plant), Goods.code(name) + ":" + tile.get(plant)));
    }
    return prices;
  }

  private static String plain(List<Integer> tile) {
    return String.join("-", tile.stream().map(String::valueOf).toList());
  }
}
