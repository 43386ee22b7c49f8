package governor.cli.arena;

import governor.cli.Governor;
import governor.cli.TerminalWidth;
import governor.cli.UsageProblem;
import governor.cli.part.PartHeader;
import governor.cli.text.Format;
import governor.core.Game;
import governor.core.State;
import governor.lab.arena.Arena;
import governor.lab.arena.ArenaReport;
import governor.lab.arena.BlockResult;
import governor.lab.arena.LineUp;
import governor.lab.arena.Plan;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The report of an arena whose blocks were played in parts. */
public final class ArenaMerge {
  private ArenaMerge() {}

  public static void say(
      Governor governor, PartHeader header, List<Map<?, ?>> blocks, Format format) {
    say(governor, header.game(), header, blocks, format);
  }

  private static <S extends State> void say(
      Governor governor, Game<S> game, PartHeader header, List<Map<?, ?>> lines, Format format) {
    LineUp lineUp = lineUp(header.text("lineUp"));
    if (header.players().stream().distinct().count() < 2) {
      throw new UsageProblem("The first line does not add up: it names no two players.");
    }
    Plan<S> plan = ArenaCommand.plan(game, header.players(), lineUp, header.seed(), header.games());
    header.requireBlocks(plan.blocks());
    List<BlockResult> blocks = lines.stream().map(line -> ArenaPart.block(plan, line)).toList();
    ArenaReport report = Arena.of(plan).with(blocks).summary();
    int width = TerminalWidth.of(governor.world());
    governor.out().print(ArenaText.in(format, lineUp, report, governor.style(), width));
  }

  private static LineUp lineUp(String name) {
    return Stream.of(LineUp.values())
        .filter(each -> each.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new UsageProblem("There is no line-up \"" + name + "\"."));
  }
}
