package governor.bots.sanjuan;

import static org.assertj.core.api.Assertions.assertThat;

import governor.bots.sanjuan.heuristic.SanJuanGreedy;
import governor.core.Action;
import governor.core.Agenda;
import governor.core.Options;
import governor.core.Rng;
import governor.nets.FeatureList;
import governor.sanjuan.Role;
import governor.sanjuan.SanJuan;
import governor.sanjuan.SanJuanGame;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;
import governor.sanjuan.Verb;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What is foreseen of a role is what players who make and sell all they can get. */
class ForesightTest {
  private static final List<String> WHO = List.of("me", "other 1", "other 2", "other 3");

  private final SanJuanGame game = SanJuan.game("sanjuan:2e players=4 rounds=40");
  private final FeatureList list = new FeatureList();
  private final Foresight foresight = new Foresight(new ForesightFeatures(list, 4));
  private final List<String> names = list.names();
  private final SanJuanGreedy greedy = new SanJuanGreedy();
  private final Options options = new Options();
  private final Rng rng = new Rng(9);
  private final SanJuanState s = game.blank();
  private int compared;

  @BeforeEach
  void nothingIsComparedYet() {
    compared = 0;
  }

  /** What is foreseen for each seat of the table, in half cards. */
  private Map<Integer, Integer> foreseen(SanJuanState at, Role role, String what) {
    int[] features = new int[100];
    foresight.look(at);
    int count = foresight.write(at, Action.of(Verb.TAKE, role.ordinal()), features, 0);
    Map<Integer, Integer> steps = new TreeMap<>();
    for (int i = 0; i < count; i++) {
      String name = names.get(features[i]);
      if (name.startsWith(what)) {
        int end = name.lastIndexOf(' ');
        int distance = WHO.indexOf(name.substring(what.length() + 1, end));
        assertThat(distance).isNotNegative();
        steps.put((at.seatToAct() + distance) % 4, Integer.parseInt(name.substring(end + 1)));
      }
    }
    return steps;
  }

  private interface Look {
    void at(SanJuanState after);
  }

  /** Whenever the producer may be taken in some games: what comes of it. */
  private void playProducers(Look look) {
    SanJuanState after = game.blank();
    for (int number = 0; number < 10; number++) {
      game.start(s, rng);
      game.advance(s, options);
      while (!s.isOver()) {
        int producer = Action.of(Verb.TAKE, Role.PRODUCER.ordinal());
        if (Agenda.step(s.top()) == StepId.CHOOSE_ROLE && options.indexOf(producer) >= 0) {
          after.copyFrom(s);
          game.apply(after, producer);
          game.advance(after, options);
          while (!after.isOver() && isProducing(after)) {
            game.apply(after, greedy.choose(after, options, rng));
            game.advance(after, options);
          }
          look.at(after);
          game.advance(s, options);
        }
        game.apply(s, greedy.choose(s, options, rng));
        game.advance(s, options);
      }
    }
    assertThat(compared).as("producers that somebody gains by").isGreaterThan(100);
  }

  private boolean isProducing(SanJuanState after) {
    int step = Agenda.step(after.top());
    return step == StepId.PRODUCE || game.rules().givesExtraCard(step);
  }

  @Test
  void goodsAreMadeAsForeseen() {
    playProducers(
        after -> {
          Map<Integer, Integer> made = new TreeMap<>();
          for (int seat = 0; seat < 4; seat++) {
            int value = 0;
            for (int plant = 0; plant < game.rules().plants(); plant++) {
              int goods = after.goodsAt(seat, plant) - s.goodsAt(seat, plant);
              value += goods * TradeFeatures.price(s, plant);
            }
            if (value > 0) {
              made.put(seat, (2 * value + 2) / 5);
              compared++;
            }
          }
          assertThat(foreseen(s, Role.PRODUCER, "foreseen producer now")).isEqualTo(made);
        });
  }

  @Test
  void whatCouldBeSoldNextIsForeseenBeforeGoodsAreMade() {
    playProducers(
        after -> {
          boolean asksForRole = !after.isOver() && Agenda.step(after.top()) == StepId.CHOOSE_ROLE;
          boolean sameRound = asksForRole && after.governor() == s.governor();
          if (sameRound && (after.rolesTaken() >>> Role.TRADER.ordinal() & 1) == 0) {
            Map<Integer, Integer> next = foreseen(after, Role.PROSPECTOR, "foreseen trader next");
            assertThat(foreseen(s, Role.PRODUCER, "foreseen trader next")).isEqualTo(next);
            compared += next.size();
          }
        });
  }
}
