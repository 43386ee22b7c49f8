package governor.core;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * All that a shuffle decided in a game, in order, for those who check it by themselves: {@code
 * 110:4 109:35} says that of 110 possibilities number 4 came (from 0), then 35 of 109.
 */
public final class Draws {
  private Draws() {}

  /** All that others need to check the shuffle of this game. */
  public static <S extends State> Map<String, Object> proof(Game<S> game, GameRecord record) {
    Map<String, Object> proof = new LinkedHashMap<>();
    proof.put("commitment", record.commitment());
    proof.put("seed", record.seed().text());
    proof.put("salts", record.seed().salts());
    proof.put("fair", record.seed().isFair());
    proof.put("draws", of(game, record));
    return proof;
  }

  /** What was decided in this game, which its rules can replay; nothing if no shuffle did. */
  public static <S extends State> String of(Game<S> game, GameRecord record) {
    StringBuilder draws = new StringBuilder();
    S state = game.blank();
    state.listen(
        new EventSink() {
          @Override
          public void happened(Event event) {
            // Only chance is of interest.
          }

          @Override
          public void decided(int possibilities, int decided) {
            draws.append(draws.isEmpty() ? "" : " ").append(possibilities).append(':');
            draws.append(decided);
          }
        });
    if (record.position().isEmpty()) {
      game.start(state, record.seed().rng());
    } else {
      state.copyFrom(game.begin(record.position(), record.seed().rng()));
    }
    Options options = new Options();
    game.advance(state, options);
    for (GameRecord.Choice choice : record.choices()) {
      int action = game.notation().parse(state, options, choice.words());
      game.apply(state, action);
      game.advance(state, options);
    }
    return draws.toString();
  }
}
