package governor.cli.load;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a load did.
 *
 * @param times from act to event
 * @param troubles why tables stopped early, and how many
 */
record LoadReport(
    int tables,
    double rate,
    double seconds,
    int choices,
    int games,
    int refused,
    Times times,
    Map<String, Integer> troubles) {

  /** Times below which half of them, 99 %, 99.9 % and all stayed, in milliseconds. */
  record Times(double half, double most99, double most999, double all) {
    private static Times of(int[] sortedMicros) {
      return new Times(
          share(sortedMicros, 0.5),
          share(sortedMicros, 0.99),
          share(sortedMicros, 0.999),
          share(sortedMicros, 1));
    }

    private static double share(int[] sorted, double share) {
      if (sorted.length == 0) {
        return 0;
      }
      int index = (int) Math.ceil(share * sorted.length) - 1;
      return sorted[Math.clamp(index, 0, sorted.length - 1)] / 1000.0;
    }
  }

  static LoadReport of(List<BusyTable> tables, double rate, double seconds) {
    int choices = 0;
    int games = 0;
    int refused = 0;
    List<int[]> all = new ArrayList<>();
    Map<String, Integer> troubles = new TreeMap<>();
    for (BusyTable table : tables) {
      choices += table.choices();
      games += table.games();
      refused += table.refused();
      all.add(table.micros());
      if (!table.trouble().isEmpty()) {
        troubles.merge(table.trouble(), 1, Integer::sum);
      }
    }
    int[] micros = all.stream().flatMapToInt(Arrays::stream).sorted().toArray();
    return new LoadReport(
        tables.size(), rate, seconds, choices, games, refused, Times.of(micros), troubles);
  }

  Map<String, Object> data() {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("tables", tables);
    data.put("wantedChoicesPerSecond", tables * rate);
    data.put("seconds", seconds);
    data.put("choices", choices);
    data.put("choicesPerSecond", choices / seconds);
    data.put("games", games);
    data.put("gamesPerSecond", games / seconds);
    data.put("refused", refused);
    data.put("p50Millis", times.half());
    data.put("p99Millis", times.most99());
    data.put("p999Millis", times.most999());
    data.put("mostMillis", times.all());
    data.put("troubles", troubles);
    return data;
  }

  String text() {
    StringBuilder text = new StringBuilder();
    text.append(
        String.format(
            Locale.ROOT,
            """
            %d tables for %.0f s, %.0f choices a second wanted
            choices a second   %.1f
            games a second     %.2f (%d finished)
            refused            %d
            from act to event  p50 %.1f ms, p99 %.1f ms, p99.9 %.1f ms, most %.1f ms
            """,
            tables,
            seconds,
            tables * rate,
            choices / seconds,
            games / seconds,
            games,
            refused,
            times.half(),
            times.most99(),
            times.most999(),
            times.all()));
    troubles.forEach((why, count) -> text.append(count + " tables stopped early: " + why + "\n"));
    return text.toString();
  }
}
