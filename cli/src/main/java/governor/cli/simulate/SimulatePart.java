package governor.cli.simulate;

import governor.cli.UsageProblem;
import governor.cli.part.PartHeader;
import governor.cli.player.SeatPlan;
import governor.cli.simulate.Tally.Sums;
import governor.core.State;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Blocks of a simulation as lines of a partial result. */
public final class SimulatePart {
  public static final String KIND = "simulate";

  private static final int FIELDS = 6;

  private SimulatePart() {}

  /** All that has to agree for blocks to be added up. */
  static <S extends State> Map<String, Object> header(Plan<S> plan) {
    Map<String, Object> header =
        PartHeader.of(KIND, plan.game(), plan.game().config().toString(), plan.seed().text());
    header.put("players", plan.entrants().stream().map(SeatPlan::player).toList());
    header.put("rotated", plan.rotate());
    header.put("games", plan.games());
    header.put("blocks", plan.blocks());
    return header;
  }

  static Map<String, Object> line(int block, Tally tally) {
    Map<String, Object> line = new LinkedHashMap<>();
    line.put("block", block + 1);
    line.put("games", tally.games);
    line.put("rounds", tally.rounds);
    line.put("decisions", tally.decisions);
    line.put("capped", tally.capped);
    line.put("entrants", numbers(tally.entrants));
    line.put("players", numbers(tally.players));
    line.put("seats", numbers(tally.seats));
    line.put("things", numbers(tally.things));
    if (Stream.of(tally.entrants).anyMatch(each -> each.forfeits > 0)) {
      line.put("lostFirst", Stream.of(tally.entrants).map(each -> each.lostFirst).toList());
      line.put("told", Stream.of(tally.entrants).map(each -> each.told).toList());
    }
    return line;
  }

  private static List<List<Long>> numbers(Sums[] all) {
    List<List<Long>> numbers = new ArrayList<>();
    for (Sums each : all) {
      numbers.add(
          List.of(each.times, each.parts, each.points, each.squares, each.pieces, each.forfeits));
    }
    return numbers;
  }

  /** The number of a line's block, from 0. */
  static int block(Map<?, ?> line) {
    return (int) number(line, "block") - 1;
  }

  static Tally tally(Map<?, ?> line, Tally blank) {
    blank.games = number(line, "games");
    blank.rounds = number(line, "rounds");
    blank.decisions = number(line, "decisions");
    blank.capped = number(line, "capped");
    sums(line, "entrants", blank.entrants);
    sums(line, "players", blank.players);
    sums(line, "seats", blank.seats);
    sums(line, "things", blank.things);
    if (line.containsKey("told")) {
      losses(line, blank.entrants);
    }
    return blank;
  }

  private static void losses(Map<?, ?> line, Sums[] into) {
    for (int i = 0; i < into.length; i++) {
      if (line.get("lostFirst") instanceof List<?> games
          && games.size() == into.length
          && games.get(i) instanceof Integer first
          && line.get("told") instanceof List<?> told
          && told.size() == into.length) {
        into[i].lostFirst = first;
        into[i].told = String.valueOf(told.get(i));
      } else {
        throw wrong("told");
      }
    }
  }

  private static void sums(Map<?, ?> line, String key, Sums[] into) {
    if (!(line.get(key) instanceof List<?> list) || list.size() != into.length) {
      throw wrong(key);
    }
    for (int i = 0; i < into.length; i++) {
      if (!(list.get(i) instanceof List<?> row) || row.size() != FIELDS) {
        throw wrong(key);
      }
      List<Long> numbers = new ArrayList<>();
      for (Object each : row) {
        numbers.add(each instanceof Number number ? number.longValue() : 0L);
      }
      into[i].times = numbers.get(0);
      into[i].parts = numbers.get(1);
      into[i].points = numbers.get(2);
      into[i].squares = numbers.get(3);
      into[i].pieces = numbers.get(4);
      into[i].forfeits = numbers.get(5);
    }
  }

  private static long number(Map<?, ?> line, String key) {
    if (line.get(key) instanceof Number number) {
      return number.longValue();
    }
    throw wrong(key);
  }

  private static UsageProblem wrong(String key) {
    return new UsageProblem("A block lacks \"" + key + "\", or has it in another form.");
  }
}
