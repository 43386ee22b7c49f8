package governor.puertorico.edge;

import governor.core.Event;
import governor.puertorico.RuleSet;
import java.util.List;

/**
 * Something that happened.
 *
 * @param what the kind of thing
 * @param seat who did it, or -1
 * @param piece the role, tile, good or building, or empty where there is none
 * @param number prices, barrels, colonists, points, rounds
 */
public record PuertoRicoEvent(What what, int seat, String piece, int number) implements Event {

  /** The event of the piece with this number, if there is one. */
  public static PuertoRicoEvent of(RuleSet rules, What what, int seat, int piece, int number) {
    return new PuertoRicoEvent(what, seat, what.name(rules, piece), number);
  }

  @Override
  public PuertoRicoEvent seenBy(int viewer) {
    return this;
  }

  @Override
  public boolean reveals() {
    return what.reveals();
  }

  @Override
  public String kind() {
    return what.name();
  }

  @Override
  public String describe(List<String> seatNames) {
    return what.sentence(seat < 0 ? "" : seatNames.get(seat), piece, number);
  }
}
