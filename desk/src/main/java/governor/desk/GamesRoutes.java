package governor.desk;

import governor.bots.levels.Levels;
import governor.bots.levels.Personality;
import governor.core.Catalog;
import governor.core.Game;
import governor.table.ComputerPlayers;
import governor.table.Games;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** What can be played. */
final class GamesRoutes {
  private static final int LONGEST_CONFIG = 300;

  private record LevelLine(int level, String name, String about) {}

  private record PersonalityLine(String name, String about) {}

  List<Route> routes() {
    return List.of(Route.get("/games", this::games), Route.get("/catalog", this::catalog));
  }

  private Answer games(Call call) {
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put(
        "games",
        Games.families().stream()
            .map(
                family -> {
                  Map<String, Object> game = new LinkedHashMap<>();
                  game.put("name", family.name());
                  game.put("title", family.title());
                  game.put("presets", family.presets());
                  game.put("settings", family.settings());
                  game.put("playerCounts", family.playerCounts());
                  return game;
                })
            .toList());
    answer.put(
        "levels",
        Levels.all().stream()
            .map(each -> new LevelLine(each.number(), each.name(), each.about()))
            .toList());
    answer.put(
        "personalities",
        Stream.of(Personality.values())
            .filter(each -> !each.title().isEmpty())
            .map(each -> new PersonalityLine(each.title(), each.about()))
            .toList());
    answer.put("usualLevel", ComputerPlayers.USUAL_LEVEL);
    return Answer.json(answer);
  }

  private Answer catalog(Call call) {
    String config = call.query("config");
    if (config == null || config.length() > LONGEST_CONFIG) {
      throw Problem.malformed("Say which game, as in ?config=sanjuan:2e players=4.");
    }
    Game<?> game = Body.orIllegal(Games.game(config));
    Catalog catalog = game.catalog();
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("config", game.config().toString());
    answer.put("title", catalog.title());
    answer.put("sections", catalog.sections());
    answer.put("topics", catalog.topics());
    answer.put("figures", game.figures());
    return Answer.json(answer);
  }
}
