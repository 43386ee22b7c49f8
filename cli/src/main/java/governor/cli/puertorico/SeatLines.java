package governor.cli.puertorico;

import governor.cli.play.TableView.Look;
import governor.cli.text.Style;
import governor.cli.text.Text;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.edge.PuertoRicoView;
import governor.puertorico.edge.PuertoRicoView.Seat;
import governor.puertorico.phases.CraftsmanPhase;
import java.util.ArrayList;
import java.util.List;

/** What a seat has: in full for the viewer, in short for others. */
final class SeatLines {
  private final PuertoRicoState s;
  private final PuertoRicoView view;
  private final PuertoRicoView drafted;
  private final Look look;

  /** The second view is the same with the draft of a placement carried out. */
  SeatLines(PuertoRicoState s, PuertoRicoView view, PuertoRicoView drafted, Look look) {
    this.s = s;
    this.view = view;
    this.drafted = drafted;
    this.look = look;
  }

  /** The viewer's own board, with its points if the game ended now. */
  List<String> own(int points) {
    Seat its = view.seats().get(view.viewer());
    List<String> facts = new ArrayList<>();
    facts.add(Text.count(its.doubloons(), "doubloon"));
    facts.add(goods(its));
    facts.add(Text.count(its.points(), "point") + " (" + points + " in all)");
    if (its.nobles() > 0) {
      facts.add(Text.count(its.nobles(), "noble"));
    }
    if (its.sanJuan() > 0) {
      facts.add(its.sanJuan() + " idle");
    }
    List<String> lines = heading(view.viewer(), Style.Tone.MINE, facts);
    Board board = board(view.viewer());
    lines.addAll(look.alone() ? board.compact(look.width()) : board.full(look.width()));
    return lines;
  }

  List<String> other(int seat) {
    Seat its = view.seats().get(seat);
    List<String> facts = new ArrayList<>();
    facts.add(Text.count(its.doubloons(), "doubloon"));
    facts.add(goods(its));
    if (look.bare()) {
      facts.add(makes(seat));
      String line = heading(seat, Style.Tone.STRONG, facts).getFirst();
      String between = look.style().dot().stripTrailing();
      boolean goesOn = line.endsWith(between);
      return List.of(goesOn ? line.substring(0, line.length() - between.length()) : line);
    }
    facts.add("free: island " + Board.freeTiles(its) + ", city " + its.freeSpaces());
    if (its.points() >= 0) {
      facts.add(Text.count(its.points(), "point"));
    }
    if (its.nobles() > 0) {
      facts.add(Text.count(its.nobles(), "noble"));
    }
    if (look.compact()) {
      return inFewLines(seat, facts);
    }
    int empty = Board.emptyCircles(its);
    facts.add(empty == 0 ? "all manned" : empty + " unmanned");
    if (its.sanJuan() > 0) {
      facts.add(its.sanJuan() + " idle");
    }
    List<String> lines = heading(seat, Style.Tone.STRONG, facts);
    lines.addAll(board(seat).compact(look.width()));
    return lines;
  }

  /** On one line if there is nothing to name, on two otherwise. */
  private List<String> inFewLines(int seat, List<String> facts) {
    List<String> pieces = board(seat).violet();
    if (pieces.isEmpty()) {
      facts.add(makes(seat));
      return heading(seat, Style.Tone.STRONG, facts);
    }
    List<String> lines = heading(seat, Style.Tone.STRONG, facts);
    pieces.addFirst(makes(seat));
    lines.addAll(Text.flow("    ", pieces, "  ", look.width()));
    return lines;
  }

  /** What a craftsman would bring the seat, if the supply lasts. */
  private String makes(int seat) {
    String goods = Letters.barrels(good -> CraftsmanPhase.production(s, seat, good), look.style());
    return "makes " + (goods.isEmpty() ? "nothing" : goods);
  }

  private Board board(int seat) {
    return new Board(s.rules(), view.seats().get(seat), drafted.seats().get(seat), look.style());
  }

  private String goods(Seat its) {
    String goods = Letters.barrels(its.goods(), look.style());
    String used = String.join("", its.used().stream().map(each -> ", " + each + " done").toList());
    return (goods.isEmpty() ? "no goods" : goods) + used;
  }

  private List<String> heading(int seat, Style.Tone tone, List<String> facts) {
    Style style = look.style();
    String marker = seat == view.asked() ? style.symbol("\u25B6 ", "> ") : "  ";
    String governor = seat == view.governor() ? " (governor)" : "";
    String name = style.paint(tone, marker + look.names().get(seat) + governor);
    return Facts.lines(name + "  ", facts, look);
  }
}
