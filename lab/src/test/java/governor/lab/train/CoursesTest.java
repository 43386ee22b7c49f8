package governor.lab.train;

import static org.assertj.core.api.Assertions.assertThat;

import governor.bots.shipped.Lesson;
import governor.bots.shipped.Lessons;
import governor.core.Options;
import governor.core.Parsed;
import governor.core.Rng;
import governor.nets.Encoder;
import governor.nets.Evaluator;
import governor.nets.Forward;
import governor.nets.NamedNet;
import governor.nets.Net;
import governor.puertorico.PuertoRico;
import governor.puertorico.PuertoRicoGame;
import governor.puertorico.PuertoRicoState;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One net learns several games: in each it sees and says the same as if it had that game alone. */
class CoursesTest {
  private static final PuertoRicoGame ALL =
      PuertoRico.game("puertorico+nobles+buccaneer+festival players=3 rounds=15");
  private static final PuertoRicoGame ONE =
      PuertoRico.game("puertorico+buccaneer players=3 rounds=15");
  private static final Lesson<PuertoRicoState> LESSON = Lessons.of(ALL).orElseThrow();

  @TempDir private Path folder;

  private static Courses<PuertoRicoState> both() {
    return Courses.of(ALL, LESSON).and(ONE).orThrow();
  }

  @Test
  void theNetSaysOfTheSmallerGameWhatItSaysWhereItPlaysOnlyThat() {
    Net net = Training.untaught(ALL, LESSON, 16, 4);
    Encoder<PuertoRicoState> own = Lessons.of(ONE).orElseThrow().encoder();
    Net fitted = new NamedNet(net, LESSON.encoder().words()).as(own.words());
    Evaluator<PuertoRicoState> alone = new Evaluator<>(ONE, own, Forward.following(fitted));
    Evaluator<PuertoRicoState> beside =
        new Evaluator<>(ONE, both().all().getLast().lesson().encoder(), Forward.following(net));
    Rng rng = new Rng(6);
    Options options = new Options();
    PuertoRicoState s = ONE.newGame(rng);
    int asked = 0;
    for (ONE.advance(s, options); !s.isOver(); ONE.advance(s, options)) {
      if (own.judges(s)) {
        assertThat(beside.judge(s, options)).isEqualTo(alone.judge(s, options));
        for (int i = 0; i < options.size(); i++) {
          assertThat(beside.value(i)).isEqualTo(alone.value(i));
        }
        asked++;
      }
      ONE.apply(s, options.get(rng.below(options.size())));
    }
    assertThat(asked).isGreaterThan(50);
  }

  @Test
  void onlyGamesOfTheSameNetWhosePiecesTheFirstHas() {
    Courses<PuertoRicoState> one = Courses.of(ONE, Lessons.of(ONE).orElseThrow());
    assertThat(one.and(ALL))
        .isInstanceOfSatisfying(
            Parsed.Refused.class,
            refused -> assertThat(refused.sentence()).contains("has nothing like \""));
    for (String other : new String[] {"puertorico players=3", "puertorico+buccaneer players=4"}) {
      assertThat(one.and(PuertoRico.game(other)))
          .isInstanceOfSatisfying(
              Parsed.Refused.class,
              refused -> assertThat(refused.sentence()).contains("One net learns only games that"));
    }
  }

  /** With two games in turn, in pieces or not; and it is another net than from the first alone. */
  @Test
  void bothGamesTeachAndGoingOnIsTheSame() {
    Training<PuertoRicoState> alone = begin(Courses.of(ALL, LESSON), "alone");
    Training<PuertoRicoState> whole = begin(both(), "whole");
    Training<PuertoRicoState> first = begin(both(), "pieces");
    alone.run(point -> {});
    whole.run(point -> {});
    first.run(
        new Watch() {
          @Override
          public void measured(Curve.Point point) {}

          @Override
          public void played(long number) {
            first.stop();
          }
        });
    Training<PuertoRicoState> second =
        Training.resume(both(), folder.resolve("pieces"), 2).orThrow();
    assertThat(second.played()).isEqualTo(8);
    assertThat(second.origin().others()).containsExactly(ONE.config().toString());
    second.run(point -> {});
    assertThat(second.net().arrays()).isDeepEqualTo(whole.net().arrays());
    assertThat(whole.net().weights1).isNotEqualTo(alone.net().weights1);
  }

  private Training<PuertoRicoState> begin(Courses<PuertoRicoState> courses, String name) {
    Net net = Training.untaught(ALL, LESSON, 16, 1);
    Plan plan = Plan.usual(16).withStages(8, 0);
    Origin origin = new Origin(ALL.config().toString(), courses.others(), 7, 0, "", Start.UNTAUGHT);
    return Training.begin(courses, folder.resolve(name), net, plan, origin, 1);
  }
}
