package governor.bots.puertorico;

import static org.assertj.core.api.Assertions.assertThat;

import governor.bots.puertorico.heuristic.PuertoRicoGreedy;
import governor.core.Action;
import governor.core.Agenda;
import governor.core.Options;
import governor.core.Rng;
import governor.nets.Counsel;
import governor.puertorico.PuertoRico;
import governor.puertorico.PuertoRicoGame;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Role;
import governor.puertorico.StepId;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the net sees is in range and fair, and the choices of one question are seen alike. */
class PuertoRicoEncoderTest {
  private static final List<String> CLOCK =
      List.of("phase", "no phase", "privileged", "to act", "to pick", "next pick", "governor");

  /** Asked for every afterstate of random games. */
  private interface Look {
    void at(PuertoRicoState s, Options options, Rng rng);
  }

  private static void play(PuertoRicoGame game, int games, Look look) {
    PuertoRicoState s = game.blank();
    Options options = new Options();
    Rng rng = new Rng(5);
    for (int number = 0; number < games; number++) {
      game.start(s, rng);
      game.advance(s, options);
      while (!s.isOver()) {
        look.at(s, options, rng);
        game.apply(s, options.get(rng.below(options.size())));
        game.advance(s, options);
      }
    }
  }

  private static int encode(
      PuertoRicoEncoder encoder, PuertoRicoState s, PuertoRicoState after, int[] features) {
    int common = encoder.common(s, s.seatToAct(), 1, features, 0);
    return encoder.encode(s, after, s.seatToAct(), features, common);
  }

