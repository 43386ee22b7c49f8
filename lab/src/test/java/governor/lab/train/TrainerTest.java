package governor.lab.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import governor.bots.shipped.Lesson;
import governor.bots.shipped.Lessons;
import governor.core.Parsed;
import governor.nets.FinishedNet;
import governor.nets.Fit;
import governor.nets.Net;
import governor.nets.Trained;
import governor.nets.Vocabulary;
import governor.sanjuan.SanJuan;
import governor.sanjuan.SanJuanGame;
import governor.sanjuan.SanJuanState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Learning lowers the loss; the same seed gives the same net, on any threads and in any pieces. */
class TrainerTest {
  private static final SanJuanGame GAME = SanJuan.game("sanjuan:2e players=2 rounds=40");
  private static final Lesson<SanJuanState> LESSON = Lessons.of(GAME).orElseThrow();
  private static final Plan PLAN = new Plan(192, 96, 16, 0.2, 0.02, 0.3, 0, 0.9f, 3e-3f, 1e-3f);
  private static final Origin ORIGIN =
      new Origin("sanjuan:2e players=2 rounds=40", 7, 0, "", Start.UNTAUGHT);

  private static final Fit NOTHING = new Fit(0, 0, 0);

  @TempDir private Path folder;

  private Training<SanJuanState> begin(String name, int threads) {
    Net net = Training.untaught(GAME, LESSON, 32, 1);
    return Training.begin(GAME, LESSON, folder.resolve(name), net, PLAN, ORIGIN, threads);
  }

  @Test
  void learnsWhatWinningLooksLike() {
    Net net = Training.untaught(GAME, LESSON, 32, 1);
    Plan plan = new Plan(768, 768, 0, 0.2, 0.02, 0.3, 0, 0.9f, 5e-3f, 5e-3f);
    List<Double> losses = new ArrayList<>();
    Training.begin(GAME, LESSON, folder, net, plan, ORIGIN, 1)
        .run(point -> losses.add(point.loss()));
    assertThat(losses.getLast()).isLessThan(losses.getFirst() - 0.005);
  }

  @Test
  void threadsChangeNothing() {
    Training<SanJuanState> one = begin("one", 1);
    Training<SanJuanState> other = begin("other", 3);
    one.run(point -> {});
    other.run(point -> {});
    assertThat(one.net().arrays()).isDeepEqualTo(other.net().arrays());
  }

  @Test
  void goingOnIsTheSameAsNeverHavingStopped() {
    Training<SanJuanState> whole = begin("whole", 1);
    whole.run(point -> {});
    Training<SanJuanState> stopped = begin("pieces", 1);
    try {
      stopped.run(
          point -> {
            if (point.games() > 100) {
              throw new IllegalStateException("the power fails");
            }
          });
    } catch (IllegalStateException e) {
      assertThat(Training.isBegun(LESSON, folder.resolve("pieces"))).isTrue();
    }
    Training<SanJuanState> resumed =
        Training.resume(GAME, LESSON, folder.resolve("pieces"), 1).orThrow();
    assertThat(resumed.played()).isBetween(100L, 191L);
    resumed.run(point -> {});
    assertThat(resumed.net().arrays()).isDeepEqualTo(whole.net().arrays());
    assertThat(folder.resolve("pieces").resolve("sanjuan-base-2.csv")).content().hasLineCount(25);
  }

  @Test
  void itIsTheSameWhereverItStopsBetweenTwoPointsOfTheCurve() throws IOException {
    List<Double> losses = new ArrayList<>();
    Training<SanJuanState> whole = inLongBlocks("whole");
    whole.run(point -> losses.add(point.loss()));
    Training<SanJuanState> first = inLongBlocks("pieces");
    List<Double> inPieces = new ArrayList<>();
    first.run(new StopsAfter(first, 24, inPieces));
    Training<SanJuanState> second = resume("pieces");
    assertThat(second.played()).isEqualTo(24);
    second.run(new StopsAfter(second, 360, inPieces));
    Training<SanJuanState> third = resume("pieces");
    assertThat(third.played()).isEqualTo(360);
    third.run(point -> inPieces.add(point.loss()));
    assertThat(third.net().arrays()).isDeepEqualTo(whole.net().arrays());
    assertThat(inPieces).isEqualTo(losses);
    assertThat(net("pieces")).isEqualTo(net("whole"));
  }

