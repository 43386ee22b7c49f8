package governor.cli.bot;

import governor.bots.levels.Levels;
import governor.cli.remote.Remote;
import governor.core.Game;
import governor.core.Options;
import governor.core.Parsed;
import governor.core.Player;
import governor.core.Rng;
import governor.core.State;
import governor.table.Games;
import governor.table.Imagined;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/**
 * A computer player that speaks the line protocol: a position comes in as a line of JSON, and if it
 * asks something, the answer goes out as another. Since our players think in positions, the lines
 * must carry an imagined one.
 */
final class Engine {
  private final int level;
  private final Rng rng;
  private String config = "";
  private Seat<?> seat = new Seat<>(Games.game(Games.USUAL).orThrow(), 1);

  Engine(int level, Rng rng) {
    this.level = level;
    this.rng = rng;
  }

  /** A player with its game. */
  private static final class Seat<S extends State> {
    private final Game<S> game;
    private final Player<S> player;

    private Seat(Game<S> game, int level) {
      this.game = game;
      this.player = Levels.make(game, level);
    }

    private Parsed<Integer> choose(String imagined, Rng rng) {
      Options options = new Options();
      return Imagined.read(game, imagined, options)
          .then(position -> Parsed.ok(player.choose(position, options, rng)));
    }
  }

  /** The answer to this line; empty if it asks nothing. */
  Optional<String> answer(String line) {
    if (line.isBlank()) {
      return Optional.empty();
    }
    JsonNode position;
    try {
      position = Remote.JSON.readTree(line);
    } catch (JacksonException e) {
      return Optional.of(problem(-1, "This line is not JSON."));
    }
    if (!position.path("ask").isObject()) {
      return Optional.empty();
    }
    int ply = position.path("ply").asInt(-1);
    return Optional.of(
        switch (choose(position)) {
          case Parsed.Ok<Integer>(Integer choice) ->
              write(Map.of("ply", ply, "choices", List.of(choice)));
          case Parsed.Refused<Integer>(String sentence) -> problem(ply, sentence);
        });
  }

  private Parsed<Integer> choose(JsonNode position) {
    String imagined = position.path("imagined").asString("");
    if (imagined.isEmpty()) {
      return Parsed.refused("Please send an imagined position too; ask for it by imagined=true.");
    }
    return sit(position.path("table").path("config").asString(""))
        .then(at -> at.choose(imagined, rng));
  }

  private Parsed<Seat<?>> sit(String wanted) {
    if (wanted.equals(config)) {
      return Parsed.ok(seat);
    }
    return Games.game(wanted)
        .then(
            game -> {
              config = wanted;
              seat = new Seat<>(game, level);
              return Parsed.ok(seat);
            });
  }

  private static String problem(int ply, String sentence) {
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("ply", ply);
    answer.put("problem", sentence);
    return write(answer);
  }

  private static String write(Map<String, Object> answer) {
    return Remote.JSON.writeValueAsString(answer);
  }
}
