package governor.puertorico;

import static governor.puertorico.Layout.*;

import governor.puertorico.edge.What;

/**
 * Goods and what they bring: the supply, the seats' barrels, trading house, cargo ships, points.
 */
public abstract class Wares extends Cities {
  /** How many barrels the trading house takes. */
  public static final int HOUSE_SPACES = 4;

  Wares(RuleSet rules) {
    super(rules);
  }

  // ---- barrels --------------------------------------------------------------------------------

  public final int goodsSupply(int good) {
    return bytes[GOODS_SUPPLY + good];
  }

  /** The seat's barrels of a kind. */
  public final int goods(int seat, int good) {
    return bytes[seatBytes(seat) + GOODS + good];
  }

  /** All barrels of the seat. */
  public final int goods(int seat) {
    return bytes[seatBytes(seat) + GOODS_TOTAL];
  }

  /** The kinds of which the seat has barrels, as bits. */
  public final int kindsOfGoods(int seat) {
    int at = seatBytes(seat) + GOODS;
    int kinds = 0;
    for (int good = 0; good < Good.KINDS; good++) {
      if (bytes[at + good] > 0) {
        kinds |= 1 << good;
      }
    }
    return kinds;
  }

  /** The seat gets barrels from the supply, or as many as there are; returns how many. */
  public final int takeGoods(int seat, int good, int barrels) {
    int got = Math.min(barrels, bytes[GOODS_SUPPLY + good]);
    if (got > 0) {
      bytes[GOODS_SUPPLY + good] -= (byte) got;
      addGoods(seat, good, got);
      if (isHeard()) {
        tell(What.PRODUCED, seat, good, got);
      }
    }
    return got;
  }

  /** Barrels of the seat go back to the supply. */
  public final void returnGoods(int seat, int good, int barrels) {
    if (barrels == 0) {
      return;
    }
    bytes[GOODS_SUPPLY + good] += (byte) barrels;
    addGoods(seat, good, -barrels);
    if (isHeard()) {
      tell(What.LOST_GOODS, seat, good, barrels);
    }
  }

  final void addGoods(int seat, int good, int barrels) {
    int at = seatBytes(seat);
    bytes[at + GOODS + good] += (byte) barrels;
    bytes[at + GOODS_TOTAL] += (byte) barrels;
    int others = bytes[WITH_GOODS] & ~(1 << seat);
    bytes[WITH_GOODS] = (byte) (bytes[at + GOODS_TOTAL] > 0 ? others | 1 << seat : others);
  }

  /** A barrel of the seat goes to the supply, for whatever it stands for. */
  public final void giveGood(int seat, int good, What what, int number) {
    bytes[GOODS_SUPPLY + good]++;
    addGoods(seat, good, -1);
    if (isHeard()) {
      tell(what, seat, good, number);
    }
  }

  /** How many barrels of a kind the seat that is served in this craftsman phase got. */
  public final int crafted(int good) {
    return bytes[CRAFTED + good];
  }

  public final void setCrafted(int good, int barrels) {
    bytes[CRAFTED + good] = (byte) barrels;
  }

  // ---- trading house --------------------------------------------------------------------------

  public final boolean houseIsFull() {
    return bytes[HOUSE_SIZE] == HOUSE_SPACES;
  }

  /** How many barrels of a kind lie in the trading house. */
  public final int inHouse(int good) {
    return bytes[HOUSE + good];
  }

  /** A barrel of the seat goes into the trading house for so many doubloons. */
  public final void sell(int seat, int good, int doubloons) {
    addGoods(seat, good, -1);
    putInHouse(good);
    addDoubloons(seat, doubloons);
    if (isHeard()) {
      tell(What.SOLD, seat, good, doubloons);
    }
  }

  /** A barrel of the seat is sold past the trading house for so many doubloons. */
  public final void sellAtPost(int seat, int good, int doubloons) {
    addDoubloons(seat, doubloons);
    giveGood(seat, good, What.SOLD_AT_POST, doubloons);
  }

  /** How many barrels lie in the trading house. */
  public final int inHouse() {
    return bytes[HOUSE_SIZE];
  }

  final void putInHouse(int good) {
    bytes[HOUSE + good]++;
    bytes[HOUSE_SIZE]++;
  }

