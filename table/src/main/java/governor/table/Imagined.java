package governor.table;

import governor.core.Game;
import governor.core.Options;
import governor.core.Parsed;
import governor.core.Rng;
import governor.core.Seed;
import governor.core.State;
import java.util.Base64;

/**
 * A position that the seat which is asked holds for possible, as text: what programs get that are
 * written over the engine and think in positions. All that the seat cannot know is dealt anew, from
 * chances that depend on nothing hidden.
 */
public final class Imagined {
  private static final int LONGEST_SOURCE = 40;

  private Imagined() {}

  /** What the seat that is asked now at this table may imagine. */
  public static <S extends State> String of(Table<S> table) {
    Play<S> play = table.play();
    return of(play.game(), play.state(), table.plan().seed().commitment(), table.ply());
  }

  /** The same for any position; the source is a text that everybody may know. */
  static <S extends State> String of(Game<S> game, S state, String source, int ply) {
    String head = source.substring(0, Math.min(LONGEST_SOURCE, source.length()));
    Rng chances = new Seed(head + "-imagined-" + ply).rng();
    S imagined = game.copy(state);
    game.imagine(imagined, state.seatToAct(), chances);
    return Base64.getEncoder().encodeToString(imagined.save());
  }

  /** The position in this text and, in {@code options}, what may be chosen there. */
  public static <S extends State> Parsed<S> read(Game<S> game, String text, Options options) {
    byte[] block;
    try {
      block = Base64.getDecoder().decode(text);
    } catch (IllegalArgumentException e) {
      return Parsed.refused("The imagined position is not in base64.");
    }
    S state = game.blank();
    if (!state.load(block)) {
      return Parsed.refused("The imagined position is not one of " + game.config() + ".");
    }
    game.advance(state, options);
    return state.isOver()
        ? Parsed.refused("Nothing is asked in the imagined position.")
        : Parsed.ok(state);
  }
}
