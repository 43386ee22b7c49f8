package governor.gym.puertorico;

import static governor.gym.Observer.number;

import governor.gym.FeatureList;
import governor.gym.Observer;
import governor.puertorico.Good;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Role;
import governor.puertorico.RuleSet;
import governor.puertorico.Tile;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What lies on the table of Puerto Rico: tiles, colonists, goods, ships, buildings, points. */
final class PuertoRicoSupply {
  private static final int BYTE = 255;

  private final int players;
  private final int ships;
  private final int kinds;
  private final boolean hasExpansions;
  private final int row;
  private final int faceDown;
  private final int discards;
  private final int quarries;
  private final int colonists;
  private final int ship;
  private final int gone;
  private final int pool;
  private final int goods;
  private final int house;
  private final int produced;
  private final int shipGood;
  private final int shipLoad;
  private final int copies;

  // Bytes that only expansions have.
  private final int nobles;
  private final int nobleShip;
  private final int crafted;
  private final int buccaneer;
  private final int kidnapped;
  private final int kidnapper;
  private final int alone;
  private final PuertoRicoFestival festival;

  PuertoRicoSupply(FeatureList list, RuleSet rules) {
    players = rules.players();
    ships = rules.ships();
    kinds = rules.kinds();
    hasExpansions = !rules.config().expansions().isEmpty();
    List<String> plantations = PuertoRicoSpaces.PLANTATIONS;
    List<String> names =
        IntStream.range(0, ships).mapToObj(i -> "ship " + rules.capacity(i)).toList();
    row = list.each("row", "How many %s plantations lie open.", BYTE, plantations);
    faceDown =
        list.each(
            "face down",
            "How many %s plantations lie face down; all others are open, so that all can count.",
            BYTE,
            plantations);
    discards = list.each("discarded", "How many %s plantations are discarded.", BYTE, plantations);
    quarries = list.one("quarries", "How many quarries are left.", BYTE);
    colonists = list.one("colonist supply", "How many colonists are in the supply.", BYTE);
    ship = list.one("colonist ship", "How many are on the colonist ship.", BYTE);
    gone = list.one("colonists gone", "How many colonists left the game.", BYTE);
    pool = list.one("pool", "How many points are left in the pool.", BYTE);
    goods =
        list.each(
            "supply", "How many barrels of %s are in the supply.", BYTE, PuertoRicoSpaces.GOODS);
    house =
        list.each(
            "house",
            "How many barrels of %s lie in the trading house.",
            BYTE,
            PuertoRicoSpaces.GOODS);
    produced =
        list.each(
            "produced",
            "Whether the craftsman produced %s in this phase.",
            1,
            PuertoRicoSpaces.GOODS);
    shipGood = list.each("cargo", "Whether %s carries %s.", 1, names, PuertoRicoSpaces.GOODS);
    shipLoad = list.each("load", "How many barrels are on %s.", BYTE, names);
    copies =
        list.each(
            "left",
            "How many copies of %s can still be built.",
            BYTE,
            PuertoRicoSpaces.buildings(rules));
    if (hasExpansions) {
      List<String> seats = Observer.seats(players);
      List<String> roles = Stream.of(Role.values()).map(Role::title).toList();
      nobles = list.one("noble supply", "How many nobles are in the supply.", BYTE);
      nobleShip = list.one("nobles on ship", "How many on the colonist ship are nobles.", BYTE);
      crafted =
          list.each(
              "crafted",
              "How many barrels of %s the seat that was served last got.",
              BYTE,
              PuertoRicoSpaces.GOODS);
      buccaneer = list.each("buccaneer", "Whether the buccaneer's card is held by: %s.", 1, seats);
      kidnapped = list.each("kidnapped", "Whether the %s was kidnapped in this round.", 1, roles);
      kidnapper = list.each("kidnapper", "Whether the kidnapper is: %s.", 1, seats);
      alone = list.flag("alone", "Whether a kidnapped role is played by one seat alone.");
    } else {
      nobles = nobleShip = crafted = buccaneer = kidnapped = kidnapper = alone = -1;
    }
    festival = PuertoRicoFestival.of(list, rules);
  }

  void write(PuertoRicoState s, int viewer, byte[] out) {
    for (int tile = 0; tile < Tile.PLANTATIONS; tile++) {
      out[row + tile] = (byte) s.inRow(tile);
      out[faceDown + tile] = (byte) s.faceDown(tile);
      out[discards + tile] = (byte) s.discarded(tile);
    }
    out[quarries] = (byte) s.quarriesLeft();
    out[colonists] = (byte) s.colonistSupply();
    out[ship] = (byte) s.colonistShip();
    out[gone] = (byte) s.colonistsGone();
    out[pool] = number(s.pool());
    int made = s.produced();
    for (int good = 0; good < Good.KINDS; good++) {
      out[goods + good] = (byte) s.goodsSupply(good);
      out[house + good] = (byte) s.inHouse(good);
      out[produced + good] = (byte) (made >>> good & 1);
    }
    for (int i = 0; i < ships; i++) {
      if (s.shipGood(i) >= 0) {
        out[shipGood + i * Good.KINDS + s.shipGood(i)] = 1;
        out[shipLoad + i] = (byte) s.shipLoad(i);
      }
    }
    for (int kind = 0; kind < kinds; kind++) {
      out[copies + kind] = (byte) s.copiesLeft(kind);
    }
    if (hasExpansions) {
      writeExpansions(s, viewer, out);
    }
  }

  private void writeExpansions(PuertoRicoState s, int viewer, byte[] out) {
    out[nobles] = (byte) s.nobleSupply();
    out[nobleShip] = (byte) s.nobleShip();
    for (int good = 0; good < Good.KINDS; good++) {
      out[crafted + good] = (byte) s.crafted(good);
    }
    if (s.buccaneer() >= 0) {
      out[buccaneer + (s.buccaneer() - viewer + players) % players] = 1;
    }
    if (s.kidnapped() >= 0) {
      out[kidnapped + s.kidnapped()] = 1;
      out[kidnapper + (s.kidnapper() - viewer + players) % players] = 1;
    }
    out[alone] = (byte) (s.isAlone() ? 1 : 0);
    festival.write(s, viewer, out);
  }
}
