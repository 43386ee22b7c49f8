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

  /** An end condition has come about: the game ends with this round (R28). */
  boolean isEnding;

  final Bag row = new Bag();

  /** The face-down plantations: nobody knows their order, everybody can know their kinds. */
  final Bag faceDown = new Bag();

  final Bag discards = new Bag();
  int quarries;
  int colonistSupply;
  int colonistShip;
  int pointsLeft;
  final Bag goods = new Bag();
  final Bag tradingHouse = new Bag();
  final Bag buildings = new Bag();

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

  /** Each chooses one role a round, with two players three (section 3). */
  int picks() {
    return seats() == 2 ? 6 : seats();
  }

  /** What a building costs this player, with or without the builder's privilege (4.3). */
  int price(Player player, Pieces.Kind kind, boolean isBuilder) {
    int quarriesThatCount = Math.min(player.manned.of(Pieces.QUARRY), kind.points());
    return Math.max(0, house.cost(kind) - (isBuilder ? 1 : 0) - quarriesThatCount);
  }

  /** Whether somebody without a place of his own can come: from the supply, else from the ship. */
  boolean hasColonist() {
    return colonistSupply > 0 || colonistShip > 0;
  }

  /** The colonist of a hospice or university: from the supply, else from the ship (R6). */
  void takeColonist() {
    if (colonistSupply > 0) {
      colonistSupply--;
    } else {
      colonistShip--;
    }
  }
}