  /** All barrels in the full trading house go back to the supply. */
  public final void emptyHouse() {
    clearHouse();
    if (isHeard()) {
      tell(What.HOUSE_EMPTIED, NOBODY, NONE, 0);
    }
  }

  /** All barrels in the trading house go back to the supply. */
  public final void clearHouse() {
    for (int good = 0; good < Good.KINDS; good++) {
      bytes[GOODS_SUPPLY + good] += bytes[HOUSE + good];
      bytes[HOUSE + good] = 0;
    }
    bytes[HOUSE_SIZE] = 0;
  }

  // ---- cargo ships ----------------------------------------------------------------------------

  /** The good on a cargo ship, or NONE. */
  public final int shipGood(int ship) {
    return bytes[SHIP_GOOD + ship] - 1;
  }

  public final int shipLoad(int ship) {
    return bytes[SHIP_LOAD + ship];
  }

  /** How many barrels a cargo ship can still take. */
  public final int shipRoom(int ship) {
    return rules().capacity(ship) - bytes[SHIP_LOAD + ship];
  }

  /** The cargo ship that carries this good, or NONE. */
  public final int shipWith(int good) {
    for (int ship = 0; ship < rules().ships(); ship++) {
      if (bytes[SHIP_GOOD + ship] == good + 1) {
        return ship;
      }
    }
    return NONE;
  }

  /** The seat loads as many barrels as it has and the cargo ship takes; returns how many. */
  public final int load(int seat, int good, int ship) {
    int barrels = Math.min(goods(seat, good), shipRoom(ship));
    addGoods(seat, good, -barrels);
    putOnShip(good, ship, barrels);
    if (isHeard()) {
      tell(What.LOADED, seat, good, barrels);
    }
    return barrels;
  }

  final void putOnShip(int good, int ship, int barrels) {
    bytes[SHIP_GOOD + ship] = (byte) (good + 1);
    bytes[SHIP_LOAD + ship] += (byte) barrels;
  }

  /**
   * The seat ships all its barrels of a kind by itself, straight to the supply; returns how many.
   */
  public final int loadOwnShip(int seat, int good) {
    int barrels = goods(seat, good);
    bytes[GOODS_SUPPLY + good] += (byte) barrels;
    addGoods(seat, good, -barrels);
    if (isHeard()) {
      tell(What.LOADED_OWN, seat, good, barrels);
    }
    return barrels;
  }

  /** A cargo ship is emptied: the seat keeps so many of its barrels, the rest is supply. */
  public final void plunderShip(int seat, int ship, int kept) {
    int good = shipGood(ship);
    bytes[GOODS_SUPPLY + good] += (byte) (bytes[SHIP_LOAD + ship] - kept);
    addGoods(seat, good, kept);
    bytes[SHIP_GOOD + ship] = 0;
    bytes[SHIP_LOAD + ship] = 0;
    if (isHeard()) {
      tell(What.PIRATED, seat, good, kept);
    }
  }

  /** Barrels of the seat go from its small wharf to the supply. */
  public final void send(int seat, int good, int barrels) {
    if (barrels == 0) {
      return;
    }
    bytes[GOODS_SUPPLY + good] += (byte) barrels;
    addGoods(seat, good, -barrels);
    if (isHeard()) {
      tell(What.SENT, seat, good, barrels);
    }
  }

  /** Full cargo ships sail: their barrels go back to the supply. */
  public final void unloadFullShips() {
    for (int ship = 0; ship < rules().ships(); ship++) {
      if (shipRoom(ship) == 0) {
        int good = shipGood(ship);
        bytes[GOODS_SUPPLY + good] += bytes[SHIP_LOAD + ship];
        bytes[SHIP_GOOD + ship] = 0;
        bytes[SHIP_LOAD + ship] = 0;
        if (isHeard()) {
          tell(What.SAILED, NOBODY, good, rules().capacity(ship));
        }
      }
    }
  }

  // ---- points ---------------------------------------------------------------------------------

  /** The seat's points in chips, those beyond the pool included. */
  public final int chips(int seat) {
    return ints[seatInts(seat) + POINTS];
  }

  /** The points left in the pool; below zero when more were given. */
  public final int pool() {
    return ints[POOL];
  }

  final void addChips(int seat, int points) {
    ints[seatInts(seat) + POINTS] += points;
    ints[POOL] -= points;
  }
}
