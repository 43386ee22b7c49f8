package governor.puertorico;

import static governor.puertorico.Layout.*;

import governor.core.PositionItem;
import governor.core.PositionProblem;
import governor.core.PositionText;
import governor.puertorico.phases.LayTile;
import java.util.List;
import java.util.Map;

/** Sets a position up as its text says: every piece that is named is taken from the stock. */
final class PositionReader {
  private static final int MANY = 10_000;

  private final PuertoRicoState s;
  private final RuleSet rules;
  private final PositionNames names;
  private final PositionText text;

  PositionReader(PuertoRicoState s, PositionNames names, PositionText text) {
    this.s = s;
    this.rules = s.rules();
    this.names = names;
    this.text = text;
  }

  /** All pieces lie in the stock. */
  void read() {
    s.readRound(text, names, rules.picks());
    text.each(
        "role doubloons",
        item -> s.setNumber(ROLE_DOUBLOONS + item.among(names.roles), item.count()));
    phase();
    text.each("row", item -> tiles(item, ROW));
    text.each("discards", item -> tiles(item, DISCARDS));
    text.each("trading house", this::inHouse);
    for (int ship = 0; ship < rules.ships(); ship++) {
      int each = ship;
      text.each("ship " + rules.capacity(ship), item -> load(each, item));
    }
    text.each("drafted", item -> s.bringIn(item.among(names.buildings)));
    festival();
    for (int seat = 0; seat < s.players(); seat++) {
      seat(seat);
    }
    beingLaid();
    people();
    text.end(
        List.of(
            "round",
            "governor",
            "taken",
            "phase",
            "asked",
            "role doubloons",
            "row",
            "discards",
            "trading house",
            "colonist ship",
            "1 doubloons",
            "1 points",
            "1 goods",
            "1 island",
            "1 city",
            "1 San Juan",
            "1 nobles",
            "1 forests",
            "drafted"));
  }

  private static PositionProblem tooMany(String what, int inGame) {
    return new PositionProblem(
        "The game has " + inGame + " of \"" + what + "\", and the position has more.");
  }

  private void phase() {
    s.setCell(END_REASONS, text.number("end", 0, 0, 7));
    s.setCell(PRIVILEGES, text.number("privileges", 1, 1, 2));
    s.setCell(CAPTAIN_BONUS, text.number("captain bonus", 0, 0, 1));
    text.each("own ships done", item -> s.useOwnShip(item.lastNumber(1, s.players()) - 1));
    text.each("small wharves used", item -> s.useSmallWharf(item.lastNumber(1, s.players()) - 1));
    text.each("produced", item -> s.rememberProduced(s.produced() | 1 << item.among(names.goods)));
    text.each("crafted", item -> s.setCrafted(item.among(names.goods), item.count()));
    s.holdBuccaneer(text.number("buccaneer", 0, 0, s.players()) - 1);
    text.each(
        "kidnapped",
        item -> {
          s.setCell(KIDNAPPED, item.withoutNumber().among(names.roles) + 1);
          s.setCell(KIDNAPPER, item.lastNumber(1, s.players()));
        });
    s.setCell(ALONE, text.number("alone", 0, 0, 1));
    text.each("paid from", item -> s.setCell(PAID_FROM, item.among(names.circles) + 1));
  }

  /** Tiles of a kind leave the stock. */
  private int takeTiles(PositionItem item, Map<String, Integer> kinds) {
    int tile = item.among(kinds);
    for (int i = 0; i < item.count(); i++) {
      if (s.faceDown(tile) == 0) {
        throw tooMany(item.name() + " tiles", rules.tiles(tile));
      }
      s.takeFromStock(tile);
    }
    return tile;
  }

  private void tiles(PositionItem item, int at) {
    int tile = takeTiles(item, names.goods);
    s.setCell(at + tile, s.cell(at + tile) + item.count());
  }

  private int takeGoods(PositionItem item) {
    int good = item.among(names.goods);
    if (s.goodsSupply(good) < item.count()) {
      throw tooMany(item.name() + " barrels", rules.goods(good));
    }
    s.setCell(GOODS_SUPPLY + good, s.goodsSupply(good) - item.count());
    return good;
  }

  private void inHouse(PositionItem item) {
    int good = takeGoods(item);
    for (int i = 0; i < item.count(); i++) {
      if (s.houseIsFull()) {
        throw new PositionProblem("The trading house takes " + Wares.HOUSE_SPACES + " barrels.");
      }
      s.putInHouse(good);
    }
  }

  private void load(int ship, PositionItem item) {
    int good = takeGoods(item);
    if (s.shipLoad(ship) + item.count() > rules.capacity(ship)
        || s.shipWith(good) >= 0
        || s.shipGood(ship) >= 0
        || item.count() == 0) {
      throw new PositionProblem(
          "\""
              + item.key()
              + "\" takes up to "
              + rules.capacity(ship)
              + " barrels of one kind that no other ship carries.");
    }
    s.putOnShip(good, ship, item.count());
  }

