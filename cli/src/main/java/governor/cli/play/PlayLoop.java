package governor.cli.play;

import governor.cli.analysis.AdviceText;
import governor.cli.play.TableView.Look;
import governor.cli.play.TableView.Proposal;
import governor.cli.play.TableView.Space;
import governor.cli.text.Style;
import governor.cli.text.Text;
import governor.core.Parsed;
import governor.core.State;
import governor.table.By;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/**
 * Plays a game to its end or until somebody quits: people answer lines, computers answer
 * themselves.
 *
 * @param <S> the positions of the game
 */
final class PlayLoop<S extends State> {
  private final Session<S> session;
  private final TableView<S> view;
  private final Computers<S> computers;
  private final Lines lines;
  private final Style style;
  private final Welcome welcome;
  private final HandOver handOver;
  private final Autosave autosave;
  private final boolean askEverything;
  private boolean complained;

  PlayLoop(
      Session<S> session,
      TableView<S> view,
      Lines lines,
      Style style,
      Autosave autosave,
      boolean askEverything) {
    this.session = session;
    this.view = view;
    this.computers = new Computers<>(session);
    this.lines = lines;
    this.style = style;
    this.welcome = new Welcome(lines, style);
    this.handOver = new HandOver(session, lines);
    this.autosave = autosave;
    this.askEverything = askEverything;
  }

  /** Whether the game came to its end. */
  boolean play() {
    while (!session.state().isOver()) {
      int seat = session.state().seatToAct();
      boolean person = session.seats().get(seat).isHuman();
      int routine = routine();
      if (!person) {
        boolean played = computers.lost(seat).isEmpty();
        session.choose(computers.choose(), By.COMPUTER);
        if (played) {
          sayLost(seat);
        }
      } else if (routine >= 0) {
        session.choose(routine, By.ROUTINE);
      } else {
        save();
        if (!passAndAsk(seat)) {
          return false;
        }
        save();
      }
    }
    save();
    for (int seat = 0; seat < session.seats().size(); seat++) {
      sayLost(seat);
    }
    return true;
  }

  private void sayLost(int seat) {
    String lost = computers.lost(seat);
    if (!lost.isEmpty()) {
      say(Text.wrap(lost, lines.width()));
    }
  }

  /** Complains only once. */
  private void save() {
    String problem = autosave.save(session.record());
    if (!problem.isEmpty() && !complained) {
      complained = true;
      lines.say(problem);
      lines.read("Press Enter: ");
    }
  }

  private int routine() {
    return askEverything ? -1 : session.game().routine(session.state(), session.options());
  }

  /** Whether the person in this seat has answered or somebody has taken back; false to quit. */
  private boolean passAndAsk(int seat) {
    return switch (handOver.to(seat)) {
      case ON -> ask(seat);
      case BACK -> true;
      case QUIT -> {
        offerToSave();
        yield false;
      }
      case GONE -> false;
    };
  }

  /** Asks until the person has chosen or taken back; false to quit. */
  private boolean ask(int seat) {
    draw(seat);
    while (true) {
      String line = lines.read(style.paint(Style.Tone.MINE, session.names().get(seat) + "> "));
      if (line == null) {
        handOver.hide();
        return false;
      }
      String text = Help.withKey(line.strip());
      String word = text.split(" ", 2)[0].toLowerCase(Locale.ROOT);
      String rest = text.substring(word.length()).strip();
      if (text.startsWith("?")) {
        say(Help.about(session.game().catalog(), text.substring(1).strip(), lines.width()));
      } else if (word.equals("q")) {
        handOver.hide();
        offerToSave();
        return false;
      } else if (text.equals("h")) {
        String hint = "The chances to win: " + computers.hint();
        say(AdviceText.sentences(hint, style, lines.width()));
      } else if (text.equals("i")) {
        welcome.about(session, autosave);
      } else if (word.equals("l")) {
        say(view.story(session.log(seat), session.names()));
      } else if (word.equals("s")) {
        save(rest);
      } else if (text.isEmpty()) {
        draw(seat);
      } else if (word.equals("u") ? undo(seat) : accept(text) || choose(text)) {
        return true;
      }
    }
  }

  private void draw(int seat) {
    String undo =
        switch (session.undo(seat)) {
          case Parsed.Ok<Integer>(Integer ply) -> "   u undo " + session.wordsFrom(ply);
          case Parsed.Refused<Integer>(String sentence) -> "";
        };
    Look look = new Look(session.names(), style, lines.width(), Space.AMPLE);
    lines.show(new Screen<>(session, view, look).lines(lines.height(), undo));
  }

  private void say(List<String> sentences) {
    sentences.forEach(lines::say);
  }

  private boolean undo(int seat) {
    switch (session.undo(seat)) {
      case Parsed.Ok<Integer>(Integer ply) -> {
        session.backTo(ply);
        return true;
      }
      case Parsed.Refused<Integer>(String sentence) -> {
        lines.say(sentence);
        return false;
      }
    }
  }

  /** Whether the text accepts the proposal that is shown. */
  private boolean accept(String text) {
    List<Integer> proposal =
        text.equals(Proposal.KEY)
            ? view.proposal(session.state()).map(Proposal::actions).orElse(List.of())
            : List.of();
    session.chooseAll(proposal);
    return !proposal.isEmpty();
  }

  private boolean choose(String text) {
    Parsed<List<Integer>> actions =
        new Answer<>(session.game(), session.state(), session.options(), session.names())
            .read(text);
    switch (actions) {
      case Parsed.Ok<List<Integer>>(List<Integer> all) -> {
        session.chooseAll(all);
        return true;
      }
      case Parsed.Refused<List<Integer>>(String sentence) -> {
        lines.say(sentence);
        return false;
      }
    }
  }

  private void offerToSave() {
    String name = lines.read("A file name to keep a copy, or Enter for none: ");
    if (name != null && !name.isBlank()) {
      save(name.strip());
    }
  }

  private void save(String name) {
    if (name.isEmpty()) {
      lines.say("Say where, as in s my-game.game.");
      return;
    }
    lines.say(SaveCopy.to(Path.of(name), session.record()));
  }
}
