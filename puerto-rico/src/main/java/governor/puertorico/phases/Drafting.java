package governor.puertorico.phases;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Options;
import governor.core.Step;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.RuleSet;
import governor.puertorico.StepId;
import governor.puertorico.Verb;
import governor.puertorico.edge.What;

/**
 * Before the game: which violet buildings come in. From the first governor on each seat in turn
 * brings one in, with all its copies, as long as there is a space of its price.
 */
public final class Drafting extends Step<PuertoRicoState> {
  @Override
  public void run(PuertoRicoState s, int frame, Options out) {
    long kinds = possible(s);
    if (kinds == 0) {
      s.pop();
    } else {
      out.addEach(Verb.DRAFT, kinds);
    }
  }

  @Override
  public void choose(PuertoRicoState s, int frame, int action) {
    int seat = Agenda.seat(frame);
    int building = Action.a(action);
    s.bringIn(building);
    if (s.isHeard()) {
      s.tell(What.DRAFTED, seat, building, 0);
    }
    s.pop();
    s.push(StepId.DRAFT, seat + 1 == s.players() ? 0 : seat + 1);
  }

  /** Chance brings buildings in until all spaces are full. */
  public static void byChance(PuertoRicoState s) {
    for (long kinds = possible(s); kinds != 0; kinds = possible(s)) {
      for (int skip = s.drawLot(Long.bitCount(kinds)); skip > 0; skip--) {
        kinds &= kinds - 1;
      }
      s.bringIn(Long.numberOfTrailingZeros(kinds));
    }
  }

  /** The kinds that can come in now. */
  private static long possible(PuertoRicoState s) {
    RuleSet rules = s.rules();
    long open = rules.drafted() & ~s.buildable();
    long out = 0;
    for (long left = open; left != 0; left &= left - 1) {
      int building = Long.numberOfTrailingZeros(left);
      boolean rivalIsIn = (rules.rivals(building) & s.buildable()) != 0;
      if (rivalIsIn || spaces(s, rules.cost(building)) == 0) {
        out |= left & -left;
      }
    }
    return open & ~out;
  }

  /** How many more buildings of this price can come in. */
  public static int spaces(PuertoRicoState s, int price) {
    RuleSet rules = s.rules();
    int spaces = rules.draftSpaces(price);
    for (long left = rules.drafted() & s.buildable(); left != 0; left &= left - 1) {
      spaces -= rules.cost(Long.numberOfTrailingZeros(left)) == price ? 1 : 0;
    }
    return spaces;
  }
}
