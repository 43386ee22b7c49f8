package governor.cli.arena;

import governor.cli.Families;
import governor.cli.Governor;
import governor.cli.TerminalWidth;
import governor.cli.UsageProblem;
import governor.cli.text.Format;
import governor.core.Config;
import governor.core.Game;
import governor.core.Seed;
import governor.core.State;
import governor.lab.arena.Arena;
import governor.lab.arena.ArenaReport;
import governor.lab.arena.BlockResult;
import governor.lab.arena.LineUp;
import governor.lab.arena.Plan;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The report of an arena whose blocks were played in parts. */
public final class ArenaMerge {
  private ArenaMerge() {}

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
    List<String> players = new ArrayList<>();
    if (header.get("players") instanceof List<?> list) {
      list.forEach(each -> players.add(String.valueOf(each)));
    }
    LineUp lineUp = LineUp.valueOf(String.valueOf(header.get("lineUp")));
    int games = header.get("games") instanceof Number number ? number.intValue() : 1;
    Seed seed = new Seed(String.valueOf(header.get("seed")));
    Plan<S> plan = ArenaCommand.plan(game, players, lineUp, seed, games);
    List<BlockResult> blocks = lines.stream().map(ArenaPart::block).toList();
    ArenaReport report = Arena.of(plan).with(blocks).summary();
    int width = TerminalWidth.of(governor.world());
    governor.out().print(ArenaText.in(format, lineUp, report, governor.style(), width));
  }
}
