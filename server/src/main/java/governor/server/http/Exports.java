package governor.server.http;

import governor.desk.LiveTable;
import governor.table.Entry;
import governor.table.Line;
import governor.table.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What is kept of a person at one table. */
final class Exports {
  private Exports() {}

  static Map<String, Object> of(LiveTable live, List<Line> lines, String person) {
    Map<String, Object> table = new LinkedHashMap<>();
    table.put("id", live.id());
    table.put("config", live.plan().config());
    table.put("createdAt", live.plan().createdAt().toString());
    if (live.shelved().isPresent()) {
      return table;
    }
    List<Integer> seats = live.look(each -> each.seatsOf(person));
    table.put("seats", seats);
    table.put(
        "names", seats.stream().map(seat -> live.look(each -> each.seat(seat).name())).toList());
    List<Map<String, Object>> acts = new ArrayList<>();
    for (Line line : lines) {
      String at = line.at().toString();
      switch (line.entry()) {
        case Entry.Chose chose when seats.contains(chose.seat()) ->
            acts.add(Map.of("at", at, "chose", chose.words()));
        case Entry.Said said when seats.contains(said.seat()) ->
            acts.add(Map.of("at", at, "said", said.text()));
        default -> {}
      }
    }
    table.put("acts", acts);
    if (live.look(Table::isSeedOpen)) {
      table.put("record", live.look(each -> each.record().toText()));
    }
    return table;
  }
}
