package governor.cli.simulate;

import governor.cli.options.ManyGames;
import governor.cli.part.PartHeader;
import governor.cli.player.SeatPlan;
import governor.cli.text.Format;
import governor.cli.text.Style;
import governor.core.Game;
import governor.core.State;
import java.util.List;
import java.util.Map;

/** The report of a simulation whose blocks were played in parts. */
public final class SimulateMerge {
  private SimulateMerge() {}

  public static <S extends State> String text(
      Game<S> game,
      PartHeader header,
      List<Map<?, ?>> blocks,
      Format format,
      Style style,
      int width) {
    List<SeatPlan> entrants = SeatPlan.parse(String.join(",", header.players()), game);
    boolean rotated = header.flag("rotated");
    int cap = ManyGames.cap(game);
    Plan<S> plan = new Plan<>(game, entrants, header.seed(), header.games(), rotated, cap);
    Simulation<S> simulation = new Simulation<>(plan);
    blocks.forEach(simulation::add);
    return ReportText.in(format, Report.of(plan, simulation.total()), style, width);
  }
}
