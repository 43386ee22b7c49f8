package governor.cli.analysis;

import static governor.cli.analysis.AdviceText.number;

import governor.bots.analysis.Decision;
import governor.bots.analysis.GameReview;
import governor.cli.text.Csv;
import governor.cli.text.Style;
import governor.cli.text.Text;
import governor.cli.text.TextTable;
import java.util.ArrayList;
import java.util.List;

/** A review for people and as CSV. */
final class ReviewText {
  private static final String INDENT = "    ";

  private static final String AMONG_EQUALS =
      "Win shares are those of players who are equally strong.";

  private ReviewText() {}

  /** For all seats, or only the mistakes of one (from 1). */
  static String text(GameReview review, int onlySeat, Style style, int width) {
    List<String> lines = new ArrayList<>();
    lines.add(
        style.heading(review.config())
            + "  "
            + Text.count(review.decisions().size(), "choice")
            + ", each judged by what the seat could know.");
    lines.addAll(Text.wrap(AMONG_EQUALS, width));
    lines.add("");
    lines.addAll(shares(review).lines(width, style));
    for (int seat = 0; seat < review.seats().size(); seat++) {
      if (onlySeat == 0 || onlySeat == seat + 1) {
        lines.add("");
        mistakes(review, seat, lines, style, width);
      }
    }
    lines.add("");
    lines.addAll(Text.wrap("More about choice N: governor hint RECORD --at N.", width));
    return String.join("\n", lines) + "\n";
  }

  /** Win shares at the first choice of every round. */
  private static TextTable shares(GameReview review) {
    List<String> heads = new ArrayList<>(List.of(">round"));
    review.seats().forEach(seat -> heads.add(">" + seat + " %"));
    TextTable table = new TextTable(heads.toArray(String[]::new));
    int round = -1;
    for (Decision each : review.decisions()) {
      if (each.round() != round) {
        round = each.round();
        table.add(row(Integer.toString(round), each.shares()));
      }
    }
    if (!review.result().isEmpty()) {
      table.add(row("end", review.result()));
    }
    return table;
  }

  private static List<String> row(String head, List<Double> shares) {
    List<String> row = new ArrayList<>(List.of(head));
    shares.forEach(share -> row.add(number("%.0f", 100 * share)));
    return row;
  }

  private static void mistakes(
      GameReview review, int seat, List<String> lines, Style style, int width) {
    lines.add(
        style.strong(review.seats().get(seat))
            + number(": mistakes cost %.1f %% in all.", 100 * review.losses().get(seat)));
    for (int index : review.costliest().get(seat)) {
      Decision each = review.decisions().get(index);
      String head =
          "choice %d, round %d: %s, better %s (%s %% ±%s). "
              .formatted(
                  each.ply(),
                  each.round(),
                  each.chosen(),
                  each.better(),
                  number("-%.1f", 100 * each.loss()),
                  number("%.1f", 100 * each.lossError()));
      String text = head + each.sentence();
      lines.addAll(indented(AdviceText.sentences(text, style, width - INDENT.length())));
    }
    List<Integer> hindsight = review.hindsightCostliest().get(seat);
    if (!hindsight.isEmpty() && !hindsight.equals(review.costliest().get(seat))) {
      List<String> words = new ArrayList<>();
      for (int index : hindsight) {
        Decision each = review.decisions().get(index);
        words.add(
            "choice %d, %s, better %s (%s %% ±%s)"
                .formatted(
                    each.ply(),
                    each.chosen(),
                    each.hindsightBetter(),
                    number("-%.1f", 100 * each.hindsightLoss()),
                    number("%.1f", 100 * each.hindsightLossError())));
      }
      String all = "Seeing all cards: " + String.join("; ", words) + ".";
      lines.addAll(indented(AdviceText.sentences(all, style, width - INDENT.length())));
    }
  }

  /** The first line a little, those that go on with it further. */
  private static List<String> indented(List<String> lines) {
    List<String> indented = new ArrayList<>();
    for (String line : lines) {
      indented.add((indented.isEmpty() ? "  " : INDENT) + line);
    }
    return indented;
  }

  static String csv(GameReview review) {
    List<Object> heads =
        new ArrayList<>(List.of("ply", "round", "seat", "chosen", "better", "loss", "loss_error"));
    heads.addAll(List.of("hindsight_better", "hindsight_loss"));
    for (int seat = 1; seat <= review.seats().size(); seat++) {
      heads.add("share_" + seat);
    }
    heads.addAll(List.of("mistake", "hindsight_loss_error"));
    for (int seat = 1; seat <= review.seats().size(); seat++) {
      heads.add("hindsight_share_" + seat);
    }
    StringBuilder csv = new StringBuilder(Csv.row(heads.toArray()));
    for (Decision each : review.decisions()) {
      List<Object> row = new ArrayList<>(List.of(each.ply(), each.round(), each.seat() + 1));
      row.addAll(List.of(each.chosen(), each.better(), number("%.5f", each.loss())));
      row.addAll(List.of(number("%.5f", each.lossError()), each.hindsightBetter()));
      row.add(number("%.5f", each.hindsightLoss()));
      each.shares().forEach(share -> row.add(number("%.5f", share)));
      row.addAll(List.of(each.isMistake(), number("%.5f", each.hindsightLossError())));
      each.hindsightShares().forEach(share -> row.add(number("%.5f", share)));
      csv.append(Csv.row(row.toArray()));
    }
    return csv.toString();
  }
}
