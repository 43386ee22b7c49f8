package governor.puertorico.referee;

import java.util.ArrayList;
import java.util.List;

/** The referee's own model of a table. */
final class World {
  /** A role card. */
  static final class Card {
    final String name;
    int doubloons;
    int takenBy = -1;

    Card(String name) {
      this.name = name;
    }
  }

  /** A cargo ship; good is empty while it carries nothing. */
  static final class Ship {
    final int capacity;
    String good = "";
    int load;

    Ship(int capacity) {
      this.capacity = capacity;
    }

    int room() {
      return capacity - load;
    }
  }

  final HouseRules house;
  final List<Player> players = new ArrayList<>();
  final List<Card> roles = new ArrayList<>();
  final List<Ship> ships = new ArrayList<>();
  int round;
  int governor;

  /** The role whose phase runs, or empty while a role is chosen. */
  String phase = "";

  /** Whose privilege it is, or -1. */
  int rolePlayer = -1;

  /** Nobody but the role player plays this phase (expansions 5.7). */
  boolean isAlone;

  /** What may come before the phase is over: guests' moves and the library. */
  boolean hasBegun;

  /** The role player's library counts for this phase (expansions 4.2). */
  boolean isDoubled;

  /** An end condition has come about: the game ends with this round (R28). */
  boolean isEnding;

  final Bag row = new Bag();

  /** The face-down plantations: nobody knows their order, everybody can know their kinds. */
  final Bag faceDown = new Bag();

  final Bag discards = new Bag();
  int quarries;
  int colonistSupply;

  /** The colonists on the ship, without the nobles there. */
  int colonistShip;

  int nobleSupply;
  int nobleShip;
  int pointsLeft;
  final Bag goods = new Bag();
  final Bag tradingHouse = new Bag();
  final Bag buildings = new Bag();

  /** Who holds the buccaneer's card, or -1. */
  int buccaneer = -1;

  /** The role that was kidnapped in this round, and by whom. */
  String kidnapped = "";

  int kidnapper = -1;
  final Festival festival = new Festival(this);

  World(HouseRules house) {
    this.house = house;
  }

  int seats() {
    return players.size();
  }

  /** All players clockwise from this seat. */
  List<Player> order(int first) {
    List<Player> order = new ArrayList<>();
    for (int i = 0; i < seats(); i++) {
      order.add(players.get((first + i) % seats()));
    }
    return order;
  }

  /** Who plays the phase: everybody from the role player on, or that one alone. */
  List<Player> actors() {
    List<Player> order = order(rolePlayer);
    return isAlone ? order.subList(0, 1) : order;
  }

  boolean hasPrivilege(Player player) {
    return player.seat == rolePlayer;
  }

  /** What the privilege is worth for the role player, in doubloons, points, colonists, goods. */
  int privilege() {
    return isDoubled ? 2 : 1;
  }

  /** Each chooses one role a round, with two players three (section 3). */
  int picks() {
    return seats() == 2 ? 6 : seats();
  }

  /** What a building costs this player, with or without the builder's privilege (4.3, X-24). */
  int price(Player player, Pieces.Kind kind, boolean isBuilder) {
    int price = house.cost(kind);
    price -= isBuilder ? privilege() : 0;
    price -= Math.min(player.manned.of(Pieces.QUARRY), kind.column());
    boolean unmanned = house.unmannedForestHouse() && player.city.containsKey("forest house");
    price -= player.works("forest house") || unmanned ? player.forests.total() / 2 : 0;
    price -= player.worksByColonist("zoning office") && !kind.isLarge() ? 1 : 0;
    price -= player.worksByNoble("zoning office") && kind.isLarge() ? 2 : 0;
    return Math.max(0, price);
  }

  /** R26, X-19: given in full, also beyond what is left; nothing left ends the game. */
  void award(Player player, int points) {
    player.points += points;
    pointsLeft -= points;
    if (points > 0 && pointsLeft <= 0) {
      isEnding = true;
    }
  }

  /** Whether somebody without a place of his own can come: from the supply, else from the ship. */
  boolean hasColonist() {
    return colonistSupply > 0 || colonistShip > 0;
  }

  /** The colonist of a hospice or university: from the supply, else from the ship (R6, X-15). */
  void takeColonist() {
    if (colonistSupply > 0) {
      colonistSupply--;
    } else {
      colonistShip--;
    }
  }

  /** A person goes back to the supply of his kind. */
  void giveBack(boolean isNoble, int people) {
    if (isNoble) {
      nobleSupply += people;
    } else {
      colonistSupply += people;
    }
  }
}
