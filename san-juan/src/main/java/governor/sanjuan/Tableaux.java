package governor.sanjuan;

import static governor.sanjuan.Layout.*;

import governor.sanjuan.edge.What;

/** Buildings that come and go. */
public abstract class Tableaux extends Stores {
  Tableaux(RuleSet rules) {
    super(rules);
  }

  /** A card leaves the hand (the cathedral: the centre) to become a building. */
  public final void takeForBuilding(int seat, int card) {
    if (card == centre) {
      bytes[CATHEDRAL_FREE] = 0;
    } else {
      takeFromHand(seat, card);
    }
  }

  /** A new building on a space of its own; it works from the end of the phase on. */
  public final void buildBeside(int seat, int card) {
    int at = seatBytes(seat);
    int space = bytes[at + BUILDINGS]++;
    bytes[at + SPACE_TOP + space] = (byte) card;
    bytes[at + SPACE_GOOD + space] = 0;
    bytes[at + SPACE_PILE + space] = 0;
    own(seat, card);
    if (isHeard()) {
      tell(What.BUILT, seat, card, 0);
    }
  }

  /** A new building covers the one on this space, which is out of play; a good on it is lost. */
  public final void buildOver(int seat, int card, int space) {
    int at = seatBytes(seat);
    int covered = topOf(seat, space);
    if (hasGood(seat, space)) {
      int good = removeGood(seat, covered, space);
      if (rules().coveredGoodPays()) {
        hold(good, covered);
      } else {
        discardUnseen(good);
      }
    }
    if (isHeard()) {
      tell(What.COVERED, seat, covered, 0);
      tell(What.BUILT, seat, card, 0);
    }
    disown(seat, covered);
    if (rules().coveredBuildingHelps() && covered >= plants) {
      setWorking(seat, working(seat) | 1L << covered);
      bytes[FADING] = (byte) (covered + 1);
    }
    if (covered == centre && rules().cathedralReturns()) {
      bytes[CATHEDRAL_FREE] = 1;
    } else {
      lay(seat, space, covered, Laid.COVERED);
    }
    bytes[at + SPACE_TOP + space] = (byte) card;
    own(seat, card);
  }

  /** The build is complete: what was covered by it no longer helps, what was laid aside is lost. */
  public final void finishBuild(int seat) {
    bytes[GOODS_PAID] = 0;
    if (bytes[HELD] != 0) {
      discardUnseen(takeHeld());
    }
    if (bytes[FADING] != 0) {
      setWorking(seat, working(seat) & ~(1L << bytes[FADING] - 1));
      bytes[FADING] = 0;
    }
  }

  /** New buildings begin to work. */
  public final void openNewBuildings() {
    for (int seat = 0; seat < players(); seat++) {
      setWorking(seat, owned(seat));
    }
  }

  final void setWorking(int seat, long kinds) {
    long changed = working(seat) ^ kinds;
    if (changed == 0) {
      return;
    }
    longs[seatLongs(seat) + WORKING] = kinds;
    while (changed != 0) {
      bytes[WORKS_FOR + Long.numberOfTrailingZeros(changed)] ^= (byte) (1 << seat);
      changed &= changed - 1;
    }
  }

  private void own(int seat, int card) {
    longs[seatLongs(seat) + OWNED] |= 1L << card;
    if (card < plants) {
      bytes[seatBytes(seat) + PLANTS + card]++;
      noteGoods(seat, card);
    }
  }

  private void disown(int seat, int card) {
    if (card < plants) {
      int left = --bytes[seatBytes(seat) + PLANTS + card];
      noteGoods(seat, card);
      if (left > 0) {
        return;
      }
    }
    longs[seatLongs(seat) + OWNED] &= ~(1L << card);
    setWorking(seat, working(seat) & ~(1L << card));
  }

  /** The building on this space is demolished with all that belongs to it. */
  public final void demolish(int seat, int space) {
    int at = seatBytes(seat);
    int card = topOf(seat, space);
    if (hasGood(seat, space)) {
      discardUnseen(removeGood(seat, card, space));
    }
    if (isHeard()) {
      tell(What.DEMOLISHED, seat, card, 0);
    }
    disown(seat, card);
    if (card == centre) {
      bytes[CATHEDRAL_FREE] = 1;
    } else {
      discardOpen(card);
    }
    int revived = discardLaid(seat, space);
    if (revived != NONE) {
      bytes[at + SPACE_TOP + space] = (byte) revived;
      own(seat, revived);
      setWorking(seat, working(seat) | 1L << revived);
      return;
    }
    int last = --bytes[at + BUILDINGS];
    bytes[at + SPACE_TOP + space] = bytes[at + SPACE_TOP + last];
    bytes[at + SPACE_GOOD + space] = bytes[at + SPACE_GOOD + last];
    bytes[at + SPACE_PILE + space] = bytes[at + SPACE_PILE + last];
    bytes[at + SPACE_GOOD + last] = 0;
    bytes[at + SPACE_PILE + last] = 0;
    for (int i = 0; i < laidSize(); i++) {
      if (Laid.isAt(bytes[laidAt + i], seat, last)) {
        bytes[laidAt + i] = (byte) Laid.at(seat, space, Laid.kind(bytes[laidAt + i]));
      }
    }
  }

  /**
   * Discards what lies under a demolished building: everything, or by house rule only its own pile,
   * in which case the building beneath comes back, unless the seat has built another of that name
   * since. Returns that building or NONE.
   */
  private int discardLaid(int seat, int space) {
    for (int i = laidSize() - 1; i >= 0; i--) {
      int place = bytes[laidAt + i];
      if (!Laid.isAt(place, seat, space)) {
        continue;
      }
      int card = bytes[laid + i];
      removeLaid(i);
      if (Laid.kind(place) != Laid.COVERED) {
        bytes[seatBytes(seat) + SPACE_PILE + space]--;
        discardUnseen(card);
        if (Laid.kind(place) == Laid.SEEN_BY_OWNER) {
          bytes[knownAt(seat) + card]++;
        }
      } else if (rules().earthquakeTopOnly() && canStand(seat, card)) {
        return card;
      } else if (card == centre) {
        bytes[CATHEDRAL_FREE] = 1;
      } else {
        discardOpen(card);
      }
    }
    return NONE;
  }

  /** Whether the seat can have one more of these: of city buildings it has never two. */
  private boolean canStand(int seat, int card) {
    return card < plants || (owned(seat) >>> card & 1) == 0;
  }

  /** The cathedral leaves the centre; false if it does not lie there. */
  final boolean takeCathedral() {
    boolean free = cathedralIsFree();
    bytes[CATHEDRAL_FREE] = 0;
    return free;
  }
}
