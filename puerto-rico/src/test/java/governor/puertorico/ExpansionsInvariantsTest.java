package governor.puertorico;

import static governor.puertorico.Scenario.fresh;
import static governor.puertorico.ScenarioKit.EVERYTHING;
import static governor.puertorico.ScenarioKit.GOODS;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What holds at every decision of whole random games with all expansions. */
class ExpansionsInvariantsTest {
  private static final int[] POOL = {65, 75, 100, 122};

  @ParameterizedTest
  @CsvSource({"2, 1", "2, 2", "3, 1", "3, 2", "4, 1", "4, 2", "5, 1", "5, 2"})
  void piecesAreKept(int players, int seed) {
    Random random = new Random(seed);
    Scenario s = fresh(EVERYTHING + " rounds=60", players);
    int steps = 0;
    while (!s.isOver()) {
      check(s, players);
      assertThat(s.offers()).hasSizeGreaterThan(1).doesNotHaveDuplicates();
      s.choose(s.asked(), s.offers().get(random.nextInt(s.offers().size())));
      steps++;
      assertThat(steps).isLessThan(40_000);
    }
    check(s, players);
    int best = IntStream.range(0, players).map(s::score).max().orElseThrow();
    assertThat(s.winners()).isNotEmpty().allMatch(seat -> s.score(seat) == best);
  }

  private static void check(Scenario s, int players) {
    people(s, players);
    goods(s, players);
    tiles(s, players);
    assertThat(s.pointsPoolNow() + sum(players, s::pointsOf)).isEqualTo(POOL[players - 2]);
    for (int seat = 0; seat < players; seat++) {
      assertThat(s.islandOf(seat).size()).isLessThanOrEqualTo(12);
      assertThat(s.buildingsOf(seat)).doesNotHaveDuplicates();
      assertThat(s.freeCitySpaces(seat)).isBetween(0, 12);
      assertThat(s.doubloonsOf(seat)).isNotNegative();
      assertThat(s.pointsOf(seat)).isNotNegative();
    }
    assertThat(s.roleDoubloonsOn("buccaneer")).isZero();
  }

  private static void people(Scenario s, int players) {
    int nobles = s.nobleSupplyNow() + s.nobleShipNow() + sum(players, s::noblesOf);
    assertThat(nobles).as("nobles").isEqualTo(20);
    int everybody =
        s.colonistSupplyNow()
            + s.nobleSupplyNow()
            + s.colonistShipNow()
            + sum(players, s::colonistsOf);
    assertThat(everybody).as("colonists and nobles").isEqualTo(120);
    for (int seat = 0; seat < players; seat++) {
      assertThat(s.noblesOf(seat)).isBetween(0, s.colonistsOf(seat));
      int known = 0;
      for (String building : s.buildingsOf(seat)) {
        assertThat(s.noblesOn(seat, building)).isBetween(0, s.mannedOn(seat, building));
        known += s.noblesOn(seat, building);
      }
      assertThat(known).isLessThanOrEqualTo(s.noblesOf(seat));
    }
  }

  private static void goods(Scenario s, int players) {
    int[] goods = players == 2 ? new int[] {8, 9, 9, 7, 7} : new int[] {10, 11, 11, 9, 9};
    for (int k = 0; k < GOODS.size(); k++) {
      String good = GOODS.get(k);
      int sum = s.supplyOf(good) + sum(players, seat -> s.goodsOf(seat, good));
      sum += s.ships().stream().filter(c -> s.shipGood(c).equals(good)).mapToInt(s::shipLoad).sum();
      sum += (int) s.tradingHouseNow().stream().filter(good::equals).count();
      assertThat(sum).as(good).isEqualTo(goods[k]);
      assertThat(s.supplyOf(good)).isNotNegative();
    }
  }

  private static void tiles(Scenario s, int players) {
    int quarries = sum(players, seat -> (int) count(s, seat, "quarry"));
    assertThat(quarries + s.quarriesLeftNow()).isEqualTo(players == 2 ? 5 : 8);
    int tiles = sum(players, seat -> s.islandOf(seat).size()) - quarries;
    int all = tiles + s.faceUpNow().size() + s.faceDownSize() + s.discardSize();
    // A tile that was drawn and is not yet laid lies before its owner.
    boolean isDrawn = s.offers().stream().anyMatch(words -> words.startsWith("lay "));
    assertThat(all + (isDrawn ? 1 : 0)).isEqualTo(players == 2 ? 35 : 50);
  }

  private static long count(Scenario s, int seat, String tile) {
    return s.islandOf(seat).stream().filter(tile::equals).count();
  }

  private static int sum(int players, IntUnaryOperator ofSeat) {
    return IntStream.range(0, players).map(ofSeat).sum();
  }
}
