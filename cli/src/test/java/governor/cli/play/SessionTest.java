package governor.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import governor.cli.player.SeatPlan;
import governor.core.Draft;
import governor.core.Parsed;
import governor.core.Rng;
import governor.core.Seed;
import governor.puertorico.PuertoRico;
import governor.puertorico.PuertoRicoGame;
import governor.puertorico.PuertoRicoState;
import governor.table.By;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a game at the terminal remembers. */
final class SessionTest {
  private static final PuertoRicoGame GAME = PuertoRico.game("puertorico players=3");

  /** Everybody plays at random until somebody has a draft of several choices. */
  private static List<Integer> playToADraft(Session<PuertoRicoState> session) {
    Rng chance = new Rng(1);
    while (true) {
      Optional<Draft> draft = GAME.draft(session.state());
      if (draft.isPresent() && draft.get().proposed().size() > 1) {
        return draft.get().proposed();
      }
      int any = chance.below(session.options().size());
      session.choose(session.options().get(any), By.PERSON);
    }
  }

  @Test
  void severalChoicesOfOneAnswerAreTakenBackTogether() {
    List<SeatPlan> seats = SeatPlan.parse("human:Anna,human:Ben,human:Cleo", GAME);
    Session<PuertoRicoState> session = new Session<>(GAME, Seed.of(1), seats);
    List<Integer> row = playToADraft(session);
    int seat = session.state().seatToAct();
    int before = session.length();
    long position = session.state().fingerprint();

    session.chooseAll(row);
    assertThat(session.length()).isEqualTo(before + row.size());
    assertThat(session.undo(seat)).isEqualTo(Parsed.ok(before));
    assertThat(session.wordsFrom(before)).endsWith("\" and " + (row.size() - 1) + " more");

    session.backTo(before);
    assertThat(session.state().fingerprint()).isEqualTo(position);
  }
}
