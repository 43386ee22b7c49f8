package governor.cli.sanjuan;

import governor.cli.play.TableView;
import governor.cli.text.Style;
import governor.cli.text.Text;
import governor.core.Draft;
import governor.core.Event;
import governor.sanjuan.SanJuanGame;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.edge.SanJuanView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The San Juan table: the round, the centre, everybody's buildings, the viewer's hand. */
public final class SanJuanTable implements TableView<SanJuanState> {
  private static final String INDENT = "      ";
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
        lines.addAll(seat(view, seat, look, facts(view, seat)));
      }
    }
    if (viewer >= 0) {
      List<String> mine = facts(view, viewer);
      mine.add(Text.count(game.points(s, viewer), "point") + " so far");
      lines.addAll(seat(view, viewer, look, mine));
      lines.addAll(hand.lines(s, view, look));
    }
    return lines;
  }

  /** A seat's facts and then its buildings, on lines of their own where there is room. */
  private List<String> seat(SanJuanView view, int seat, Look look, List<String> facts) {
    Style style = look.style();
    int room = look.width() - INDENT.length();
    List<String> buildings =
        new Buildings(game.rules(), style).describe(view.seats().get(seat), room);
    String name = name(view, seat, look);
    if (look.compact()) {
      List<String> lines = inFewLines(name, facts, buildings, look);
      lines.set(0, marker(view, seat, style) + lines.getFirst().substring(INDENT.length()));
      return look.bare() && seat != view.viewer() ? first(lines, look) : lines;
    }
    List<String> lines = new ArrayList<>();
    lines.addAll(
        Text.flow(marker(view, seat, style) + name + "  ", facts, style.dot(), look.width()));
    lines.addAll(Text.flow("    ", buildings, "  ", look.width()));
    return lines;
  }

  /** Everything one after the other. */
  private static List<String> inFewLines(
      String name, List<String> facts, List<String> buildings, Look look) {
    List<String> items = new ArrayList<>(List.of(name + " "));
    for (int i = 0; i < facts.size(); i++) {
      boolean last = i == facts.size() - 1;
      items.add(facts.get(i) + (last ? " " : look.style().dot().stripTrailing()));
    }
    buildings.forEach(building -> items.add(building + " "));
    List<String> lines = new ArrayList<>();
    Text.flow(INDENT, items, " ", look.width()).forEach(line -> lines.add(line.stripTrailing()));
    return lines;
  }

  /** Where there is hardly any room, the first line of another seat must do. */
  private static List<String> first(List<String> lines, Look look) {
    String more = look.style().symbol("\u2026", "...");
    boolean fits = Text.width(lines.getFirst()) + 1 + more.length() <= look.width();
    return List.of(lines.getFirst() + (lines.size() > 1 && fits ? " " + more : ""));
  }

  private static String marker(SanJuanView view, int seat, Style style) {
    return seat == view.asked() ? style.symbol("\u25B6 ", "> ") : "  ";
  }

  private static String name(SanJuanView view, int seat, Look look) {
    Style.Tone tone = seat == view.viewer() ? Style.Tone.MINE : Style.Tone.STRONG;
    String governor = seat == view.governor() ? " (governor)" : "";
    return look.style().paint(tone, look.names().get(seat) + governor);
  }

  private static List<String> facts(SanJuanView view, int seat) {
    SanJuanView.Seat its = view.seats().get(seat);
    List<String> facts = new ArrayList<>();
    facts.add(Text.count(its.handSize(), "card"));
    facts.add(its.buildings().size() + "/12 buildings");
    facts.add(Text.count(its.goods(), "good"));
    if (its.pileCards() > 0) {
      facts.add(its.pileCards() + " under buildings");
    }
    if (its.libraryUsed()) {
      facts.add("library used");
    }
    if (its.bankUsed()) {
      facts.add("bank used");
    }
    return facts;
  }

  @Override
  public String choice(SanJuanState s, int action) {
    return choices.describe(s, action);
  }

  @Override
  public String brief(SanJuanState s, int action) {
    return choices.brief(s, action);
  }

  /** A set to be picked: the engine's draft. */
  @Override
  public Optional<Proposal> proposal(SanJuanState s) {
    return game.draft(s)
        .filter(draft -> draft.proposed().size() > 1)
        .map(draft -> new Proposal("accept the draft: " + picks(draft), draft.proposed()));
  }

  private static String picks(Draft draft) {
    List<String> picks = new ArrayList<>();
    for (int slot = 0; slot < draft.slots().size(); slot++) {
      int number = draft.proposal().get(slot);
      if (number > 0) {
        picks.add((number == 1 ? "" : number + " ") + draft.slots().get(slot).name());
      }
    }
    return String.join(", ", picks);
  }

  @Override
  public List<String> story(List<? extends Event> seen, List<String> seatNames) {
    return Story.tell(seen, seatNames);
  }
}
