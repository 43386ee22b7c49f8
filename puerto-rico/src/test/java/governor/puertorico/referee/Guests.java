package governor.puertorico.referee;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Where guests may go: section 4.1 of the expansions. */
final class Guests {
  private static final String HOUSE = "guesthouse";

  private Guests() {}

  /** Every move of a guest that this player could make now. */
  static List<String> moves(Player player) {
    List<String> moves = new ArrayList<>();
    int nobles = player.noblesOn.of(HOUSE);
    int colonists = player.city.getOrDefault(HOUSE, 0) - nobles;
    for (String place : Placement.places(player)) {
      if (!place.equals(HOUSE) && player.emptyAt(place) > 0) {
        if (colonists > 0) {
          moves.add("move guest to " + place);
        }
        if (nobles > 0) {
          moves.add("move noble guest to " + place);
        }
      }
    }
    return moves;
  }

  /**
   * the large buildings without anybody to which guests would go if the game ended now,
   * those that bring most first.
   */
  static List<String> destinations(Player player) {
    List<String> best =
        Placement.places(player).stream()
            .filter(place -> player.peopleAt(place) == 0 && Scoring.ofLarge(player, place) > 0)
            .sorted(Comparator.comparing(place -> -Scoring.ofLarge(player, place)))
            .toList();
    return best.subList(0, Math.min(best.size(), player.peopleAt(HOUSE)));
  }

  /** When the game is over they go there unasked, a colonist rather than a noble. */
  static void atTheEnd(Player player) {
    for (String place : destinations(player)) {
      boolean isNoble = player.noblesOn.of(HOUSE) == player.peopleAt(HOUSE);
      move(player, (isNoble ? "move noble guest to " : "move guest to ") + place);
    }
  }

  /** Carries such a move out. */
  static void move(Player player, String words) {
    int noble = words.startsWith("move noble") ? 1 : 0;
    player.put(HOUSE, -1, -noble);
    player.put(words.substring(words.indexOf(" to ") + 4), 1, noble);
  }
}