  /** Only where that was not measured to cost anything. */
  @ParameterizedTest
  @CsvSource({
    "puertorico players=2, false",
    "puertorico players=3, true",
    "puertorico players=4, true",
    "puertorico players=5, false",
    "puertorico+new-buildings players=4, false",
    "puertorico+nobles players=3, false"
  })
  void threeAndFourPlayersHeedTheCounselOnBuildingInTheBaseGame(String config, boolean heeds) {
    PuertoRicoGame game = PuertoRico.game(config + " rounds=15");
    PuertoRicoEncoder encoder = new PuertoRicoEncoder(game);
    Set<Integer> heeding = new TreeSet<>();
    play(
        game,
        4,
        (s, options, rng) -> {
          if (encoder.heed(s) > 0) {
            heeding.add(Agenda.step(s.top()));
          }
        });
    assertThat(heeding).isEqualTo(heeds ? Set.of(StepId.BUILD) : Set.of());
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  void seesNothingButWhatTheSeatKnows(int players) {
    PuertoRicoGame game = PuertoRico.game("puertorico rounds=15 players=" + players);
    PuertoRicoEncoder encoder = new PuertoRicoEncoder(game);
    assertThat(encoder.names()).doesNotHaveDuplicates();
    PuertoRicoState after = game.blank();
    PuertoRicoState imagined = game.blank();
    int[] seen = new int[encoder.most()];
    int[] again = new int[encoder.most()];
    play(
        game,
        4,
        (s, options, rng) -> {
          int seat = s.seatToAct();
          int action = options.get(rng.below(options.size()));
          after.copyFrom(s);
          game.apply(after, action);
          int[] features = Arrays.copyOf(seen, encode(encoder, s, after, seen));
          assertThat(features).doesNotHaveDuplicates();
          assertThat(Arrays.stream(features).max().orElse(0)).isLessThan(encoder.names().size());
          imagined.copyFrom(s);
          game.imagine(imagined, seat, rng);
          after.copyFrom(imagined);
          game.apply(after, action);
          assertThat(Arrays.copyOf(again, encode(encoder, imagined, after, again)))
              .isEqualTo(features);
        });
  }

  @Test
  void piecesGoByTheirTitles() {
    PuertoRicoEncoder encoder = new PuertoRicoEncoder(PuertoRico.game("puertorico players=3"));
    assertThat(encoder.names())
        .contains(
            "me working hacienda", "sold out wharf", "me tiles corn 3", "other 2 goods sugar 1")
        .contains("role left mayor", "ship good smallest nothing", "counsel gain load -2");
    assertThat(encoder.kinds()).contains("settler", "tile", "build", "sell").endsWith("load");
  }

  @Test
  void choicesOfOneQuestionAreSeenAtTheSamePoint() {
    PuertoRicoGame game = PuertoRico.game("puertorico players=4 rounds=15");
    PuertoRicoEncoder encoder = new PuertoRicoEncoder(game);
    PuertoRicoState after = game.blank();
    int[] seen = new int[encoder.most()];
    play(
        game,
        10,
        (s, options, rng) -> {
          int step = Agenda.step(s.top());
          if (step != StepId.BUILD && step != StepId.SETTLE && step != StepId.PLACE) {
            return;
          }
          Set<Set<String>> clocks = new java.util.HashSet<>();
          for (int i = 0; i < options.size(); i++) {
            after.copyFrom(s);
            game.apply(after, options.get(i));
            int count = encode(encoder, s, after, seen);
            Set<String> clock = new TreeSet<>();
            for (int f = 0; f < count; f++) {
              String name = encoder.names().get(seen[f]);
              if (CLOCK.stream().anyMatch(name::startsWith)) {
                clock.add(name);
              }
            }
            clocks.add(clock);
          }
          assertThat(clocks).as("what the choices of step %d show of the clock", step).hasSize(1);
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  void foreseesOfARoleWhatGoodsBringAndNothingHidden(int players) {
    PuertoRicoGame game = PuertoRico.game("puertorico rounds=15 players=" + players);
    PuertoRicoEncoder encoder = new PuertoRicoEncoder(game);
    Counsel<PuertoRicoState> counsel = encoder.counsel();
    Set<String> met = new TreeSet<>();
    play(
        game,
        8,
        (s, options, rng) -> {
          if (Agenda.step(s.top()) != StepId.CHOOSE_ROLE) {
            return;
          }
          PuertoRicoState imagined = game.blank();
          imagined.copyFrom(s);
          game.imagine(imagined, s.seatToAct(), rng);
          for (int i = 0; i < options.size(); i++) {
            int action = options.get(i);
            List<String> seen = foreseen(game, encoder, counsel, s, options, action);
            assertThat(seen).doesNotHaveDuplicates();
            assertThat(foreseen(game, encoder, counsel, imagined, options, action)).isEqualTo(seen);
            for (String name : seen) {
              assertThat(name).startsWith("foreseen");
              met.add(name.replaceFirst(" (me|other [1-4]) [0-9]+$", ""));
            }
          }
        });
    assertThat(met)
        .containsExactlyInAnyOrder(
            "foreseen captain next",
            "foreseen captain now",
            "foreseen craftsman now",
            "foreseen trader next",
            "foreseen trader now");
  }

  /** The counsel itself takes the buccaneer as soon as he brings anything. */
  @Test
  void ofTheBuccaneerItAlsoSeesWhetherTodaysHandWrittenPlayerWouldTakeHim() {
    PuertoRicoGame game = PuertoRico.game("puertorico+buccaneer players=4 rounds=15");
    PuertoRicoEncoder encoder = new PuertoRicoEncoder(game);
    Counsel<PuertoRicoState> counsel = encoder.counsel();
    PuertoRicoGreedy greedy = PuertoRicoGreedy.builder();
    Set<Boolean> met = new TreeSet<>();
    play(
        game,
        8,
        (s, options, rng) -> {
          if (Agenda.step(s.top()) != StepId.CHOOSE_ROLE) {
            return;
          }
          double[] gains = new double[options.size()];
          double best = greedy.weigh(s, options, gains);
          for (int i = 0; i < options.size(); i++) {
            int action = options.get(i);
            List<String> seen = foreseen(game, encoder, counsel, s, options, action);
            if (Role.of(Action.a(action)) == Role.BUCCANEER) {
              boolean wanted = gains[i] == best;
              assertThat(seen.contains("counsel behind raid nothing")).isEqualTo(wanted);
              assertThat(seen).anyMatch(name -> name.startsWith("counsel gain raid"));
              met.add(wanted);
            } else {
              assertThat(seen).noneMatch(name -> name.contains("raid"));
            }
          }
        });
    assertThat(met).containsExactly(false, true);
    PuertoRicoGame without = PuertoRico.game("puertorico+nobles players=4");
    assertThat(new PuertoRicoEncoder(without).names()).noneMatch(name -> name.contains("raid"));
  }

  private static List<String> foreseen(
      PuertoRicoGame game,
      PuertoRicoEncoder encoder,
      Counsel<PuertoRicoState> counsel,
      PuertoRicoState s,
      Options options,
      int action) {
    counsel.weigh(s, options, new double[options.size()]);
    PuertoRicoState after = game.blank();
    after.copyFrom(s);
    game.apply(after, action);
    int[] features = new int[encoder.most()];
    int count = counsel.foresee(s, action, after, features, 0);
    return Arrays.stream(features, 0, count).mapToObj(encoder.names()::get).toList();
  }
}
