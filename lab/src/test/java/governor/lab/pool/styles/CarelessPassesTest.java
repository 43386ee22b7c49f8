package governor.lab.pool.styles;

import static org.assertj.core.api.Assertions.assertThat;

import governor.bots.Seats;
import governor.bots.roster.Roster;
import governor.core.Action;
import governor.core.Agenda;
import governor.core.Options;
import governor.core.Player;
import governor.core.Rng;
import governor.puertorico.PuertoRico;
import governor.puertorico.PuertoRicoGame;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.StepId;
import governor.puertorico.Verb;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Who passes in a builder phase of the last round although a building would add points? For 1,000
 * games each: {@code mvn -pl lab -am test -Dtest=CarelessPassesTest -Dcareless.games=1000}.
 */
final class CarelessPassesTest {
  private static final int GAMES = Integer.getInteger("careless.games", 24);
  private static final PuertoRicoGame GAME = PuertoRico.game("puertorico players=3");

  @ParameterizedTest
  @ValueSource(strings = {"net", "level1", "level2", "level3", "level4", "search:12"})
  void nobodyGivesPointsAway(String name) {
    int games = name.startsWith("search") ? Math.max(2, GAMES / 8) : GAMES;
    assertThat(carelessPasses(name, games)).isZero();
  }

  /** Without the rule the net does: it knows that the game is won or lost anyway. */
  @Test
  void theBareNetIsCareless() {
    assertThat(carelessPasses("net-4", Math.max(GAMES, 60))).isPositive();
  }

  private static int carelessPasses(String name, int games) {
    int careless = 0;
    Options options = new Options();
    for (int number = 0; number < games; number++) {
      Rng rng = new Rng(number);
      int mine = number % GAME.seats();
      List<Player<PuertoRicoState>> players = new ArrayList<>();
      for (int seat = 0; seat < GAME.seats(); seat++) {
        players.add(Roster.make(seat == mine ? name : "role-shy", GAME).orThrow());
      }
      Seats<PuertoRicoState> seats = new Seats<>(GAME, players);
      PuertoRicoState s = GAME.newGame(rng);
      GAME.advance(s, options);
      while (!s.isOver()) {
        int choice = seats.choose(s, options, rng);
        careless += s.seatToAct() == mine && isCareless(s, options, choice) ? 1 : 0;
        GAME.apply(s, choice);
        GAME.advance(s, options);
      }
    }
    return careless;
  }

  private static boolean isCareless(PuertoRicoState s, Options options, int choice) {
    if (!s.endIsNear()
        || Agenda.step(s.top()) != StepId.BUILD
        || Action.verb(choice) != Verb.PASS) {
      return false;
    }
    int seat = s.seatToAct();
    for (int i = 0; i < options.size(); i++) {
      if (options.get(i) != choice) {
        PuertoRicoState built = GAME.copy(s);
        GAME.apply(built, options.get(i));
        if (GAME.points(built, seat) > GAME.points(s, seat)) {
          return true;
        }
      }
    }
    return false;
  }
}
