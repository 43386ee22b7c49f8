package governor.cli.part;

import governor.cli.Families;
import governor.cli.Governor;
import governor.cli.UsageProblem;
import governor.core.Config;
import governor.core.Game;
import governor.core.Seed;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The first line of a partial result: what is played, all of which has to agree. */
public final class PartHeader {
  private final Map<String, Object> fields;

  PartHeader(Map<String, Object> fields) {
    this.fields = fields;
  }

  /** The fields of every kind, to which a kind adds its own. */
  public static Map<String, Object> of(String kind, Game<?> game, String seed) {
    return of(kind, game, game.config().toString(), seed);
  }

  /** The same with a config in other words. */
  public static Map<String, Object> of(String kind, Game<?> game, String config, String seed) {
    Map<String, Object> header = new LinkedHashMap<>();
    header.put("format", PartFile.FORMAT);
    header.put("kind", kind);
    header.put("version", Governor.VERSION);
    header.put("rules", game.ruleFingerprint());
    header.put("config", config);
    header.put("seed", seed);
    return header;
  }

  public String kind() {
    return text("kind");
  }

  public String text(String field) {
    return String.valueOf(fields.get(field));
  }

  public boolean flag(String field) {
    return Boolean.TRUE.equals(fields.get(field));
  }

  /** A number, or so many where the field has none. */
  public int number(String field, int otherwise) {
    return fields.get(field) instanceof Number number ? number.intValue() : otherwise;
  }

  public List<String> players() {
    return fields.get("players") instanceof List<?> list
        ? list.stream().map(String::valueOf).toList()
        : List.of();
  }

  public Seed seed() {
    return new Seed(text("seed"));
  }

  public int games() {
    return number("games", 1);
  }

  /** The game, if this is the program and these are the rules that it was played by. */
  Game<?> game() {
    Game<?> game = Families.game(UsageProblem.orProblem(Config.parse(text("config"))));
    String ours = game.ruleFingerprint();
    if (!Governor.VERSION.equals(text("version")) || !ours.equals(text("rules"))) {
      throw new UsageProblem(
          "The results are of %s with rules %s, and this is %s with rules %s."
              .formatted(text("version"), text("rules"), Governor.VERSION, ours));
    }
    return game;
  }
}
