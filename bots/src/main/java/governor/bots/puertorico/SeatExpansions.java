package governor.bots.puertorico;

import static governor.nets.FeatureList.numbers;

import governor.nets.FeatureList;
import governor.puertorico.Circle;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.RuleSet;
import org.jspecify.annotations.Nullable;

/** What a seat has by expansions: forests, nobles and where they stand, guests, used buildings. */
final class SeatExpansions {
  private static final int FORESTS = 8;
  private static final int NOBLES = 8;
  private static final int GUESTS = 2;

  private final long telling;
  private final int[] tellingPlaces;
  private final boolean hasForests;
  private final boolean hasGuests;
  private final int forests;
  private final int nobles;
  private final int nobleOn;
  private final int guests;
  private final int smallWharfUsed;
  private final int libraryUsed;

  private SeatExpansions(FeatureList list, Pieces pieces, RuleSet rules, String who) {
    telling = rules.nobleRules().mask;
    tellingPlaces = pieces.places(telling);
    hasForests = rules.forestRules().mask != 0;
    hasGuests = rules.guestRules().mask != 0;
    forests = hasForests ? list.group(who + " forests", numbers(1, FORESTS)) : 0;
    nobles = rules.hasNobles() ? list.group(who + " nobles", numbers(1, NOBLES)) : 0;
    nobleOn = rules.hasNobles() ? list.group(who + " noble on", pieces.titles(telling)) : 0;
    guests = hasGuests ? list.group(who + " guests", numbers(1, GUESTS)) : 0;
    boolean hasTurns = rules.loadingTurns().mask != 0;
    smallWharfUsed = hasTurns ? list.flag(who + " small wharf used") : 0;
    libraryUsed = rules.privilegeRules().mask == 0 ? 0 : list.flag(who + " library used");
  }

  /** The features of a seat, or null where the base game has nothing of the kind. */
  static @Nullable SeatExpansions of(FeatureList list, Pieces pieces, RuleSet rules, String who) {
    boolean any =
        rules.hasNobles()
            || (rules.forestRules().mask
                    | rules.guestRules().mask
                    | rules.loadingTurns().mask
                    | rules.privilegeRules().mask)
                != 0;
    return any ? new SeatExpansions(list, pieces, rules, who) : null;
  }

  int write(PuertoRicoState s, int seat, int[] f, int at) {
    int n = at;
    if (hasForests && s.forests(seat) > 0) {
      f[n++] = forests + Math.min(FORESTS, s.forests(seat)) - 1;
    }
    if (s.nobles(seat) > 0) {
      f[n++] = nobles + Math.min(NOBLES, s.nobles(seat)) - 1;
      for (long left = telling & s.working(seat); left != 0; left &= left - 1) {
        int building = Long.numberOfTrailingZeros(left);
        if (s.hasNoble(seat, building)) {
          f[n++] = nobleOn + tellingPlaces[building];
        }
      }
    }
    if (hasGuests && (s.owned(seat) & s.rules().guestRules().mask) != 0) {
      int building = Long.numberOfTrailingZeros(s.rules().guestRules().mask);
      int there = s.manned(seat, Circle.ofBuilding(building));
      if (there > 0) {
        f[n++] = guests + Math.min(GUESTS, there) - 1;
      }
    }
    if (s.hasUsedSmallWharf(seat)) {
      f[n++] = smallWharfUsed;
    }
    if (s.hasUsedLibrary(seat)) {
      f[n++] = libraryUsed;
    }
    return n;
  }
}
