package governor.cli.play;

import governor.cli.text.Json;
import governor.cli.text.Text;
import governor.core.Event;
import governor.core.Game;
import governor.core.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The table of a game that has no picture of its own yet: its view, field by field.
 *
 * @param <S> the positions of the game
 */
public final class PlainTable<S extends State> implements TableView<S> {
  private final Game<S> game;

  public PlainTable(Game<S> game) {
    this.game = game;
  }

  @Override
  public List<String> table(S s, int viewer, Look look) {
    List<String> lines = new ArrayList<>();
    Json.data(game.view(s, viewer)).forEach((key, value) -> lines.addAll(field(key, value, look)));
    return lines;
  }

  private static List<String> field(Object key, Object value, Look look) {
    String name = look.style().quiet(key + ": ");
    if (value instanceof List<?> list && list.stream().anyMatch(Map.class::isInstance)) {
      List<String> lines = new ArrayList<>();
      for (int i = 0; i < list.size(); i++) {
        lines.addAll(line(look.style().quiet(key + " " + (i + 1) + ": "), list.get(i), look));
      }
      return lines;
    }
    return line(name, value, look);
  }

  private static List<String> line(String name, Object value, Look look) {
    return Text.flow(name, List.of(words(value).split(" ", -1)), " ", look.width());
  }

  private static String words(Object value) {
    return switch (value) {
      case null -> "";
      case Map<?, ?> map ->
          Text.list(
              map.entrySet().stream().map(e -> e.getKey() + " " + words(e.getValue())).toList());
      case List<?> list -> "[" + Text.list(list.stream().map(PlainTable::words).toList()) + "]";
      default -> value.toString();
    };
  }

  @Override
  public String choice(S s, int action) {
    return game.notation().words(s, action);
  }

  /** The same sentence several times in a row is said once. */
  @Override
  public List<String> story(List<? extends Event> seen, List<String> seatNames) {
    List<String> sentences = new ArrayList<>();
    int times = 1;
    for (int i = 0; i < seen.size(); i++) {
      String sentence = Text.capital(seen.get(i).describe(seatNames));
      boolean again =
          i + 1 < seen.size() && Text.capital(seen.get(i + 1).describe(seatNames)).equals(sentence);
      if (again) {
        times++;
      } else {
        sentences.add(times == 1 ? sentence : sentence + " (" + times + " times)");
        times = 1;
      }
    }
    return sentences;
  }
}
