package governor.puertorico;

import static governor.puertorico.Scenario.fresh;
import static governor.puertorico.ScenarioKit.GOODS;
import static governor.puertorico.ScenarioKit.LARGE;
import static governor.puertorico.ScenarioKit.PRODUCTION;
import static governor.puertorico.ScenarioKit.SMALL_VIOLET;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What holds at every decision of whole games played at random. */
class InvariantsTest {

  private static final int[] COLONISTS = {42, 58, 79, 100};
  private static final int[] POOL = {65, 75, 100, 122};

  @ParameterizedTest
  @CsvSource({
    "2, 1", "2, 2", "2, 3", "3, 1", "3, 2", "3, 3", "4, 1", "4, 2", "4, 3", "5, 1", "5, 2", "5, 3"
  })
  void piecesAreKept(int players, int seed) {
    Random random = new Random(seed);
    Scenario s = fresh(seed == 3 ? "automatic-colonists" : "", players);
    int steps = 0;
    while (!s.isOver()) {
      check(s, players);
      assertThat(s.offers()).hasSizeGreaterThan(1).doesNotHaveDuplicates();
      s.choose(s.asked(), s.offers().get(random.nextInt(s.offers().size())));
      steps++;
      assertThat(steps).isLessThan(20_000);
    }
    check(s, players);
    assertThat(s.endIsNear()).isTrue();
    assertThat(s.winners()).isNotEmpty();
    int best = IntStream.range(0, players).map(s::score).max().orElseThrow();
    assertThat(s.winners()).allMatch(seat -> s.score(seat) == best);
  }

  private static void check(Scenario s, int players) {
    int[] goods = players == 2 ? new int[] {8, 9, 9, 7, 7} : new int[] {10, 11, 11, 9, 9};
    for (int k = 0; k < GOODS.size(); k++) {
      String good = GOODS.get(k);
      int sum = s.supplyOf(good) + sum(players, seat -> s.goodsOf(seat, good));
      sum += s.ships().stream().filter(c -> s.shipGood(c).equals(good)).mapToInt(s::shipLoad).sum();
      sum += (int) s.tradingHouseNow().stream().filter(good::equals).count();
      assertThat(sum).as(good).isEqualTo(goods[k]);
      assertThat(s.supplyOf(good)).isNotNegative();
    }
    assertThat(s.colonistSupplyNow() + s.colonistShipNow() + sum(players, s::colonistsOf))
        .isEqualTo(COLONISTS[players - 2]);
    int quarries =
        sum(
            players,
            seat -> (int) s.islandOf(seat).stream().filter(t -> t.equals("quarry")).count());
    assertThat(quarries + s.quarriesLeftNow()).isEqualTo(players == 2 ? 5 : 8);
    int tiles = sum(players, seat -> s.islandOf(seat).size()) - quarries;
    assertThat(tiles + s.faceUpNow().size() + s.faceDownSize() + s.discardSize())
        .isEqualTo(players == 2 ? 35 : 50);
    assertThat(s.pointsPoolNow() + sum(players, s::pointsOf)).isEqualTo(POOL[players - 2]);
    checkBuildings(s, players);
    List<String> carried = s.ships().stream().map(s::shipGood).filter(g -> !g.isEmpty()).toList();
    assertThat(carried).doesNotHaveDuplicates();
    for (int capacity : s.ships()) {
      assertThat(s.shipLoad(capacity)).isBetween(0, capacity);
      assertThat(s.shipLoad(capacity) == 0).isEqualTo(s.shipGood(capacity).isEmpty());
    }
    assertThat(s.tradingHouseNow().size()).isLessThanOrEqualTo(4);
    for (int seat = 0; seat < players; seat++) {
      assertThat(s.islandOf(seat).size()).isLessThanOrEqualTo(12);
      assertThat(s.freeCitySpaces(seat)).isBetween(0, 12);
      assertThat(s.doubloonsOf(seat)).isNotNegative();
    }
  }

  private static void checkBuildings(Scenario s, int players) {
    List<String> all = new ArrayList<>(PRODUCTION);
    all.addAll(SMALL_VIOLET);
    all.addAll(LARGE);
    int[] production = {4, 4, 3, 3, 3, 3};
    for (int k = 0; k < all.size(); k++) {
      String building = all.get(k);
      int copies = k < 6 ? production[k] : k < 18 ? 2 : 1;
      if (players == 2) {
        copies = k < 6 ? 2 : 1;
      }
      int built = sum(players, seat -> s.buildingsOf(seat).contains(building) ? 1 : 0);
      assertThat(built + s.copiesLeft(building)).as(building).isEqualTo(copies);
    }
    for (int seat = 0; seat < players; seat++) {
      List<String> city = s.buildingsOf(seat);
      assertThat(city).doesNotHaveDuplicates();
      int spaces = city.stream().mapToInt(b -> LARGE.contains(b) ? 2 : 1).sum();
      assertThat(s.freeCitySpaces(seat)).isEqualTo(12 - spaces);
    }
  }

  private static int sum(int players, IntUnaryOperator ofSeat) {
    return IntStream.range(0, players).map(ofSeat).sum();
  }
}
