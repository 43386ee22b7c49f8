package governor.cli.arena;

import governor.cli.part.PartHeader;
import governor.cli.text.Format;
import governor.cli.text.Style;
import governor.core.Game;
import governor.core.State;
import governor.lab.arena.Arena;
import governor.lab.arena.ArenaReport;
import governor.lab.arena.LineUp;
import governor.lab.arena.Plan;
import java.util.List;
import java.util.Map;

/** The report of an arena whose blocks were played in parts. */
public final class ArenaMerge {
  private ArenaMerge() {}

  public static <S extends State> String text(
      Game<S> game,
      PartHeader header,
      List<Map<?, ?>> blocks,
      Format format,
      Style style,
      int width) {
    LineUp lineUp = LineUp.valueOf(header.text("lineUp"));
    Plan<S> plan = ArenaCommand.plan(game, header.players(), lineUp, header.seed(), header.games());
    ArenaReport report =
        Arena.of(plan).with(blocks.stream().map(ArenaPart::block).toList()).summary();
    return ArenaText.in(format, lineUp, report, style, width);
  }
}
