package governor.cli.puertorico;

import governor.cli.play.TableView;
import governor.core.Agenda;
import governor.core.Event;
import governor.puertorico.PuertoRicoGame;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.StepId;
import governor.puertorico.edge.PuertoRicoView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The Puerto Rico table: the round, the three ends, the shared board, the other seats, the viewer's
 * island and city, and the market while the viewer builds.
 */
public final class PuertoRicoTable implements TableView<PuertoRicoState> {
  private final PuertoRicoGame game;
  private final Choices choices;

  public PuertoRicoTable(PuertoRicoGame game) {
    this.game = game;
    this.choices = new Choices(game);
  }

  @Override
  public List<String> table(PuertoRicoState s, int viewer, Look look) {
    PuertoRicoState placed = MayorDraft.of(game, s).map(MayorDraft::after).orElse(s);
    PuertoRicoView view = game.view(s, viewer);
    Centre centre = new Centre(game.rules(), view, look);
    SeatLines seats = new SeatLines(s, view, game.view(placed, viewer), look);
    List<String> lines = new ArrayList<>();
    lines.addAll(top(centre.title(), Ends.of(placed, view, look), look));
    lines.addAll(centre.lines());
    boolean others = viewer < 0 || !look.alone() && view.draft().isEmpty();
    for (int i = 1; others && i <= game.seats(); i++) {
      int seat = (Math.max(0, viewer) + i) % game.seats();
      if (seat != viewer) {
        lines.addAll(seats.other(seat));
      }
    }
    if (viewer >= 0) {
      lines.addAll(seats.own(game.points(placed, viewer)));
    }
    if (builds(s, viewer) && !look.terse()) {
      lines.addAll(new Market(s, viewer, look).lines());
    }
    return lines;
  }

  /** The round and the ends: on a line each, or on as few as they fit. */
  private static List<String> top(List<String> title, List<String> ends, Look look) {
    if (look.compact()) {
      return Facts.lines("", Stream.concat(title.stream(), ends.stream()).toList(), look);
    }
    List<String> lines = new ArrayList<>();
    lines.addAll(Facts.lines("", title, look));
    lines.addAll(Facts.lines(look.style().quiet("Ends   "), ends, look));
    return lines;
  }

  private static boolean builds(PuertoRicoState s, int viewer) {
    return !s.isOver() && Agenda.step(s.top()) == StepId.BUILD && s.seatToAct() == viewer;
  }

  @Override
  public String choice(PuertoRicoState s, int action) {
    return choices.describe(s, action);
  }

  @Override
  public String brief(PuertoRicoState s, int action) {
    return choices.brief(s, action);
  }

  /** While colonists are placed or goods are stored: the engine's draft. */
  @Override
  public Optional<Proposal> proposal(PuertoRicoState s) {
    Optional<Proposal> placement = MayorDraft.of(game, s).map(MayorDraft::toAccept);
    return placement.or(() -> StorageText.proposal(game, s));
  }

  @Override
  public List<String> story(List<? extends Event> seen, List<String> seatNames) {
    return Story.tell(seen, seatNames);
  }
}