  @Test
  void goingOnWithOtherFeaturesOrKindsOfChoicesIsRefused() {
    begin("begun", 1).run(point -> {});
    Path file = folder.resolve("begun").resolve("sanjuan-base-2.checkpoint");
    Vocabulary words = LESSON.encoder().words();
    assertThat(Checkpoint.read(file, words)).isInstanceOf(Parsed.Ok.class);
    for (Vocabulary other :
        List.of(
            new Vocabulary(words.game(), words.features().reversed(), words.kinds()),
            new Vocabulary(words.game(), words.features(), words.kinds().reversed()))) {
      assertThat(Checkpoint.read(file, other))
          .isInstanceOfSatisfying(
              Parsed.Refused.class,
              refused ->
                  assertThat(refused.sentence()).contains("begun by another version of Governor"));
    }
  }

  @Test
  void whatTheTeacherDoesNotKnowCountsNothingInTheBeginning() {
    SanJuanGame four = SanJuan.game("sanjuan:2e players=4 rounds=40");
    Lesson<SanJuanState> lesson = Lessons.of(four).orElseThrow();
    Trained<SanJuanState> teacher =
        LESSON.with("teacher", new FinishedNet(Training.untaught(GAME, LESSON, 16, 1)), NOTHING);
    Net net = Training.taughtBy(four, lesson, teacher, 32, 2);
    List<String> names = lesson.encoder().names();
    int known = LESSON.encoder().names().indexOf("hand smithy");
    assertThat(row(net, names.indexOf("hand smithy"), 16)).isEqualTo(row(teacher.net(), known, 16));
    assertThat(row(net, names.indexOf("other 3 owned smithy"), 16)).containsOnly(0f);
    assertThat(net.hidden1).isEqualTo(32);
  }

  private static float[] row(Net net, int input, int cells) {
    return Arrays.copyOfRange(net.weights1, input * net.hidden1, input * net.hidden1 + cells);
  }

  @Test
  void longBlocksAreSavedOnTheWay() {
    Training<SanJuanState> cut = inLongBlocks("cut").savingEvery(0);
    assertThatThrownBy(() -> cut.run(new FailsAfter(16))).hasMessage("the power fails");
    assertThat(resume("cut").played()).isEqualTo(8);
  }

  @Test
  void asManyGamesArePlayedAsWereAskedFor() {
    Net net = Training.untaught(GAME, LESSON, 32, 1);
    List<Long> games = new ArrayList<>();
    Training.begin(GAME, LESSON, folder, net, Plan.usual(20), ORIGIN, 1)
        .run(point -> games.add(point.games()));
    assertThat(games).containsExactly(8L, 16L, 20L);
  }

  /** A training whose blocks have two batches. */
  private Training<SanJuanState> inLongBlocks(String name) {
    Net net = Training.untaught(GAME, LESSON, 32, 1);
    Plan plan = new Plan(388, 96, 16, 0.2, 0.02, 0.3, 0, 0.9f, 3e-3f, 1e-3f);
    return Training.begin(GAME, LESSON, folder.resolve(name), net, plan, ORIGIN, 1);
  }

  private Training<SanJuanState> resume(String name) {
    return Training.resume(GAME, LESSON, folder.resolve(name), 1).orThrow();
  }

  private byte[] net(String name) throws IOException {
    return Files.readAllBytes(folder.resolve(name).resolve("sanjuan-base-2.net"));
  }

  /** Stops a training after so many games. */
  private record StopsAfter(Training<?> training, long games, List<Double> losses)
      implements Watch {
    @Override
    public void measured(Curve.Point point) {
      losses.add(point.loss());
    }

    @Override
    public void played(long number) {
      if (number == games) {
        training.stop();
      }
    }
  }

  /** Ends without a word after so many games. */
  private record FailsAfter(long games) implements Watch {
    @Override
    public void measured(Curve.Point point) {}

    @Override
    public void played(long number) {
      if (number == games) {
        throw new IllegalStateException("the power fails");
      }
    }
  }
}
