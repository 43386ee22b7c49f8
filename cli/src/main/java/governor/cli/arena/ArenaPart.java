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

  /** The block of a line, which has to be one of the plan's. */
  static BlockResult block(Plan<?> plan, Map<?, ?> line) {
    int number = number(line, "block") - 1;
    int players = plan.tables().get(number % plan.tables().size()).names().size();
    return new BlockResult(
        number,
        numbers(line, "won", players),
        numbers(line, "margin", players),
        numbers(line, "forfeits", players),
        list(line, "told", players).stream().map(String::valueOf).toList(),
        number(line, "cut"));
  }

  private static int number(Map<?, ?> line, String key) {
    if (line.get(key) instanceof Number number) {
      return number.intValue();
    }
    throw wrong(line, key);
  }

  private static List<Long> numbers(Map<?, ?> line, String key, int size) {
    List<Long> numbers = new ArrayList<>();
    for (Object each : list(line, key, size)) {
      if (!(each instanceof Integer || each instanceof Long)) {
        throw wrong(line, key);
      }
      numbers.add(((Number) each).longValue());
    }
    return numbers;
  }

  private static List<?> list(Map<?, ?> line, String key, int size) {
    if (line.get(key) instanceof List<?> list && list.size() == size) {
      return list;
    }
    throw wrong(line, key);
  }

  private static UsageProblem wrong(Map<?, ?> line, String key) {
    return new UsageProblem(
        "Block %s lacks \"%s\", or has it in another form.".formatted(line.get("block"), key));
  }
}
