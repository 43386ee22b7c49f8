package governor.table;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Game;
import governor.core.Rng;
import governor.core.State;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Everything that a seat is sent must follow from what it may know. So what it cannot know is dealt
 * anew, and what it is sent must stay the same to the last field.
 */
final class LeakTest {
  private static final int GAMES = 60;

  @ParameterizedTest
  @CsvSource({
    "sanjuan:2e players=3, PPP",
    "sanjuan:2e+new-buildings+events players=4, PPPP",
    "sanjuan:1e players=2, PP",
    "puertorico players=3, PPP",
    "puertorico players=2, PP"
  })
  void whatASeatIsSentFollowsFromWhatItMayKnow(String config, String seats) {
    Rng rng = new Rng(7);
    int checks = 0;
    for (int game = 0; game < GAMES; game++) {
      Table<?> table = Tables.of(config, seats, game);
      while (table.isRunning() && table.ply() < 400) {
        if (rng.below(30) == 0) {
          compare(table, rng);
          checks++;
        }
        assertThat(Tables.choose(table, rng.below(512))).isInstanceOf(Verdict.Do.class);
      }
    }
    assertThat(checks).isGreaterThan(GAMES);
  }

  private static <S extends State> void compare(Table<S> table, Rng rng) {
    Game<S> game = table.play().game();
    for (int seat = -1; seat < table.seats(); seat++) {
      Sight sight = new Sight(seat, seat >= 0, seat < 0 ? "" : "person" + seat);
      Position sent = PositionMaker.make(table, sight, 0, each -> true);
      // The public may know no more than any one seat, so one of them imagines for it.
      S imagined = game.copy(table.play().state());
      game.imagine(imagined, Math.max(0, seat), rng);
      Position again = PositionMaker.make(table.imagining(imagined, seat), sight, 0, each -> true);
      assertThat(again).isEqualTo(sent);
      assertThat(sent.table().seed()).isNull();
      noSecretInTheLog(table, sent, seat);
    }
  }

  /** Events name a piece to others only if they name it to everybody. */
  private static void noSecretInTheLog(Table<?> table, Position sent, int seat) {
    for (Position.LogLine line : sent.log()) {
      var event = table.play().log().get(line.n()).event();
      boolean secret = !event.seenBy(governor.core.Event.PUBLIC).equals(event);
      if (secret && line.seat() != seat) {
        assertThat(line.piece()).isEmpty();
        assertThat(line.text())
            .isEqualTo(event.seenBy(governor.core.Event.PUBLIC).describe(table.names()));
        assertThat(line.forced()).isFalse();
      }
    }
  }
}
