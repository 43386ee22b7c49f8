package governor.sanjuan;

import static governor.sanjuan.editions.BaseGame.*;

import java.util.Arrays;
import java.util.Collections;

/** Small words of the scenario tests: hands full of money, several copies, repeated choices. */
final class ScenarioKit {

  private ScenarioKit() {}

  /** These cards and so many silver smelters to pay with. */
  static Card[] cash(int money, Card... first) {
    return and(money, SILVER_SMELTER, first);
  }

  /** These cards and so many copies of one more kind. */
  static Card[] and(int copies, Card kind, Card... first) {
    Card[] cards = Arrays.copyOf(first, first.length + copies);
    Arrays.fill(cards, first.length, cards.length, kind);
    return cards;
  }

  /** So many copies of one kind. */
  static Card[] copies(int copies, Card kind) {
    return and(copies, kind);
  }

  /** The same choice so many times. */
  static String[] times(int times, String word) {
    return Collections.nCopies(times, word).toArray(new String[0]);
  }

  /** The seat takes a role and nobody makes use of it. */
  static Scenario idle(Scenario scenario, int seat, String role) {
    return scenario.choose(seat, "take " + role).passUntilRole();
  }
}
