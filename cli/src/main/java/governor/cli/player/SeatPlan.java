package governor.cli.player;

import governor.bots.roster.Roster;
import governor.cli.UsageProblem;
import governor.core.Game;
import governor.core.Nearest;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Who sits at a seat.
 *
 * @param player {@code human} or the name of a computer player
 * @param name what the table calls the seat; different for every seat
 */
public record SeatPlan(String player, String name) {
  public static final String HUMAN = "human";
  private static final String UNNAMED = "Human";

  public boolean isHuman() {
    return player.equals(HUMAN);
  }

  /** Reads {@code human:Anna,greedy,flat:100:Ben}; every player must be known for this game. */
  public static List<SeatPlan> parse(String text, Game<?> game) {
    List<SeatPlan> plans = new ArrayList<>();
    for (String part : text.split(",", -1)) {
      int colon = nameAt(part, game);
      String player = (colon < 0 ? part : part.substring(0, colon)).strip();
      String name = colon < 0 ? "" : part.substring(colon + 1).strip();
      if (colon >= 0 && !name.matches("[\\p{L}\\p{N}][\\p{L}\\p{N} ._'-]{0,23}")) {
        throw new UsageProblem(
            "The name \"" + name + "\" will not do; use 1 to 24 letters, digits or blanks.");
      }
      plans.add(new SeatPlan(known(player, game), name));
    }
    if (plans.size() != game.seats()) {
      throw new UsageProblem(
          "The seats \"%s\" are %d, but %s has %d; name as many, or say players=%d."
              .formatted(text, plans.size(), game.config(), game.seats(), plans.size()));
    }
    return named(plans);
  }

  /** Where the colon before the name is, or -1: the colon before a budget is another. */
  private static int nameAt(String part, Game<?> game) {
    return NamedPlayers.knows(part.strip(), game) ? -1 : part.lastIndexOf(':');
  }

  private static String known(String player, Game<?> game) {
    if (player.equals(HUMAN)) {
      return player;
    }
    List<String> names = new ArrayList<>(Roster.names(game));
    if (!NamedPlayers.knows(player, game) && !names.contains(player.replaceFirst(":.*", ""))) {
      names.add(HUMAN);
      throw new UsageProblem(
          "There is no player \""
              + player
              + "\" for "
              + game.config().name()
              + "; "
              + Nearest.hint(player, names)
              + ".");
    }
    UsageProblem.orProblem(NamedPlayers.make(player, game));
    return player;
  }

  /** Gives every seat a name, and seats of the same name numbers. */
  private static List<SeatPlan> named(List<SeatPlan> plans) {
    Map<String, Integer> seen = new LinkedHashMap<>();
    List<SeatPlan> named = new ArrayList<>();
    for (SeatPlan plan : plans) {
      String name = plan.isHuman() ? UNNAMED : plan.player();
      if (!plan.name().isEmpty()) {
        name = plan.isHuman() ? plan.name() : plan.name() + " (" + plan.player() + ")";
      }
      int number = seen.merge(name, 1, Integer::sum);
      named.add(new SeatPlan(plan.player(), number == 1 ? name : name + " " + number));
    }
    return named;
  }

  /** Who sat at the seats of a record: known computer players by their names, people elsewhere. */
  public static List<SeatPlan> ofRecord(List<String> seats, Game<?> game) {
    return seats.stream()
        .map(
            seat -> {
              String last = seat.replaceAll(" [0-9]+$", "").replaceAll("^.*\\((.*)\\)$", "$1");
              boolean known = NamedPlayers.knows(last, game);
              return new SeatPlan(known ? last : HUMAN, seat);
            })
        .toList();
  }

  /** The names alone. */
  public static List<String> names(List<SeatPlan> plans) {
    return plans.stream().map(SeatPlan::name).toList();
  }
}
