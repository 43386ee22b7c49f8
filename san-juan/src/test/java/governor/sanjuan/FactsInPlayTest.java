package governor.sanjuan;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Action;
import governor.core.Fact;
import governor.core.FactKind;
import governor.core.Options;
import governor.core.Rng;
import governor.sanjuan.edge.SanJuanEvent;
import governor.sanjuan.edge.What;
import governor.testkit.GameContract;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Over random games: what facts promise is what the engine charges and pays. */
class FactsInPlayTest {
  private static final int GAMES = 5;
  private static final int PLENTY_OF_CARDS = 25;

  private int paid;
  private int drawn;
  private static final List<String> EXTRA = List.of("MARKET_STAND", "MARKET_HALL");
  private static final List<String> SALE = List.of("SELL", "HARBOR", "MARKET_STAND", "MARKET_HALL");

  private int builds;
  private int sales;

  static Stream<String> configs() {
    return GameContract.configs(new SanJuan());
  }

  @ParameterizedTest
  @MethodSource("configs")
  void pricesAndProceedsAreKept(String config) {
    SanJuanGame game = SanJuan.game(config);
    for (int seed = 0; seed < GAMES; seed++) {
      play(game, new Rng(seed));
    }
    assertThat(builds).isPositive();
    assertThat(sales).isPositive();
  }

  private void play(SanJuanGame game, Rng rng) {
    SanJuanState s = game.newGame(rng);
    Options options = new Options();
    game.advance(s, options);
    int promised = 0;
    while (!s.isOver()) {
      boolean extra = EXTRA.contains(game.questionKind(s)); // What is promised is taken.
      int action = options.get(extra ? 0 : rng.below(options.size()));
      List<Fact> facts = game.facts(s, action);
      int seat = s.seatToAct();
      if (game.questionKind(s).equals("BUILD") && Action.verb(action) == Verb.BUILD) {
        checkPrice(game, s, action, facts);
      }
      if (Action.verb(action) == Verb.SELL) {
        promised += checkSale(facts);
      }
      boolean selling = promised > 0;
      s.listen(event -> hear((SanJuanEvent) event, seat));
      game.apply(s, action);
      game.advance(s, options);
      boolean over = s.isOver() || !isSelling(game, s, seat);
      if (selling && over) {
        if (s.drawPile() + s.discardPile() > PLENTY_OF_CARDS) {
          assertThat(drawn).as("cards drawn for goods").isEqualTo(promised);
          sales++;
        }
        promised = 0;
      }
      drawn = promised > 0 ? drawn : 0;
    }
  }

  private static boolean isSelling(SanJuanGame game, SanJuanState s, int seat) {
    String kind = game.questionKind(s);
    return s.seatToAct() == seat && SALE.contains(kind);
  }

  private void hear(SanJuanEvent event, int seat) {
    if (event.seat() == seat) {
      drawn += event.what() == What.DREW ? 1 : 0;
      paid += event.what() == What.PAID || event.what() == What.PAID_GOOD ? 1 : 0;
    }
  }

  private static int sum(List<Fact> facts, FactKind... kinds) {
    return facts.stream()
        .filter(fact -> List.of(kinds).contains(fact.kind()))
        .mapToInt(Fact::number)
        .sum();
  }

  private static int checkSale(List<Fact> facts) {
    int proceeds = sum(facts, FactKind.PROCEEDS);
    assertThat(sum(facts, FactKind.BASE, FactKind.BONUS)).isEqualTo(proceeds);
    return proceeds;
  }

  /** The items add up to the price, and so many cards and goods are paid when it is built. */
  private void checkPrice(SanJuanGame game, SanJuanState s, int action, List<Fact> facts) {
    if (facts.stream().noneMatch(fact -> fact.is(FactKind.PRICE))) {
      assertThat(facts).extracting(Fact::kind).contains(FactKind.CRANE_PRICE);
      return;
    }
    int price = sum(facts, FactKind.PRICE);
    int items = sum(facts, FactKind.PRINTED_COST) - sum(facts, FactKind.REDUCTION);
    assertThat(price).isEqualTo(Math.max(0, items));
    SanJuanState built = game.copy(s);
    int seat = s.seatToAct();
    paid = 0;
    built.listen(event -> hear((SanJuanEvent) event, seat));
    Options options = new Options();
    game.apply(built, action);
    game.advance(built, options);
    while (!built.isOver() && built.seatToAct() == seat && isBuilding(game, built)) {
      // On a free space if there is a choice: that stands first. No more than the price is paid.
      int done = Action.of(Verb.DONE);
      game.apply(built, options.contains(done) ? done : options.get(0));
      game.advance(built, options);
    }
    assertThat(paid).as("cards and goods paid").isEqualTo(price);
    builds++;
  }

  private static boolean isBuilding(SanJuanGame game, SanJuanState s) {
    return List.of("PLACE", "PAY").contains(game.questionKind(s));
  }
}
