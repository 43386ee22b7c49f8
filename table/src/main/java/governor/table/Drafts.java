package governor.table;

import governor.core.Draft;
import governor.core.Fact;
import governor.core.Game;
import governor.core.Options;
import governor.core.Parsed;
import governor.core.State;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Composite decisions as a whole: what the engine proposes, and what an edited proposal comes to.
 */
public final class Drafts {
  private Drafts() {}

  /**
   * A draft as somebody has changed it.
   *
   * @param choices the row of choices to send for it
   * @param facts what it costs or brings as a whole
   */
  public record Edited(List<Integer> choices, List<Fact> facts) {}

  /** The row for so many picks of each slot, or a sentence that says what is wrong with them. */
  public static <S extends State> Parsed<Edited> edited(Game<S> game, S s, List<Integer> picks) {
    Draft draft = game.draft(s).orElse(null);
    if (draft == null) {
      return Parsed.refused("This decision is not made as a whole.");
    }
    return draft.choices(picks).then(row -> Parsed.ok(new Edited(row, walk(game, s, row).facts)));
  }

  static <S extends State> Position.@Nullable Draft of(Game<S> game, S s) {
    Draft draft = game.draft(s).orElse(null);
    if (draft == null) {
      return null;
    }
    List<Integer> row = draft.proposed();
    Walk walk = walk(game, s, row);
    return new Position.Draft(
        row, String.join(", ", walk.words), draft.slots(), draft.proposal(), walk.facts);
  }

  /** The row in words, and the facts of its last choice: they are those of the whole. */
  private record Walk(List<String> words, List<Fact> facts) {}

  private static <S extends State> Walk walk(Game<S> game, S s, List<Integer> row) {
    List<String> words = new ArrayList<>();
    List<Fact> facts = List.of();
    S trial = game.copy(s);
    Options options = new Options();
    game.advance(trial, options);
    for (int action : row) {
      words.add(game.notation().words(trial, action));
      if (words.size() == row.size()) {
        facts = game.facts(trial, action);
      }
      game.apply(trial, action);
      game.advance(trial, options);
    }
    return new Walk(words, facts);
  }
}
