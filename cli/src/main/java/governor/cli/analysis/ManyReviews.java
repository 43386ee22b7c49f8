package governor.cli.analysis;

import static governor.cli.analysis.AdviceText.number;

import governor.bots.analysis.Decision;
import governor.bots.analysis.GameReview;
import governor.cli.text.Csv;
import governor.cli.text.Json;
import governor.cli.text.Style;
import governor.cli.text.Text;
import governor.cli.text.TextTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Many games looked at again: what every player lost by its mistakes. */
final class ManyReviews {
  private static final double Z = 1.959964;

  /** Seats of one game are told apart by a number, which is no part of the player. */
  private static final String NUMBER = " [0-9]+$";

  /** The review of one game, by its name. */
  record Named(String record, GameReview review) {}

  /** All of them. */
  record All(String format, List<Named> games) {}

  /** What is counted of a player. */
  private static final class Sums {
    private int seats;
    private double wins;
    private double loss;
    private double squares;
    private int mistakes;
    private int choices;
  }

  private ManyReviews() {}

  /** Of all seats, or of one (from 1). */
  static String text(List<Named> games, int onlySeat, Style style, int width) {
    Map<String, Sums> players = new LinkedHashMap<>();
    for (Named game : games) {
      GameReview review = game.review();
      for (int seat = 0; seat < review.seats().size(); seat++) {
        if (onlySeat == 0 || onlySeat == seat + 1) {
          String player = review.seats().get(seat).replaceAll(NUMBER, "");
          count(players.computeIfAbsent(player, _ -> new Sums()), review, seat);
        }
      }
    }
    TextTable table =
        new TextTable(
            "player",
            ">seats",
            ">wins %",
            ">lost by mistakes %",
            ">+/-",
            ">mistakes in 100 choices");
    players.forEach(
        (player, sums) ->
            table.add(
                player,
                sums.seats,
                number("%.1f", 100 * sums.wins / sums.seats),
                number("%.1f", 100 * sums.loss / sums.seats),
                number("%.1f", 100 * error(sums)),
                number("%.1f", 100.0 * sums.mistakes / Math.max(1, sums.choices))));
    List<String> lines = new ArrayList<>();
    lines.add(
        style.heading(Text.count(games.size(), "game"))
            + ", each choice judged by what the seat could know.");
    lines.addAll(
        Text.wrap(
            "Lost is the share of the win that a seat's mistakes cost in a game, with its 95 %"
                + " interval over games.",
            width));
    lines.add("");
    lines.addAll(table.lines(width, style));
    return String.join("\n", lines) + "\n";
  }

  private static void count(Sums sums, GameReview review, int seat) {
    sums.seats++;
    sums.wins += review.result().isEmpty() ? 0 : review.result().get(seat);
    double loss = review.losses().get(seat);
    sums.loss += loss;
    sums.squares += loss * loss;
    for (Decision each : review.decisions()) {
      if (each.seat() == seat) {
        sums.choices++;
        sums.mistakes += each.isMistake() ? 1 : 0;
      }
    }
  }

  /** Half the width of the interval of the mean loss. */
  private static double error(Sums sums) {
    if (sums.seats < 2) {
      return 0;
    }
    double mean = sums.loss / sums.seats;
    double variance = (sums.squares - sums.seats * mean * mean) / (sums.seats - 1);
    return Z * Math.sqrt(Math.max(0, variance) / sums.seats);
  }

  static String json(List<Named> games) {
    return Json.write(new All("governor-reviews-1", games));
  }

  /** A row for each seat of each game. */
  static String csv(List<Named> games) {
    StringBuilder csv =
        new StringBuilder(
            Csv.row("record", "config", "seat", "player", "share", "loss", "mistakes", "choices"));
    for (Named game : games) {
      GameReview review = game.review();
      for (int seat = 0; seat < review.seats().size(); seat++) {
        Sums sums = new Sums();
        count(sums, review, seat);
        csv.append(
            Csv.row(
                game.record(),
                review.config(),
                seat + 1,
                review.seats().get(seat),
                number("%.5f", sums.wins),
                number("%.5f", sums.loss),
                sums.mistakes,
                sums.choices));
      }
    }
    return csv.toString();
  }
}
