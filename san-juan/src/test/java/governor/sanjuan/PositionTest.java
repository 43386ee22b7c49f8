package governor.sanjuan;

import static governor.sanjuan.Layout.*;
import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Config;
import governor.core.Options;
import governor.core.Parsed;
import governor.core.Rng;
import governor.testkit.GameContract;
import governor.testkit.PositionCheck;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Positions of San Juan as text. */
class PositionTest {
  static Stream<String> configs() {
    return GameContract.configs(new SanJuan());
  }

  @ParameterizedTest
  @MethodSource("configs")
  void everyPosition(String config) {
    PositionCheck.check(new SanJuan(), config, PositionTest::sortPiles);
  }

  @ParameterizedTest
  @MethodSource("houseRules")
  void houseRules(String config) {
    PositionCheck.check(new SanJuan(), config, PositionTest::sortPiles);
  }

  static Stream<String> houseRules() {
    return SanJuanHouseRulesContractTest.houseRules();
  }

  /** Piles have no order that anybody knows; a text is read in the order of kinds. */
  private static void sortPiles(SanJuanState s) {
    byte[] discards = new byte[s.discardPile()];
    for (int i = 0; i < discards.length; i++) {
      discards[i] = s.cell(s.layout.cardsEnd - 1 - i);
    }
    Arrays.sort(discards);
    for (int i = 0; i < discards.length; i++) {
      s.setCell(s.layout.cardsEnd - 1 - i, discards[i]);
    }
    s.stack(List.of());
  }

  @Test
  void anAuthorWritesLittle() {
    SanJuanState s =
        read("sanjuan:2e players=2 | governor: 2 | taken: builder 2 | 1 hand: library, 3 ? |"
                + " 1 buildings: indigo plant (good ?), chapel (own ?; own quarry) |"
                + " 2 hand: 4 ? | 2 buildings: indigo plant | next cards: tower, smithy")
            .orThrow();
    assertThat(s.seatToAct()).isZero();
    assertThat(s.handSize(0)).isEqualTo(4);
    assertThat(s.goods(0)).isEqualTo(1);
    assertThat(s.pileCards(0)).isEqualTo(2);
    assertThat(s.rules().name(s.drawUnseen())).isEqualTo("tower");
    assertThat(s.rules().name(s.drawUnseen())).isEqualTo("smithy");
    Options options = new Options();
    game().advance(s, options);
    assertThat(options.size()).isGreaterThan(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "1 hand: 9 library; The game has 3 of \"library\", and the position names more.",
        "1 hand: libary; There is no \"libary\" for \"1 hand\" in this game; try library",
        "1 buildings: chapel, chapel; Seat 1 cannot have two of \"chapel\".",
        "1 buildings: chapel (good ?); No such good can lie on the chapel.",
        "1 hands: chapel; A position of this game has no part \"1 hands\"; try 1 hand",
        "discards: 200 ?; The position has more cards than the game.",
        "tiles: A, A; The tiles are A, B, C, D and E, each once; \"A\" is not.",
        "governor: 3; \"governor: 3\" cannot be: it is a number from 1 to 2.",
        "asked: choose role 5, next round 1; \"choose role 5\" in \"asked\" names a seat that is"
            + " not there.",
        "asked: keep calm 1; There is no \"keep calm\" for \"asked\" in this game",
        "asked: pay 1; \"asked\" has to end with \"next round\"",
        "asked: place 1 a=3, next round 1; What is \"asked\" does not fit the rest",
        "1 known: chapel; Seat 1 knows more of \"chapel\" among the discards than lie there.",
        "taken: builder 1, builder 2; The builder is taken twice.",
        "taken: builder 1, trader 2, prospector 1; All 3 roles of the round are taken",
        "hallo; A part of a position is written as \"round: 3\", not \"hallo\".",
        "a card, a card, a card, a card, a card, a card, a card; A part of a position is written as"
            + " \"round: 3\", not \"a card, a card, a card, a card, a card, ...\".",
      })
  void whatDoesNotAddUpIsNamed(String part, String sentence) {
    assertThat(read("sanjuan:2e players=2 | " + part))
        .isInstanceOfSatisfying(
            Parsed.Refused.class, refused -> assertThat(refused.sentence()).startsWith(sentence));
  }

  private static Parsed<SanJuanState> read(String text) {
    return game().readPosition(text, new Rng(3));
  }

  private static SanJuanGame game() {
    return (SanJuanGame) Config.parse("sanjuan:2e players=2").then(new SanJuan()::create).orThrow();
  }
}
