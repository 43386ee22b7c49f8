package governor.gym;

import governor.core.Event;
import governor.core.Game;
import governor.core.PositionText;
import governor.core.ScoreSheet;
import governor.core.State;
import java.util.ArrayList;
import java.util.List;

/** What there is to say in words of a game of a batch. */
public enum GameText {
  /** All that a seat may see, field by field; below 0 what everybody may. */
  POSITION,
  /** What is asked; empty when the game is over. */
  QUESTION,
  /** The legal actions in the words of records, a line each, in the order of the list. */
  CHOICES,
  /** The points of every seat as they would count now, then what breaks ties, as numbers. */
  POINTS,
  /** The position as a line of text with what a seat knows; -1 what everybody knows, -2 all. */
  LINE;

  private static final GameText[] ALL = values();

  /** How many there are. */
  public static int number() {
    return ALL.length;
  }

  public static GameText of(int number) {
    return ALL[number];
  }

  /** The text for this game as this seat sees it. */
  public <S extends State> String of(Batch<S> batch, int index, int seat) {
    Game<S> game = batch.spaces().game();
    S s = batch.state(index);
    return switch (this) {
      case POSITION -> ViewText.of(game, s, Math.max(Event.PUBLIC, seat));
      case LINE -> game.positionText(s, Math.max(PositionText.EVERYTHING, seat));
      case QUESTION -> s.isOver() ? "" : game.notation().question(s);
      case CHOICES -> {
        List<String> words = new ArrayList<>();
        for (int action : batch.legal(index)) {
          words.add(game.notation().words(s, batch.spaces().actions().choice(action)));
        }
        yield String.join("\n", words);
      }
      case POINTS -> {
        ScoreSheet sheet = game.scoreSheet(s);
        List<Integer> numbers = new ArrayList<>(sheet.totals());
        numbers.addAll(sheet.tieBreaks());
        yield numbers.stream()
            .map(String::valueOf)
            .collect(java.util.stream.Collectors.joining(" "));
      }
    };
  }
}
