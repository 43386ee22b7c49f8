package governor.cli.play;

import governor.cli.analysis.AdviceText;
import governor.cli.play.TableView.Look;
import governor.cli.play.TableView.Proposal;
import governor.cli.play.TableView.Space;
import governor.cli.text.Style;
import governor.core.Parsed;
import governor.core.Row;
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
  private static final int NOBODY = -1;
  private final Session<S> session;
  private final TableView<S> view;
  private final Computers<S> computers;
  private final Lines lines;
  private final Style style;
  private final Welcome welcome;
  private final Autosave autosave;
  private final boolean askEverything;
  private int lastPerson = NOBODY;
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
        session.choose(computers.choose(), By.COMPUTER);
      } else if (routine >= 0) {
        session.choose(routine, By.ROUTINE);
      } else {
        save();
        if (!passKeyboard(seat) || !ask(seat)) {
          return false;
        }
        save();
      }
    }
    save();
    return true;
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

  /** Hides one person's hand before the next one looks; false to quit. */
  private boolean passKeyboard(int seat) {
    long people = session.seats().stream().filter(each -> each.isHuman()).count();
    boolean other = lastPerson != seat && people > 1;
    lastPerson = seat;
    if (!other) {
      return true;
    }
    lines.wipe();
    String name = session.names().get(seat);
    String prompt = "Pass the keyboard to " + name + ". " + name + ", press Enter (q quits): ";
    while (true) {
      String line = lines.read(prompt);
      if (line == null) {
        return false;
      }
      switch (line.strip().toLowerCase(Locale.ROOT)) {
        case "" -> {
          return true;
        }
        case "q" -> {
          offerToSave();
          return false;
        }
        default -> lines.say("Nothing was chosen: the table is hidden until Enter is pressed.");
      }
    }
  }

  /** Asks until the person has chosen or taken back; false to quit. */
  private boolean ask(int seat) {
    draw(seat);
    while (true) {
      String line = lines.read(style.paint(Style.Tone.MINE, session.names().get(seat) + "> "));
      if (line == null) {
        return false;
      }
      String text = line.strip();
      String word = text.split(" ", 2)[0].toLowerCase(Locale.ROOT);
      String rest = text.substring(word.length()).strip();
      if (text.startsWith("?")) {
        say(Help.about(session.game().catalog(), text.substring(1).strip(), lines.width()));
      } else if (word.equals("q")) {
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
            .read(text)
            .then(all -> Row.of(session.game(), session.state(), all));
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
