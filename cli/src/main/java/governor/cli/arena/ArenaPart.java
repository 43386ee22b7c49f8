package governor.cli.arena;

import governor.cli.UsageProblem;
import governor.cli.part.PartHeader;
import governor.core.State;
import governor.lab.arena.BlockResult;
import governor.lab.arena.LineUp;
import governor.lab.arena.Plan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Blocks of an arena as lines of a partial result. */
public final class ArenaPart {
  public static final String KIND = "arena";

  private ArenaPart() {}

  /** All that has to agree for blocks to be added up. */
  static <S extends State> Map<String, Object> header(
      Plan<S> plan, LineUp lineUp, List<String> players, int games) {
    Map<String, Object> header =
        PartHeader.of(KIND, plan.game(), plan.game().config().toString(), plan.seed().text());
    header.put("players", players);
    header.put("lineUp", lineUp.name());
    header.put("games", games);
    header.put("blocks", plan.blocks());
    return header;
  }

  static Map<String, Object> line(BlockResult block) {
    Map<String, Object> line = new LinkedHashMap<>();
    line.put("block", block.number() + 1);
    line.put("won", block.won());
    line.put("margin", block.margin());
    line.put("forfeits", block.forfeits());
    line.put("told", block.told());
    line.put("cut", block.cut());
    return line;
  }

  static BlockResult block(Map<?, ?> line) {
    List<String> told = new ArrayList<>();
    if (line.get("told") instanceof List<?> list) {
      list.forEach(each -> told.add(String.valueOf(each)));
    }
    return new BlockResult(
        number(line, "block") - 1,
        numbers(line, "won"),
        numbers(line, "margin"),
        numbers(line, "forfeits"),
        told,
        number(line, "cut"));
  }

  private static int number(Map<?, ?> line, String key) {
    if (line.get(key) instanceof Number number) {
      return number.intValue();
    }
    throw new UsageProblem("A block has no number \"" + key + "\".");
  }

  private static List<Long> numbers(Map<?, ?> line, String key) {
    List<Long> numbers = new ArrayList<>();
    if (line.get(key) instanceof List<?> list) {
      for (Object each : list) {
        if (each instanceof Number number) {
          numbers.add(number.longValue());
        }
      }
    }
    return numbers;
  }
}
