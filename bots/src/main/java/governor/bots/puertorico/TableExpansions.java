package governor.bots.puertorico;

import static governor.nets.FeatureList.numbers;

import governor.nets.FeatureList;
import governor.nets.SeatOrder;
import governor.puertorico.Fair;
import governor.puertorico.Good;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Role;
import governor.puertorico.RuleSet;
import java.util.List;

/** What lies on the table by expansions: nobles, the buccaneer's card, the festival. */
final class TableExpansions {
  private static final int ABOARD = 2;
  private static final int BARRELS = 3;

  private final RuleSet rules;
  private final SeatOrder order;
  private final int[] rolePlaces;
  private final boolean hasBuccaneer;
  private final int noblesLeft;
  private final int nobleShip;
  private final int buccaneer;
  private final int kidnapped;
  private final int kidnapper;
  private final int plantations;
  private final int barrels;
  private final int building;
  private final int twice;

  TableExpansions(FeatureList list, Pieces pieces, RuleSet rules, SeatOrder order, int seats) {
    this.rules = rules;
    this.order = order;
    this.rolePlaces = pieces.rolePlaces();
    this.hasBuccaneer = rules.has(Role.BUCCANEER);
    List<String> who = SeatOrder.words(seats);
    boolean nobles = rules.hasNobles();
    boolean festival = rules.hasFestival();
    noblesLeft = nobles ? list.flag("nobles left") : 0;
    nobleShip = nobles ? list.group("nobles aboard", numbers(1, ABOARD)) : 0;
    buccaneer = hasBuccaneer ? list.group("buccaneer", who) : 0;
    kidnapped = hasBuccaneer ? list.group("kidnapped", pieces.roles) : 0;
    kidnapper = hasBuccaneer ? list.group("kidnapper", who) : 0;
    plantations = festival ? list.group("festival plantations", Pieces.PLANTATIONS) : 0;
    barrels = festival ? list.group("festival barrels", Pieces.GOODS, numbers(1, BARRELS)) : 0;
    building = festival ? list.group("festival building", pieces.buildings) : 0;
    twice = rules.privilegeRules().mask == 0 ? 0 : list.flag("privilege counts twice");
  }

  int write(PuertoRicoState s, int me, int[] f, int at) {
    int n = at;
    if (s.nobleSupply() > 0) {
      f[n++] = noblesLeft;
    }
    if (s.nobleShip() > 0) {
      f[n++] = nobleShip + Math.min(ABOARD, s.nobleShip()) - 1;
    }
    if (hasBuccaneer && s.buccaneer() >= 0) {
      f[n++] = buccaneer + order.relative(s.buccaneer(), me);
    }
    if (hasBuccaneer && s.kidnapped() >= 0) {
      f[n++] = kidnapped + rolePlaces[s.kidnapped()];
      f[n++] = kidnapper + order.relative(s.kidnapper(), me);
    }
    if (s.privileges() > 1) {
      f[n++] = twice;
    }
    return rules.hasFestival() ? festival(s, f, n) : n;
  }

  /** What the festival still asks for. */
  private int festival(PuertoRicoState s, int[] f, int at) {
    int n = at;
    if (s.isOpen(Fair.PLANTATIONS)) {
      f[n++] = plantations + s.festivalTile();
    }
    if (s.isOpen(Fair.PRODUCTION)) {
      for (int good = 0; good < Good.KINDS; good++) {
        int wanted = s.festivalGoods(good);
        if (wanted > 0) {
          f[n++] = barrels + good * BARRELS + wanted - 1;
        }
      }
    }
    if (s.isOpen(Fair.BUILDING) && s.festivalBuilding() >= 0) {
      f[n++] = building + s.festivalBuilding();
    }
    return n;
  }
}
