package governor.puertorico.referee;

import java.util.ArrayList;
import java.util.List;

/**
 * A player's people are placed anew: 4.2 step 3, 5.2 step 4, R1, R4, X-31. Every arrangement is
 * allowed in which nobody stays in San Juan while a circle is empty. It is asked for kind by kind,
 * the kinds of the island first; a number is offered if an allowed arrangement begins with it. On
 * buildings that mind it, each number of nobles among them is a choice of its own.
 */
final class Placement {
  private static final String RULING =
      "4.2 step 3, R1, R4 (nobody in San Juan while a circle is empty)";

  /** Up to so many arrangements, allowed or not, are simply written down. */
  private static final int FEW = 300;

  /** A kind of circle: a kind of tile or a building. */
  private record Circles(String name, int number) {}

  private final Player player;
  private final Desk desk;
  private final List<Circles> kinds = new ArrayList<>();

  Placement(Player player, Desk desk) {
    this.player = player;
    this.desk = desk;
    for (String place : places(player)) {
      kinds.add(new Circles(place, player.peopleAt(place) + player.emptyAt(place)));
    }
  }

  /** The kinds of circles of this player, in the order in which they are filled. */
  static List<String> places(Player player) {
    List<String> places = new ArrayList<>();
    Pieces.TILES.stream().filter(tile -> player.tiles.of(tile) > 0).forEach(places::add);
    Pieces.BUILDINGS.stream()
        .filter(kind -> kind.circles() > 0 && player.city.containsKey(kind.name()))
        .forEach(kind -> places.add(kind.name()));
    return places;
  }

  void run() {
    player.sanJuan = player.colonists();
    player.manned.clear();
    player.city.replaceAll((building, colonists) -> 0);
    player.noblesOn.clear();
    List<List<Integer>> allowed = allowed(FEW);
    List<Integer> placed = new ArrayList<>();
    for (int i = 0; i < kinds.size(); i++) {
      Circles circles = kinds.get(i);
      List<String> choices = new ArrayList<>();
      for (int number = 0; number <= circles.number(); number++) {
        if (allowed == null ? canBeCompleted(i, number) : isBegun(allowed, placed, number)) {
          choices.addAll(men(circles.name(), number));
        }
      }
      String answer = desk.ask(player, RULING, () -> choices);
      int number = number(answer, "man ");
      placed.add(number);
      player.sanJuan -= number;
      player.put(circles.name(), number, number(answer, " with "));
    }
  }

  /** The number that stands after these words, or 0. */
  private static int number(String answer, String after) {
    int at = answer.indexOf(after);
    return at < 0 ? 0 : Integer.parseInt(answer.substring(at + after.length()).split(" ", -1)[0]);
  }

  /** So many people at a place, with each possible number of nobles where that is told. */
  private List<String> men(String place, int number) {
    String words = "man " + number + " " + place;
    if (!Pieces.TELLING.contains(place)) {
      return List.of(words);
    }
    List<String> men = new ArrayList<>();
    for (int nobles = 0; nobles <= number; nobles++) {
      if (nobles <= player.hiddenNobles() && number - nobles <= player.hiddenColonists()) {
        String with = " with " + nobles + (nobles == 1 ? " noble" : " nobles");
        men.add(words + (nobles == 0 ? "" : with));
      }
    }
    return men;
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
