package governor.cli.sanjuan;

import governor.cli.play.TableView;
import governor.cli.text.Style;
import governor.cli.text.Text;
import governor.core.Event;
import governor.sanjuan.SanJuanGame;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.edge.SanJuanView;
import java.util.ArrayList;
import java.util.List;

/** The San Juan table: the round, the centre, everybody's buildings, the viewer's hand. */
public final class SanJuanTable implements TableView<SanJuanState> {
  private final SanJuanGame game;
  private final Choices choices;
  private final Hand hand;
  private final Centre centre;

  public SanJuanTable(SanJuanGame game) {
    this.game = game;
    this.choices = new Choices(game);
    this.hand = new Hand(game);
    this.centre = new Centre(game);
  }

  @Override
  public List<String> table(SanJuanState s, int viewer, Look look) {
    SanJuanView view = game.view(s, viewer);
    List<String> lines = new ArrayList<>(centre.lines(view, look));
    int seats = view.seats().size();
    for (int i = 1; i <= seats; i++) {
      int seat = (Math.max(0, viewer) + i) % seats;
      if (seat != viewer) {
        lines.addAll(seat(view, seat, look, heading(view, seat, look)));
      }
    }
    if (viewer >= 0) {
      String points = look.style().dot() + Text.count(game.points(s, viewer), "point") + " so far";
      lines.addAll(seat(view, viewer, look, heading(view, viewer, look) + points));
      lines.addAll(hand.lines(s, view, look));
    }
    return lines;
  }

  private List<String> seat(SanJuanView view, int seat, Look look, String heading) {
    List<String> lines = new ArrayList<>();
    lines.add(heading);
    List<String> buildings =
        new Buildings(game.rules(), look.style()).describe(view.seats().get(seat));
    lines.addAll(Text.flow("    ", buildings, "  ", look.width()));
    return lines;
  }

  private static String heading(SanJuanView view, int seat, Look look) {
    Style style = look.style();
    SanJuanView.Seat its = view.seats().get(seat);
    String name = look.names().get(seat);
    boolean mine = seat == view.viewer();
    List<String> parts = new ArrayList<>();
    parts.add(Text.count(its.handSize(), "card"));
    parts.add(its.buildings().size() + "/12 buildings");
    parts.add(Text.count(its.goods(), "good"));
    if (its.pileCards() > 0) {
      parts.add(its.pileCards() + " under buildings");
    }
    if (its.libraryUsed()) {
      parts.add("library used");
    }
    if (its.bankUsed()) {
      parts.add("bank used");
    }
    String marker = seat == view.asked() ? style.symbol("\u25B6 ", "> ") : "  ";
    String governor = seat == view.governor() ? " (governor)" : "";
    return style.paint(mine ? Style.Tone.MINE : Style.Tone.STRONG, marker + name + governor)
        + "  "
        + String.join(style.dot(), parts);
  }

  @Override
  public String choice(SanJuanState s, int action) {
    return choices.describe(s, action);
  }

  @Override
  public List<String> story(List<? extends Event> seen, List<String> seatNames) {
    return Story.tell(seen, seatNames);
  }
}
