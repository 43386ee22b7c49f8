package governor.cli.bot;

import governor.cli.player.NamedPlayers;
import governor.cli.remote.Remote;
import governor.core.Forfeit;
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
  private final String player;
  private final Rng rng;
  private String config = "";
  private Parsed<Seat<?>> seat = Parsed.refused("No game was named.");

  /** Plays as the player of this name does. */
  Engine(String player, Rng rng) {
    this.player = player;
    this.rng = rng;
  }

  /** A player with its game. */
  private static final class Seat<S extends State> {
    private final Game<S> game;
    private final Player<S> player;

    private Seat(Game<S> game, Player<S> player) {
      this.game = game;
      this.player = player;
    }

    private static <S extends State> Parsed<Seat<?>> of(Game<S> game, String name) {
      return NamedPlayers.make(name, game).then(player -> Parsed.ok(new Seat<>(game, player)));
    }

    private Parsed<Integer> choose(String imagined, Rng rng) {
      Options options = new Options();
      return Imagined.read(game, imagined, options)
          .then(position -> choose(position, options, rng));
    }

    private Parsed<Integer> choose(S position, Options options, Rng rng) {
      try {
        return Parsed.ok(player.choose(position, options, rng));
      } catch (Forfeit forfeit) {
        return Parsed.refused(forfeit.sentence());
      }
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
    if (!wanted.equals(config)) {
      config = wanted;
      seat = Games.game(wanted).then(game -> Seat.of(game, player));
    }
    return seat;
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
