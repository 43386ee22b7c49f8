package governor.puertorico.referee;

import java.util.ArrayList;
import java.util.List;

/**
 * Paying for a building, with doubloons and by the black market: expansions 5.3, X-5, X-43. A
 * person, a barrel and a point stand for a missing doubloon each.
 */
final class BlackMarket {
  private static final String MARKET = "black market";

  private final World world;
  private final Player player;
  private final Desk desk;

  BlackMarket(World world, Player player, Desk desk) {
    this.world = world;
    this.player = player;
    this.desk = desk;
  }

  /** E7 */
  boolean canPay(int price) {
    int missing = price - player.doubloons;
    return missing <= 0 || player.works(MARKET) && missing <= ways(0).size();
  }

  void pay(int price) {
    int missing = price - player.doubloons;
    player.doubloons = Math.max(0, player.doubloons - price);
    int next = 0;
    for (; missing > 0; missing--) {
      int from = next;
      int toCome = missing - 1;
      String answer =
          desk.ask(player, "5.3, X-5, X-43 (black market)", () -> choices(from, toCome));
      next = give(answer) + 1;
    }
  }

  /** What each of the three ways could give, from this one on, where it can give anything. */
  private List<List<String>> ways(int from) {
    List<List<String>> ways = new ArrayList<>();
    ways.add(people());
    ways.add(
        Pieces.GOODS.stream()
            .filter(good -> player.goods.of(good) > 0)
            .map(good -> "pay " + good)
            .toList());
    ways.add(player.points > 0 ? List.of("pay point") : List.of());
    List<List<String>> rest = new ArrayList<>(ways.subList(from, ways.size()));
    rest.removeIf(List::isEmpty);
    return rest;
  }

  /** Ways that would leave too few for the rest are not open. */
  private List<String> choices(int from, int toCome) {
    List<List<String>> ways = ways(from);
    return ways.subList(0, ways.size() - toCome).stream().flatMap(List::stream).toList();
  }

  /** The only person on the black market must stay. */
  private List<String> people() {
    List<String> people = new ArrayList<>();
    List<String> places = new ArrayList<>(Placement.places(player));
    places.add(Pieces.SAN_JUAN);
    for (String place : places) {
      if (player.peopleAt(place) == 0 || place.equals(MARKET)) {
        continue;
      }
      boolean isTold = Pieces.TELLING.contains(place);
      int nobles = isTold ? player.noblesOn.of(place) : player.hiddenNobles();
      int colonists = isTold ? player.peopleAt(place) - nobles : player.hiddenColonists();
      if (colonists > 0) {
        people.add("pay colonist from " + place);
      }
      if (nobles > 0) {
        people.add("pay noble from " + place);
      }
    }
    return people;
  }

  /** Everything goes to its supply. Returns the way: 0 a person, 1 a barrel, 2 a point. */
  private int give(String answer) {
    if (answer.equals("pay point")) {
      player.points--;
      world.pointsLeft++;
      return 2;
    }
    int from = answer.indexOf(" from ");
    if (from < 0) {
      String good = answer.substring("pay ".length());
      player.goods.add(good, -1);
      world.goods.add(good, 1);
      return 1;
    }
    boolean isNoble = answer.startsWith("pay noble");
    player.put(answer.substring(from + " from ".length()), -1, isNoble ? -1 : 0);
    player.nobles -= isNoble ? 1 : 0;
    world.giveBack(isNoble, 1);
    return 0;
  }
}
