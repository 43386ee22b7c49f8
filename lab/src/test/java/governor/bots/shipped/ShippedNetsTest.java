package governor.bots.shipped;

import static org.assertj.core.api.Assertions.assertThat;

import governor.bots.NetPlayer;
import governor.bots.RandomPlayer;
import governor.core.Game;
import governor.core.Options;
import governor.core.Parsed;
import governor.core.Rng;
import governor.core.State;
import governor.lab.train.Measure;
import governor.nets.Fit;
import governor.nets.Trained;
import governor.puertorico.PuertoRico;
import governor.sanjuan.SanJuan;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Each net that comes with Governor fits its game and plays it well. */
class ShippedNetsTest {
  private static Game<?> game(String config) {
    return config.startsWith("sanjuan") ? SanJuan.game(config) : PuertoRico.game(config);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "sanjuan:2e players=4 rounds=40",
        "puertorico players=4 rounds=40",
      })
  void beatsRandomPlayers(String config) {
    Measure measure = against(game(config), 24);
    assertThat(measure.share()).isGreaterThan(0.9);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "sanjuan:2e players=2",
        "sanjuan:1e players=3",
        "sanjuan:yaro players=4",
        "sanjuan:2e+new-buildings players=2",
        "sanjuan:2e+events players=3",
        "sanjuan:2e+new-buildings+events players=4",
        "puertorico players=2",
        "puertorico players=3",
        "puertorico players=4",
        "puertorico players=5",
      })
  void playsByTheRules(String config) {
    play(game(config + " rounds=40"));
  }

  private static <S extends State> void play(Game<S> game) {
    NetPlayer<S> net = new NetPlayer<>(game, ShippedNets.of(game).orElseThrow(), 0);
    Rng rng = new Rng(3);
    Options options = new Options();
    S s = game.blank();
    S imagined = game.blank();
    for (int number = 0; number < 3; number++) {
      game.start(s, rng);
      game.advance(s, options);
      while (!s.isOver()) {
        imagined.copyFrom(s);
        game.imagine(imagined, s.seatToAct(), rng);
        int choice = net.choose(imagined, options, rng);
        assertThat(options.contains(choice)).isTrue();
        game.apply(s, choice);
        game.advance(s, options);
      }
      assertThat(game.round(s)).as("rounds until the end").isLessThan(40);
    }
  }

  private static <S extends State> Measure against(Game<S> game, int games) {
    Trained<S> trained = ShippedNets.of(game).orElseThrow();
    return Measure.of(game, new NetPlayer<>(game, trained, 0), new RandomPlayer<>(), games);
  }

  /**
   * The players net-2, net-3 and net-4 are frozen: who ships better nets keeps these files for
   * them.
   */
  @ParameterizedTest
  @CsvSource({
    "net-2-sanjuan-base-4, 81b22da8",
    "net-2-puertorico-4, 439c57c7",
    "net-3-sanjuan-base-4, 806e1280",
    "net-3-puertorico-4, 3aa03ff1",
    "net-4-puertorico-2, db350139",
    "net-4-puertorico-3, 998af3c1",
    "net-4-puertorico-4, c9070471",
    "net-4-puertorico-5, a2665110",
    "net-4-sanjuan-base-4, a16c7116",
    "net-4-sanjuan-expanded-4, 62e3e6ad",
    "net-4-puertorico-buildings-3, c2272451",
    "net-4-puertorico-buildings-4, 634efb38",
    "net-4-puertorico-expanded-4, a09a2d57",
    "net-4-puertorico-buildings-5, 2c0802f3",
    "net-4-puertorico-expanded-2, 129d4600",
    "net-4-puertorico-expanded-3, c3f7340",
    "net-4-puertorico-expanded-5, bc05be99"
  })
  void milestonesAreKept(String name, String fingerprint) {
    CRC32 crc = new CRC32();
    crc.update(bytes(name));
    assertThat(Long.toHexString(crc.getValue())).isEqualTo(fingerprint);
  }

  private static byte[] bytes(String name) {
    try (InputStream in =
        ShippedNets.class.getResourceAsStream("/governor/bots/nets/" + name + ".net")) {
      assertThat(in).isNotNull();
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void oneNetServesAllEditionsOfAKind() {
    assertThat(name("sanjuan:1e players=4")).isEqualTo("sanjuan-base-4");
    assertThat(name("sanjuan:yaro players=2")).isEqualTo("sanjuan-base-2");
    assertThat(name("sanjuan:2e+new-buildings players=3")).isEqualTo("sanjuan-expanded-3");
    assertThat(name("puertorico players=5")).isEqualTo("puertorico-5");
    assertThat(name("puertorico+festival players=4")).isEqualTo("puertorico-4");
    assertThat(name("puertorico+nobles+buccaneer players=3")).isEqualTo("puertorico-expanded-3");
    assertThat(name("puertorico+new-buildings+buccaneer players=4"))
        .isEqualTo("puertorico-expanded-4");
    assertThat(name("puertorico+new-buildings players=2 set=woods"))
        .isEqualTo("puertorico-buildings-2");
  }

  private static String name(String config) {
    return Lessons.of(game(config)).orElseThrow().name();
  }

  @Test
  void aNetOfAnotherGenerationPlaysOnWithWhatItKnows() {
    Trained<?> trained = ShippedNets.milestone(2, game("sanjuan:2e players=4")).orElseThrow();
    assertThat(trained.fit()).isEqualTo(new Fit(981, 130, 168));
  }

  @Test
  void aNetForAnotherNumberOfPlayersIsRefused() {
    assertThat(ShippedNets.find(game("sanjuan:2e players=2"))).isInstanceOf(Parsed.Ok.class);
    Lesson<?> lesson = Lessons.of(game("sanjuan:2e players=4")).orElseThrow();
    assertThat(ShippedNets.read("one for two", lesson, bytes("sanjuan-base-2")))
        .isEqualTo(
            Parsed.refused(
                "The net was trained for 2 players, but this game has 4; train one for it."));
  }

  @Test
  void noFileIsTooLarge() {
    for (int players = 2; players <= 4; players++) {
      assertThat(bytes("sanjuan-base-" + players)).hasSizeLessThan(300_000);
      assertThat(bytes("sanjuan-expanded-" + players)).hasSizeLessThan(300_000);
      assertThat(bytes("puertorico-" + (players + 1))).hasSizeLessThan(300_000);
      assertThat(bytes("puertorico-buildings-" + players)).hasSizeLessThan(300_000);
      assertThat(bytes("puertorico-expanded-" + players)).hasSizeLessThan(300_000);
    }
    assertThat(bytes("puertorico-buildings-5")).hasSizeLessThan(400_000);
    assertThat(bytes("puertorico-expanded-5")).hasSizeLessThan(400_000);
  }

  @Test
  void whatIsNoNetIsRefused() {
    Lesson<?> lesson = Lessons.of(game("sanjuan:2e players=2")).orElseThrow();
    assertThat(ShippedNets.read("wrong", lesson, new byte[500]))
        .isEqualTo(Parsed.refused("This is not a net; train one with \"governor train\"."));
  }

  @Test
  void netsComeFromElsewhereWhenTold() {
    Game<?> game = game("sanjuan:2e players=4");
    assertThat(ShippedNets.of(game)).isPresent();
    try {
      ShippedNets.takeFrom(name -> Optional.empty());
      assertThat(ShippedNets.find(game))
          .isEqualTo(Parsed.refused("No net sanjuan-base-4 comes with Governor."));
    } finally {
      ShippedNets.takeFrom(new ProgramFiles());
    }
    assertThat(ShippedNets.of(game)).isPresent();
  }
}
