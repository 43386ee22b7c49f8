package governor.players.train;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Rng;
import governor.players.heuristic.SanJuanGreedy;
import governor.players.net.Net;
import governor.players.sanjuan.SanJuanEncoder;
import governor.sanjuan.SanJuan;
import governor.sanjuan.SanJuanGame;
import governor.sanjuan.SanJuanState;
import org.junit.jupiter.api.Test;

/** Learning lowers the loss, and the same seed gives the same net. */
class TrainerTest {
  private static Trainer<SanJuanState> trainer() {
    SanJuanGame game = SanJuan.game("sanjuan:2e players=2 rounds=40");
    SanJuanEncoder encoder = new SanJuanEncoder(game);
    Net net = Net.random(encoder.names().size(), 32, 16, 2, new Rng(1));
    Trainer.Plan plan = new Trainer.Plan(400, 300, 0.2, 0.02, 0.98f, 3e-3f, 1e-3f);
    return new Trainer<>(game, encoder, new SanJuanGreedy(), net, plan, 7);
  }

  @Test
  void learnsWhatWinningLooksLike() {
    Trainer<SanJuanState> trainer = trainer();
    trainer.run(100);
    double first = trainer.takeLoss();
    trainer.run(200);
    double later = trainer.takeLoss();
    assertThat(later).isLessThan(first);
    assertThat(trainer.played()).isEqualTo(300);
  }

  @Test
  void theSameSeedGivesTheSameNet() {
    Trainer<SanJuanState> one = trainer();
    Trainer<SanJuanState> other = trainer();
    one.run(320);
    other.run(320);
    assertThat(one.net().arrays()).isDeepEqualTo(other.net().arrays());
  }
}
