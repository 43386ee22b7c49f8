package governor.cli.simulate;

import governor.cli.Governor;
import governor.cli.TerminalWidth;
import governor.cli.options.ManyGames;
import governor.cli.part.PartHeader;
import governor.cli.player.SeatPlan;
import governor.cli.text.Format;
import governor.core.Game;
import governor.core.State;
import java.util.List;
import java.util.Map;

/** The report of a simulation whose blocks were played in parts. */
public final class SimulateMerge {
  private SimulateMerge() {}

  public static void say(
      Governor governor, PartHeader header, List<Map<?, ?>> blocks, Format format) {
    say(governor, header.game(), header, blocks, format);
  }

  private static <S extends State> void say(
      Governor governor, Game<S> game, PartHeader header, List<Map<?, ?>> lines, Format format) {
    Plan<S> plan =
        new Plan<>(
            game,
            SeatPlan.parse(String.join(",", header.players()), game),
            header.seed(),
            header.games(),
            header.is("rotated"),
            ManyGames.cap(game));
    header.requireBlocks(plan.blocks());
    Simulation<S> simulation = new Simulation<>(plan);
    lines.forEach(simulation::add);
    Report report = Report.of(plan, simulation.total());
    int width = TerminalWidth.of(governor.world());
    governor.out().print(ReportText.in(format, report, governor.style(), width));
  }
}
