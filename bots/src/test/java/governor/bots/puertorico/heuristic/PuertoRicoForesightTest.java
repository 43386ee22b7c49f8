package governor.bots.puertorico.heuristic;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Options;
import governor.core.Rng;
import governor.puertorico.PuertoRico;
import governor.puertorico.PuertoRicoGame;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Role;
import governor.puertorico.StepId;
import org.junit.jupiter.api.Test;

/**
 * What is foreseen of a captain phase is what it brings when it is played: always if one seat alone
 * has goods, mostly if others can get in its way.
 */
class PuertoRicoForesightTest {
  private static final int CAPTAIN = Role.CAPTAIN.ordinal();

  private final PuertoRicoGame game = PuertoRico.game("puertorico players=4");
  private final PuertoRicoGreedy greedy = PuertoRicoGreedy.builder();
  private final PuertoRicoForesight foresight = new PuertoRicoForesight();
  private final PuertoRicoState played = game.blank();
  private final int[] points = new int[4];
  private final Rng rng = new Rng(3);

  private int compared;
  private int right;
  private int alone;

  @Test
  void captainPhasesComeAsForeseen() {
    PuertoRicoState s = game.blank();
    Options options = new Options();
    for (int number = 0; number < 40; number++) {
      game.start(s, rng);
      game.advance(s, options);
      while (!s.isOver()) {
        if (Agenda.step(s.top()) == StepId.CHOOSE_ROLE && !s.isTaken(Role.CAPTAIN)) {
          compare(s, options);
        }
        game.apply(s, greedy.choose(s, options, rng));
        game.advance(s, options);
      }
    }
    assertThat(alone).as("phases in which one seat alone has goods").isGreaterThan(50);
    assertThat((double) right / compared).isGreaterThan(0.8);
  }

  private void compare(PuertoRicoState s, Options options) {
    int captain = s.seatToAct();
    foresight.look(s, captain);
    foresight.captain(s, captain, points);
    played.copyFrom(s);
    for (int i = 0; i < options.size(); i++) {
      if (Action.a(options.get(i)) == CAPTAIN) {
        game.apply(played, options.get(i));
      }
    }
    Options asked = new Options();
    game.advance(played, asked);
    while (!played.isOver() && Agenda.step(played.top()) != StepId.CHOOSE_ROLE) {
      game.apply(played, greedy.choose(played, asked, rng));
      game.advance(played, asked);
    }
    int owners = 0;
    for (int seat = 0; seat < 4; seat++) {
      owners += s.goods(seat) > 0 ? 1 : 0;
    }
    alone += owners == 1 ? 1 : 0;
    for (int seat = 0; seat < 4; seat++) {
      if (s.goods(seat) > 0 && owners == 1) {
        assertThat(played.chips(seat) - s.chips(seat)).isEqualTo(points[seat]);
      } else if (s.goods(seat) > 0) {
        int gained = played.chips(seat) - s.chips(seat);
        compared++;
        right += gained == points[seat] ? 1 : 0;
      } else {
        assertThat(points[seat]).isZero();
      }
    }
  }
}
