package governor.puertorico.referee;

import java.util.ArrayList;
import java.util.List;

/** The buccaneer's role: expansions 5.7, X-29, X-35, X-36. */
final class Buccaneer {
  static final String ROLE = "buccaneer";

  private final World world;
  private final Desk desk;
  private final Player player;

  Buccaneer(World world, Desk desk) {
    this.world = world;
    this.desk = desk;
    this.player = world.players.get(world.rolePlayer);
  }

  void run() {
    String answer = desk.ask(player, "5.7, X-35 (the buccaneer)", this::choices);
    String[] words = answer.split(" ", -1);
    if (answer.startsWith("raid ship ")) {
      piracy(Integer.parseInt(words[2]), Integer.parseInt(words[5]));
    } else if (answer.equals("plunder")) {
      world.award(player, world.tradingHouse.total());
      world.goods.addAll(world.tradingHouse);
      world.tradingHouse.clear();
    } else if (answer.startsWith("raid colonists")) {
      raid(answer.endsWith("noble"));
    } else if (answer.startsWith("kidnap ")) {
      kidnap(answer.substring("kidnap ".length()));
    }
  }

  private List<String> choices() {
    List<String> choices = new ArrayList<>();
    for (World.Ship ship : world.ships) {
      for (int kept = 0; ship.load > 0 && kept <= Math.min(3, ship.load); kept++) {
        choices.add("raid ship " + ship.capacity + " and keep " + kept);
      }
    }
    if (world.tradingHouse.total() > 0) {
      choices.add("plunder");
    }
    if (tooMany() > 0) {
      choices.add("raid colonists");
      if (world.nobleShip > 0) {
        choices.add("raid colonists and noble");
      }
    }
    for (String role : Rounds.byName(kidnappable(), "").keySet()) {
      choices.add("kidnap " + role);
    }
    choices.add("pass");
    return choices;
  }

  /** How many on the colonist ship are more than one for each player. */
  private int tooMany() {
    return world.colonistShip + world.nobleShip - world.seats();
  }

  private List<World.Card> kidnappable() {
    return world.roles.stream()
        .filter(card -> card.takenBy < 0 && !card.name.equals(ROLE))
        .toList();
  }

  private void piracy(int capacity, int kept) {
    for (World.Ship ship : world.ships) {
      if (ship.capacity == capacity) {
        player.goods.add(ship.good, kept);
        world.goods.add(ship.good, ship.load - kept);
        ship.good = "";
        ship.load = 0;
      }
    }
  }

  /** Its doubloons come at once. */
  private void kidnap(String name) {
    World.Card card = Rounds.byName(kidnappable(), "").get(name);
    world.kidnapped = card.name;
    world.kidnapper = player.seat;
    player.doubloons += card.doubloons;
    card.doubloons = 0;
  }

  private void raid(boolean withNoble) {
    int nobles = withNoble ? 1 : 0;
    int colonists = tooMany() - nobles;
    // Until they stand anywhere they are seen on the ship.
    int last = 0;
    for (int placed = 0; placed < 3; placed++) {
      int from = last;
      boolean hasNoble = nobles > 0;
      boolean hasColonist = colonists > 0;
      String answer =
          desk.ask(
              player, "5.7, X-36 (who was raided)", () -> circles(from, hasColonist, hasNoble));
      if (answer.equals("pass")) {
        break;
      }
      boolean isNoble = answer.startsWith("put noble");
      String place = answer.substring(answer.indexOf(" on ") + 4);
      // Upwards only; at one place colonists come before the noble.
      last = 2 * Placement.places(player).indexOf(place) + (isNoble ? 1 : 0);
      player.put(place, 1, isNoble ? 1 : 0);
      if (isNoble) {
        player.nobles++;
        world.nobleShip--;
        nobles--;
      } else {
        world.colonistShip--;
        colonists--;
      }
    }
    world.nobleShip -= nobles;
    world.colonistShip -= colonists;
    world.giveBack(true, nobles);
    world.giveBack(false, colonists);
  }

  private List<String> circles(int from, boolean hasColonist, boolean hasNoble) {
    List<String> choices = new ArrayList<>();
    List<String> places = Placement.places(player);
    for (int i = 0; i < places.size(); i++) {
      if (player.emptyAt(places.get(i)) > 0) {
        if (hasColonist && 2 * i >= from) {
          choices.add("put colonist on " + places.get(i));
        }
        if (hasNoble && 2 * i + 1 >= from) {
          choices.add("put noble on " + places.get(i));
        }
      }
    }
    choices.add("pass");
    return choices;
  }
}
