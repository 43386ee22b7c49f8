package governor.cli.player;

import governor.cli.text.Json;
import governor.cli.text.Text;
import governor.core.Forfeit;
import governor.core.Game;
import governor.core.Options;
import governor.core.Parsed;
import governor.core.Player;
import governor.core.Rng;
import governor.core.State;
import governor.table.PositionMaker;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A player that is a program: each question goes to it as a line of JSON, as at a table, and a line
 * comes back. Of a row of choices the first one is made; then it is asked again.
 *
 * @param <S> the positions of the game
 */
final class ExecPlayer<S extends State> implements Player<S> {
  /** So much of a wrong answer is shown in a report. */
  private static final int SHOWN = 120;

  private final ExecProgram program;
  private final Game<S> game;

  private ExecPlayer(ExecProgram program, Game<S> game) {
    this.program = program;
    this.game = game;
  }

  static <S extends State> Parsed<Player<S>> of(String command, Game<S> game) {
    return command.isBlank()
        ? Parsed.refused("Behind exec: stands the command of a program, such as exec:./bot.py.")
        : ExecProgram.of(command).then(program -> Parsed.ok(new ExecPlayer<>(program, game)));
  }

  @Override
  public int choose(S imagined, Options options, Rng rng) {
    int seat = imagined.seatToAct();
    Map<String, Object> line = new LinkedHashMap<>();
    line.put("table", Map.of("config", game.config().toString()));
    line.put("viewer", seat);
    line.put("view", game.view(imagined, seat));
    line.put("ask", PositionMaker.ask(game, imagined, options));
    line.put("position", game.positionText(imagined, seat));
    line.put("imagined", Base64.getEncoder().encodeToString(imagined.save()));
    return chosen(program.answer(line), imagined, options);
  }

  private int chosen(Map<?, ?> answer, S imagined, Options options) {
    if (answer.get("problem") instanceof String problem) {
      throw new Forfeit("It gave up: " + Text.cut(problem, SHOWN));
    }
    Object first =
        answer.get("choices") instanceof List<?> list && !list.isEmpty() ? list.getFirst() : null;
    int action =
        switch (first) {
          case Integer id -> id;
          case String words -> game.notation().parse(imagined, options, words);
          case null, default -> -1;
        };
    if (!options.contains(action)) {
      String answered = Text.cut(Json.line(answer), SHOWN);
      throw new Forfeit("It answered " + answered + ", which is none of the choices.");
    }
    return action;
  }
}
