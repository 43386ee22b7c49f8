package governor.puertorico.referee;

import java.util.ArrayList;
import java.util.List;

/**
 * A player's colonists are placed anew: 4.2 step 3, R1, R4. Every arrangement is allowed in which
 * nobody stays in San Juan while a circle is empty. It is asked for kind by kind, the kinds of the
 * island first; a number is offered if an allowed arrangement begins with it.
 */
final class Placement {
  private static final String RULING =
      "4.2 step 3, R1, R4 (nobody in San Juan while a circle is empty)";

  /** Up to so many arrangements, allowed or not, are simply written down. */
  private static final int FEW = 300;

  /** A kind of circle: a kind of tile or a building. */
  private record Circles(String name, boolean onIsland, int number) {}

  private final Player player;
  private final Desk desk;
  private final List<Circles> kinds = new ArrayList<>();

  Placement(Player player, Desk desk) {
    this.player = player;
    this.desk = desk;
    for (String tile : Pieces.TILES) {
      if (player.tiles.of(tile) > 0) {
        kinds.add(new Circles(tile, true, player.tiles.of(tile)));
      }
    }
    for (Pieces.Kind building : Pieces.BUILDINGS) {
      if (player.city.containsKey(building.name())) {
        kinds.add(new Circles(building.name(), false, building.circles()));
      }
    }
  }

  void run() {
    player.sanJuan = player.colonists();
    player.manned.clear();
    player.city.replaceAll((building, colonists) -> 0);
    List<List<Integer>> allowed = allowed(FEW);
    List<Integer> placed = new ArrayList<>();
    for (int i = 0; i < kinds.size(); i++) {
      Circles circles = kinds.get(i);
      List<String> choices = new ArrayList<>();
      for (int number = 0; number <= circles.number(); number++) {
        if (allowed == null ? canBeCompleted(i, number) : isBegun(allowed, placed, number)) {
          choices.add("man " + number + " " + circles.name());
        }
      }
      String answer = desk.ask(player, RULING, choices);
      int number = Integer.parseInt(answer.split(" ", -1)[1]);
      placed.add(number);
      player.sanJuan -= number;
      if (circles.onIsland()) {
        player.manned.add(circles.name(), number);
      } else {
        player.city.put(circles.name(), number);
      }
    }
  }

  private int circlesFrom(int first) {
    return kinds.subList(first, kinds.size()).stream().mapToInt(Circles::number).sum();
  }

  /** Either all who are left find a circle in later kinds, or every circle can be filled. */
  private boolean canBeCompleted(int kind, int number) {
    int left = player.sanJuan - number;
    int later = circlesFrom(kind + 1);
    return left >= 0 && (left <= later || number == kinds.get(kind).number());
  }

  private static boolean isBegun(List<List<Integer>> allowed, List<Integer> placed, int number) {
    List<Integer> beginning = new ArrayList<>(placed);
    beginning.add(number);
    return allowed.stream().anyMatch(each -> each.subList(0, beginning.size()).equals(beginning));
  }

  /**
   * The numbers of colonists on each kind of circle, for every allowed arrangement; null where
   * there are more arrangements, allowed or not, than so many.
   */
  List<List<Integer>> allowed(int most) {
    long all = 1;
    for (Circles circles : kinds) {
      all = Math.min(all * (circles.number() + 1), most + 1);
    }
    if (all > most) {
      return null;
    }
    List<List<Integer>> arrangements = List.of(List.of());
    for (Circles circles : kinds) {
      List<List<Integer>> longer = new ArrayList<>();
      for (List<Integer> each : arrangements) {
        for (int number = 0; number <= circles.number(); number++) {
          List<Integer> more = new ArrayList<>(each);
          more.add(number);
          longer.add(more);
        }
      }
      arrangements = longer;
    }
    return arrangements.stream().filter(this::isAllowed).toList();
  }

  private boolean isAllowed(List<Integer> arrangement) {
    int placed = arrangement.stream().mapToInt(Integer::intValue).sum();
    boolean everyCircleIsFilled = placed == circlesFrom(0);
    boolean nobodyIsLeft = placed == player.colonists();
    return placed <= player.colonists() && (everyCircleIsFilled || nobodyIsLeft);
  }
}
