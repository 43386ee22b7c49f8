package governor.cli.record;

import governor.cli.Families;
import governor.cli.play.ScoreText;
import governor.cli.play.TableView;
import governor.cli.text.Style;
import governor.cli.text.Text;
import governor.core.Game;
import governor.core.GameRecord;
import governor.core.Replay;
import governor.core.State;
import governor.table.By;
import governor.table.Play;
import java.util.ArrayList;
import java.util.List;

/**
 * A replay in words.
 *
 * @param <S> the positions of the game
 */
final class ReplayText<S extends State> {
  private static final int SET_UP = -1;
  private final Replay<S> replay;
  private final Game<S> game;
  private final GameRecord record;
  private final TableView<S> view;
  private final int viewer;
  private final Style style;
  private final int width;

  ReplayText(Replay<S> replay, int viewer, Style style, int width) {
    this.replay = replay;
    this.game = replay.game();
    this.record = replay.record();
    this.view = Families.table(game);
    this.viewer = viewer;
    this.style = style;
    this.width = width;
  }

  /** The whole game: a heading a round, and what each choice led to. */
  List<String> all() {
    List<String> lines = new ArrayList<>();
    lines.add(style.heading(record.config()) + "  " + String.join(", ", record.seats()));
    Play<S> play = new Play<>(game, record.seed());
    int round = game.round(play.state());
    lines.add(style.strong("Round " + round));
    tell(lines, SET_UP, play);
    for (int ply = 0; ply < replay.length(); ply++) {
      play.choose(replay.action(ply), By.COPIED);
      tell(lines, ply, play);
      if (game.round(play.state()) != round) {
        round = game.round(play.state());
        lines.add(style.strong("Round " + round));
      }
    }
    if (play.state().isOver()) {
      lines.add("");
      lines.addAll(ScoreText.lines(game.scoreSheet(play.state()), record.seats(), style, width));
    } else {
      lines.add("The game is not over; " + asked(play.state()));
    }
    return lines;
  }

  /** What this choice, from 0, led to; the number before it counts from 1. */
  private void tell(List<String> lines, int ply, Play<S> play) {
    List<String> story = view.story(play.log().between(ply, ply + 1, viewer), record.seats());
    if (!story.isEmpty()) {
      String number = style.quiet(Text.padStart(Integer.toString(ply + 1), 5)) + "  ";
      lines.addAll(Text.flow(number, story, " ", width));
    }
  }

  private String asked(S s) {
    String name = record.seats().get(s.seatToAct());
    return name + " is asked: " + game.notation().question(s);
  }

  /** The table after so many choices. */
  List<String> at(int choices) {
    S s = replay.before(choices);
    List<String> lines = new ArrayList<>();
    lines.add(style.heading(record.config()) + "  after " + Text.count(choices, "choice"));
    TableView.Look look = new TableView.Look(record.seats(), style, width, TableView.Space.AMPLE);
    lines.addAll(view.table(s, viewer, look));
    if (!s.isOver()) {
      lines.add(asked(s));
    }
    if (choices < replay.length()) {
      lines.add("The choice was: " + record.choices().get(choices).words());
    }
    return lines;
  }
}
