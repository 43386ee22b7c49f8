package governor.sanjuan;

import static governor.sanjuan.editions.BaseGame.*;
import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Event;
import governor.core.EventSink;
import governor.core.Options;
import governor.core.Rng;
import governor.core.Seed;
import governor.sanjuan.edge.SanJuanEvent;
import governor.sanjuan.edge.SanJuanView;
import governor.sanjuan.edge.What;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Rulings as views and log entries: who may see what. */
class ViewTest {
  private static final String EVERYTHING = "sanjuan:2e+new-buildings+events players=3 rounds=30";

  /** A random game up to so many choices. */
  private static SanJuanState played(SanJuanGame game, long seed, int choices) {
    SanJuanState s = game.newGame(Seed.of(seed).rng());
    Options options = new Options();
    Rng rng = new Rng(seed);
    game.advance(s, options);
    for (int i = 0; i < choices && !s.isOver(); i++) {
      game.apply(s, options.get(rng.below(options.size())));
      game.advance(s, options);
    }
    return s;
  }

  @Test
  void q6_goodsAreSeenAsGoodsAndNeverAsCards() {
    SanJuanGame game = SanJuan.game(EVERYTHING);
    SanJuanState s = game.newGame(Seed.of(1).rng());
    SanJuanState other = game.newGame(Seed.of(1).rng());
    s.putGood(0, game.rules().number(INDIGO_PLANT));
    other.putGood(0, game.rules().number(INDIGO_PLANT));
    int good = s.seatBytes(0) + Layout.SPACE_GOOD;
    int changed = s.cell(good) == 1 ? 2 : 1;
    other.setCell(good, changed);
    for (int viewer = Event.PUBLIC; viewer < 3; viewer++) {
      assertThat(game.view(other, viewer)).isEqualTo(game.view(s, viewer));
    }
    assertThat(game.view(s, 0).seats().getFirst().buildings().getFirst().good()).isTrue();
  }

  @Test
  void q7_onlyTheSizeOfTheDiscardPileIsPublic() {
    SanJuanGame game = SanJuan.game(EVERYTHING);
    SanJuanState s = played(game, 2, 0);
    Card mine = game.rules().card(Long.numberOfTrailingZeros(s.handMask(1)));
    s.discardFromHand(1, game.rules().number(mine));
    assertThat(game.view(s, Event.PUBLIC).discardPile()).isEqualTo(1);
    assertThat(game.view(s, Event.PUBLIC).knownDiscards()).isEmpty();
    assertThat(game.view(s, 0).knownDiscards()).isEmpty();
    assertThat(game.view(s, 1).knownDiscards()).isEqualTo(Map.of(game.rules().name(mine), 1));
  }

  @Test
  void q8_handSizesArePublicHandsAreNot() {
    SanJuanGame game = SanJuan.game(EVERYTHING);
    SanJuanState s = played(game, 3, 0);
    assertThat(game.view(s, Event.PUBLIC).hand()).isEmpty();
    assertThat(game.view(s, 1).seats().get(2).handSize()).isEqualTo(4);
    int cards = game.view(s, 1).hand().values().stream().mapToInt(Integer::intValue).sum();
    assertThat(cards).isEqualTo(4);
    assertThat(game.view(s, 1).hand()).isNotEqualTo(game.view(s, 2).hand());
  }

  @Test
  void q8_pileSizesArePrivateUnlessTheTableSaysOtherwise() {
    for (boolean open : List.of(false, true)) {
      SanJuanGame game = SanJuan.game(EVERYTHING + (open ? " open-piles" : ""));
      SanJuanState s = played(game, 4, 0);
      s.takeFromDrawPile(game.rules().number(CHAPEL));
      s.buildBeside(0, game.rules().number(CHAPEL));
      s.putUnder(0, game.rules().number(CHAPEL), Long.numberOfTrailingZeros(s.handMask(0)));
      SanJuanView others = game.view(s, 1);
      assertThat(others.seats().getFirst().pileCards()).isEqualTo(open ? 1 : -1);
      assertThat(game.view(s, 0).seats().getFirst().pileCards()).isEqualTo(1);
    }
  }

  @Test
  void drawnCardsAreNamedOnlyToWhoDrewThem() {
    SanJuanGame game = SanJuan.game("sanjuan:2e players=2");
    SanJuanState s = game.newGame(Seed.of(5).rng());
    List<SanJuanEvent> told = new ArrayList<>();
    EventSink sink = event -> told.add((SanJuanEvent) event);
    s.listen(sink);
    s.drawToHand(0, 1);
    SanJuanEvent drew = told.getFirst();
    assertThat(drew.what()).isEqualTo(What.DREW);
    assertThat(drew.seenBy(0).card()).isNotEmpty();
    assertThat(drew.seenBy(1).card()).isEmpty();
    assertThat(drew.seenBy(Event.PUBLIC).describe(List.of("Anna", "Bob")))
        .isEqualTo("Anna draws a card.");
    assertThat(drew.reveals()).isTrue();
  }

  @Test
  void whatASeatIsToldNeverNamesAnotherSeatsHiddenCards() {
    SanJuanGame game = SanJuan.game(EVERYTHING);
    List<SanJuanEvent> told = new ArrayList<>();
    for (int seed = 0; seed < 20; seed++) {
      SanJuanState s = game.blank();
      s.listen(event -> told.add((SanJuanEvent) event));
      Options options = new Options();
      Rng rng = new Rng(seed);
      game.start(s, rng);
      game.advance(s, options);
      while (!s.isOver()) {
        game.apply(s, options.get(rng.below(options.size())));
        game.advance(s, options);
      }
    }
    List<What> hidden =
        List.of(
            What.DREW,
            What.WAS_OFFERED,
            What.KEPT,
            What.DISCARDED,
            What.PAID,
            What.PUT_UNDER_CHAPEL,
            What.PUT_UNDER_BANK);
    assertThat(told).extracting(SanJuanEvent::what).containsAll(hidden);
    for (SanJuanEvent event : told) {
      boolean named = !event.seenBy(event.seat() == 0 ? 1 : 0).card().isEmpty();
      assertThat(named && hidden.contains(event.what())).as("%s", event).isFalse();
    }
  }
}