  private void festival() {
    text.each("festival plantation", item -> s.askForTile(item.among(names.tiles)));
    text.each(
        "festival goods",
        item -> s.setCell(FESTIVAL_GOODS + item.among(names.goods), item.count()));
    text.each("festival building", item -> s.askForBuilding(item.among(names.buildings)));
    List<String> won = text.take("festival won");
    for (int target = 0; target < Math.min(3, won.size()); target++) {
      String seat = won.get(target);
      if (!seat.matches("[0-9]") || seat.charAt(0) - '0' > s.players()) {
        throw new PositionProblem("\"festival won\" names seats or 0, not \"" + seat + "\".");
      }
      s.setCell(FESTIVAL_WON + target, seat.charAt(0) - '0');
    }
  }

  private void seat(int seat) {
    String key = seat + 1 + " ";
    s.addDoubloons(seat, text.number(key + "doubloons", 0, 0, MANY));
    s.addChips(seat, text.number(key + "points", 0, 0, MANY));
    text.each(key + "goods", item -> s.addGoods(seat, takeGoods(item), item.count()));
    text.each(
        key + "island",
        item -> {
          int tile = takeTiles(item, names.tiles);
          for (int i = 0; i < item.count(); i++) {
            s.layTile(seat, tile);
          }
          settle(seat, tile, item);
        });
    text.each(
        key + "forests",
        item -> {
          int tile = takeTiles(item, names.goods);
          for (int i = 0; i < item.count(); i++) {
            s.layForest(seat, tile);
          }
        });
    text.each(key + "city", item -> building(seat, item));
    s.addColonists(seat, text.number(key + "San Juan", 0, 0, 120));
    int nobles = text.number(key + "nobles", 0, 0, rules.nobles());
    s.setCell(s.seatBytes(seat) + NOBLES_TOTAL, nobles);
  }

  private void building(int seat, PositionItem item) {
    int building = item.among(names.buildings);
    if (s.copiesLeft(building) == 0 || s.owns(seat, building) || item.count() != 1) {
      throw s.copiesLeft(building) == 0 && !s.owns(seat, building)
          ? tooMany(item.name(), s.isInGame(building) ? rules.copies(building) : 0)
          : new PositionProblem(
              "Seat " + (seat + 1) + " can have one \"" + item.name() + "\" in its city.");
    }
    s.layBuilding(seat, building);
    settle(seat, Circle.ofBuilding(building), item);
  }

  /** Colonists stand on circles of a kind. */
  private void settle(int seat, int circle, PositionItem item) {
    for (String note : item.notes()) {
      if (!note.matches("[0-9]{1,2} (manned|noble)")) {
        throw new PositionProblem(
            "\""
                + note
                + "\" of the "
                + item.name()
                + " cannot be read; write \"1 manned\" or"
                + " \"1 noble\".");
      }
      int number = Integer.parseInt(note.substring(0, note.indexOf(' ')));
      if (note.endsWith("noble")) {
        if (!s.tellsApart(circle) || number > s.manned(seat, circle)) {
          throw new PositionProblem("No such noble can stand on the " + item.name() + ".");
        }
        s.ennoble(seat, circle, number);
      } else if (number > s.circles(seat, circle)) {
        throw new PositionProblem(
            "The "
                + item.name()
                + " of seat "
                + (seat + 1)
                + " has "
                + s.circles(seat, circle)
                + " circles, and "
                + number
                + " are manned.");
      } else {
        s.addColonists(seat, number);
        s.man(seat, circle, number);
      }
    }
  }

  /** A tile that was drawn and not yet laid is on the agenda alone. */
  private void beingLaid() {
    for (int place = 1; place <= s.depth(); place++) {
      int frame = s.frame(place);
      if (governor.core.Agenda.step(frame) == StepId.LAY_TILE) {
        int tile = LayTile.tile(frame);
        if (tile < 0 || tile >= Tile.PLANTATIONS || s.faceDown(tile) == 0) {
          throw new PositionProblem("The tile that is to be laid is not there.");
        }
        s.takeFromStock(tile);
      }
    }
  }

  /** Whoever is not with a seat or on the ship is in the supply. */
  private void people() {
    int nobles = text.number("nobles on ship", 0, 0, rules.nobles());
    int aboard = text.number("colonist ship", 0, 0, 100);
    int gone = text.number("colonists gone", 0, 0, 100);
    int usedNobles = nobles;
    int used = aboard - nobles + gone;
    for (int seat = 0; seat < s.players(); seat++) {
      usedNobles += s.nobles(seat);
      used += s.colonists(seat) - s.nobles(seat);
    }
    int all = rules.colonists() + s.players() - (rules.hasNobles() ? 1 : 0);
    if (used > all || usedNobles > rules.nobles() || nobles > aboard) {
      throw used > all
          ? tooMany("colonists", all)
          : tooMany("nobles", nobles > aboard ? aboard : rules.nobles());
    }
    s.setCell(COLONIST_SHIP, aboard);
    s.setCell(NOBLE_SHIP, nobles);
    s.setCell(COLONISTS_GONE, gone);
    s.setCell(COLONIST_SUPPLY, all - used);
    s.setCell(NOBLE_SUPPLY, rules.nobles() - usedNobles);
  }
}
