package governor.cli.simulate;

import governor.cli.Families;
import governor.cli.Governor;
import governor.cli.TerminalWidth;
import governor.cli.UsageProblem;
import governor.cli.options.ManyGames;
import governor.cli.player.SeatPlan;
import governor.cli.text.Format;
import governor.core.Config;
import governor.core.Game;
import governor.core.Seed;
import governor.core.State;
import java.util.List;
import java.util.Map;

/** The report of a simulation whose blocks were played in parts. */
public final class SimulateMerge {
  private SimulateMerge() {}

  public static void say(
      Governor governor, Map<String, Object> header, List<Map<?, ?>> blocks, Format format) {
    Config config = UsageProblem.orProblem(Config.parse(String.valueOf(header.get("config"))));
    say(governor, Families.game(config), header, blocks, format);
  }

  private static <S extends State> void say(
      Governor governor,
      Game<S> game,
      Map<String, Object> header,
      List<Map<?, ?>> lines,
      Format format) {
    List<?> players = header.get("players") instanceof List<?> list ? list : List.of();
    String who = String.join(",", players.stream().map(String::valueOf).toList());
    int games = header.get("games") instanceof Number number ? number.intValue() : 1;
    Plan<S> plan =
        new Plan<>(
            game,
            SeatPlan.parse(who, game),
            new Seed(String.valueOf(header.get("seed"))),
            games,
            Boolean.TRUE.equals(header.get("rotated")),
            ManyGames.cap(game));
    Simulation<S> simulation = new Simulation<>(plan);
    lines.forEach(simulation::add);
    Report report = Report.of(plan, simulation.total());
    int width = TerminalWidth.of(governor.world());
    governor.out().print(ReportText.in(format, report, governor.style(), width));
  }
}
