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

/** What the files of a run in parts say of the run as a whole. */
public record PartHeader(Map<String, Object> values) {
  /** What stands there for every kind of run, to which a kind adds its own. */
  public static Map<String, Object> of(String kind, Game<?> game, String config, String seed) {
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("format", PartFile.FORMAT);
    values.put("kind", kind);
    values.put("version", Governor.VERSION);
    values.put("rules", game.ruleFingerprint());
    values.put("config", config);
    values.put("seed", seed);
    return values;
  }

  /** What stands there under this name. */
  public String text(String name) {
    return String.valueOf(values.get(name));
  }

  public boolean is(String name) {
    return Boolean.TRUE.equals(values.get(name));
  }

  public int number(String name, int otherwise) {
    return values.get(name) instanceof Number number ? number.intValue() : otherwise;
  }

  /** The game that was played. */
  public Game<?> game() {
    return Families.game(UsageProblem.orProblem(Config.parse(text("config"))));
  }

  public List<String> players() {
    return values.get("players") instanceof List<?> list
        ? list.stream().map(String::valueOf).toList()
        : List.of();
  }

  public int games() {
    return number("games", 1);
  }

  /** Refuses a header that does not fit the blocks which its games make. */
  public void requireBlocks(int blocks) {
    if (number("blocks", 0) != blocks) {
      throw new UsageProblem(
          "The first line does not add up: its %d games are %d blocks, not %s."
              .formatted(games(), blocks, values.get("blocks")));
    }
  }

  public Seed seed() {
    if (!Seed.isSeed(text("seed"))) {
      throw new UsageProblem("\"" + text("seed") + "\" is no seed.");
    }
    return new Seed(text("seed"));
  }
}
