package governor.cli.analysis;

import governor.bots.analysis.Advice;
import governor.bots.analysis.Candidate;
import governor.cli.text.Csv;
import governor.cli.text.Style;
import governor.cli.text.Text;
import governor.cli.text.TextTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Advice for people and as CSV. */
public final class AdviceText {
  private AdviceText() {}

  static String text(Advice advice, List<String> seats, Style style, int width) {
    List<String> lines = new ArrayList<>();
    lines.add(
        style.heading(Text.capital(seats.get(advice.seat())) + " is asked: " + advice.question()));
    TextTable table =
        new TextTable("choice", ">wins %", ">+/-", ">loses %", ">margin", ">rollouts");
    for (Candidate each : advice.candidates()) {
      table.add(
          each.words(),
          number("%.1f", 100 * each.share()),
          number("%.1f", 100 * each.error()),
          each.loss() == 0 ? "" : number("%.1f", 100 * each.loss()),
          each.visits() == 0 ? "" : number("%+.1f", each.margin()),
          each.visits());
    }
    lines.addAll(table.lines(width, style));
    lines.add("");
    lines.addAll(sentences(advice.sentence(), style, width));
    if (!advice.leftOut().isEmpty()) {
      String leftOut = String.join(", ", advice.leftOut());
      lines.addAll(Text.wrap("Worse at first sight, not looked into: " + leftOut + ".", width));
    }
    return String.join("\n", lines) + "\n";
  }

  /** Sentences wrapped, in letters that the terminal has. */
  public static List<String> sentences(String text, Style style, int width) {
    return Text.wrap(text.replace("±", style.symbol("±", "+/-")), width);
  }

  static String csv(Advice advice) {
    StringBuilder csv =
        new StringBuilder(
            Csv.row("choice", "share", "error", "loss", "loss_error", "margin", "rollouts"));
    for (Candidate each : advice.candidates()) {
      csv.append(
          Csv.row(
              each.words(),
              number("%.5f", each.share()),
              number("%.5f", each.error()),
              number("%.5f", each.loss()),
              number("%.5f", each.lossError()),
              number("%.3f", each.margin()),
              each.visits()));
    }
    return csv.toString();
  }

  static String number(String format, double value) {
    return String.format(Locale.ROOT, format, value);
  }
}
