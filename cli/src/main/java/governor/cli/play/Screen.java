package governor.cli.play;

import governor.cli.play.TableView.Look;
import governor.cli.play.TableView.Proposal;
import governor.cli.play.TableView.Space;
import governor.cli.text.Style;
import governor.cli.text.Text;
import governor.core.Options;
import governor.core.State;
import java.util.ArrayList;
import java.util.List;

/**
 * One question on one screen: the table, what is new, the question and its choices.
 *
 * @param <S> the positions of the game
 */
final class Screen<S extends State> {
  private static final int FEW_CHOICES = 5;

  /** Choices flow one after the other like the words of a sentence. */
  private static final int NO_COLUMNS = 0;

  private static final int LEAST_NEWS = 3;
  private static final int GAP = 2;
  private final Session<S> session;
  private final TableView<S> view;
  private final Look look;

  /** How a choice is put. */
  private interface Words<S> {
    String of(S s, int action);
  }

  Screen(Session<S> session, TableView<S> view, Look look) {
    this.session = session;
    this.view = view;
    this.look = look;
  }

  /** The screen for the seat that is asked, in so many lines if that can be. */
  List<String> lines(int height, String undo) {
    S s = session.state();
    int seat = s.seatToAct();
    int room = height - 1;
    List<String> question = question(s, undo, FEW_CHOICES, view::choice);
    List<String> table = view.table(s, seat, look);
    if (table.size() + LEAST_NEWS + question.size() > room) {
      table = view.table(s, seat, look.with(Space.SCARCE));
    }
    if (table.size() + 1 + question.size() > room) {
      question = question(s, undo, 1, view::choice);
    }
    if (table.size() + 1 + question.size() > room) {
      table = view.table(s, seat, look.with(Space.FEW));
    }
    if (table.size() + 1 + question.size() > room) {
      question = question(s, undo, 1, view::brief);
    }
    if (table.size() + 1 + question.size() > room) {
      table = view.table(s, seat, look.with(Space.LEAST));
    }
    if (table.size() + question.size() > room) {
      question = question(s, undo, NO_COLUMNS, this::shortest);
      table = fullest(s, seat, room - 1 - question.size());
    }
    List<String> lines = new ArrayList<>(table);
    lines.addAll(news(seat, Math.max(0, room - table.size() - question.size())));
    lines.addAll(question);
    return lines;
  }

  private String shortest(S s, int action) {
    String words = session.game().notation().words(s, action);
    String brief = view.brief(s, action);
    return Text.width(brief) < Text.width(words) ? brief : words;
  }

  /** The table as fully as so many lines can show it. */
  private List<String> fullest(S s, int seat, int room) {
    List<String> table = List.of();
    for (Space space : Space.values()) {
      table = view.table(s, seat, look.with(space));
      if (table.size() <= room) {
        break;
      }
    }
    return table;
  }

  /** The question with its choices, which may stand side by side if they are more than a few. */
  private List<String> question(S s, String undo, int few, Words<S> words) {
    List<String> question = new ArrayList<>();
    question.add(look.style().strong(session.game().notation().question(s)));
    question.addAll(choices(s, few, words));
    view.proposal(s).ifPresent(proposal -> question.addAll(proposal(proposal)));
    question.addAll(keys(undo));
    return question;
  }

  private List<String> keys(String undo) {
    List<String> keys = List.of("? help" + undo, "h hint", "l log", "s FILE save", "q quit");
    return Text.flow("", keys, "   ", look.width()).stream().map(look.style()::quiet).toList();
  }

  private List<String> news(int seat, int room) {
    List<String> sentences = view.story(session.news(seat), look.names());
    if (sentences.isEmpty()) {
      return List.of();
    }
    String title = look.style().heading("News ") + " ";
    List<String> lines = flow(title, sentences);
    if (lines.size() > room) {
      lines = flow(title, tail(sentences, room));
    }
    if (lines.size() <= room || room == 0) {
      return lines.subList(0, Math.min(room, lines.size()));
    }
    return beginning(lines, room);
  }

  /** Where not even the last sentence fits: its beginning, with a sign that it goes on. */
  private List<String> beginning(List<String> lines, int room) {
    String more = look.style().symbol("\u2026", "...");
    List<String> head = new ArrayList<>(lines.subList(0, room));
    String last = head.removeLast();
    int columns = look.width() - 1 - Text.width(more);
    while (Text.width(last) > columns && last.lastIndexOf(' ') > 0) {
      last = last.substring(0, last.lastIndexOf(' '));
    }
    head.add(last + " " + more);
    return head;
  }

  private List<String> flow(String title, List<String> sentences) {
    List<String> words = List.of(String.join(" ", sentences).split(" ", -1));
    return Text.flow(title, words, " ", look.width());
  }

  /** As many of the last sentences as fit. */
  private List<String> tail(List<String> sentences, int room) {
    int from = sentences.size() - 1;
    while (from > 0 && flow("      ", cut(sentences, from - 1)).size() <= room) {
      from--;
    }
    return cut(sentences, from);
  }

  private List<String> cut(List<String> sentences, int from) {
    List<String> last = new ArrayList<>();
    if (from > 0) {
      last.add(look.style().symbol("\u2026", "...") + " (l shows all)");
    }
    last.addAll(sentences.subList(from, sentences.size()));
    return last;
  }

  private List<String> proposal(Proposal proposal) {
    String key = look.style().paint(Style.Tone.CHOICE, " " + Proposal.KEY) + " ";
    return Text.flow(key, List.of(proposal.words().split(" ", -1)), " ", look.width());
  }

  private List<String> choices(S s, int few, Words<S> words) {
    Options options = session.options();
    List<String> texts = new ArrayList<>();
    int widest = 0;
    for (int i = 0; i < options.size(); i++) {
      String number = Text.padStart(Integer.toString(i + 1), options.size() > 9 ? 3 : 2);
      int room = look.width() - number.length() - 1;
      String choice = Text.cut(words.of(s, options.get(i)), room, look.style());
      String text = look.style().paint(Style.Tone.CHOICE, number) + " " + choice;
      widest = Math.max(widest, Text.width(text));
      texts.add(text);
    }
    if (few == NO_COLUMNS) {
      return Text.flow("", texts, " ".repeat(GAP), look.width());
    }
    int columns = texts.size() <= few ? 1 : Math.max(1, (look.width() + GAP) / (widest + GAP));
    int rows = (texts.size() + columns - 1) / columns;
    List<String> lines = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      StringBuilder line = new StringBuilder();
      for (int i = row; i < texts.size(); i += rows) {
        line.append(Text.padEnd(texts.get(i), widest + GAP));
      }
      lines.add(line.toString().stripTrailing());
    }
    return lines;
  }
}
