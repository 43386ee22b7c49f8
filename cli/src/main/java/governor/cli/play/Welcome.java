package governor.cli.play;

import governor.cli.text.Style;
import governor.core.Event;
import governor.core.State;
import java.util.List;

/** What is said before and after a game. */
final class Welcome {
  private final Lines lines;
  private final Style style;

  Welcome(Lines lines, Style style) {
    this.lines = lines;
    this.style = style;
  }

  /** What is played, by whom, and where it is kept. */
  <S extends State> void about(Session<S> session, Autosave autosave) {
    lines.say(style.heading(session.game().config().toString()));
    lines.say("At the table: " + String.join(", ", session.names()) + ".");
    lines.say("The shuffle is fixed; the SHA-256 of its seed is " + session.seed().commitment());
    lines.say("The game is saved after every choice in " + autosave.file());
  }

  <S extends State> void end(Session<S> session, TableView<S> view, Autosave autosave) {
    List<String> news = view.story(session.news(Event.PUBLIC), session.names());
    lines.say("");
    news.subList(Math.max(0, news.size() - 6), news.size()).forEach(lines::say);
    lines.say("");
    ScoreText.lines(
            session.game().scoreSheet(session.state()), session.names(), style, lines.width())
        .forEach(lines::say);
    lines.say("The seed was " + session.seed());
    lines.say("Look at it again with: governor replay " + autosave.file());
  }

  void stop(Autosave autosave) {
    lines.say("The game is saved. Go on with: governor play --resume " + autosave.file());
  }
}
