package governor.bots.roster;

import static org.assertj.core.api.Assertions.assertThat;

import governor.bots.Seats;
import governor.core.Action;
import governor.core.Game;
import governor.core.Options;
import governor.core.Parsed;
import governor.core.Player;
import governor.core.Rng;
import governor.core.State;
import governor.puertorico.PuertoRico;
import governor.sanjuan.SanJuan;
import governor.sanjuan.Verb;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class RosterTest {
  private static final Game<?> SAN_JUAN = SanJuan.game("sanjuan:2e players=4");
  private static final Game<?> PUERTO_RICO = PuertoRico.game("puertorico players=4");

  @Test
  void everyNameOfAGameMakesAPlayer() {
    for (Game<?> game : new Game<?>[] {SAN_JUAN, PUERTO_RICO}) {
      assertThat(Roster.names(game)).contains("random", "greedy", "greedy-1");
      for (String name : Roster.names(game)) {
        assertThat(Roster.make(name, game)).isInstanceOf(Parsed.Ok.class);
      }
      assertThat(Roster.names(game)).contains(Roster.usual(game));
    }
  }

  @Test
  void milestoneNetsAreThereForFourPlayersOfTheBaseGames() {
    assertThat(Roster.names(SAN_JUAN)).contains("net", "net-2", "net-3", "net-4", "net-5");
    assertThat(Roster.names(PUERTO_RICO)).contains("net", "net-2", "net-3", "net-4", "net-5");
    assertThat(Roster.knows("net-2", SanJuan.game("sanjuan:2e players=3"))).isFalse();
  }

  @Test
  void levelsGoByTheirNamesAndMerchantsComeInAllLevels() {
    assertThat(Roster.usual(SAN_JUAN)).isEqualTo("factor");
    assertThat(Roster.names(SAN_JUAN))
        .contains("level1", "1", "apprentice", "governor", "olmedo", "olmedo4", "arana6");
    assertThat(Roster.make("vandael6:20", SAN_JUAN)).isInstanceOf(Parsed.Ok.class);
    assertThat(Roster.make("vandael1:20", SAN_JUAN)).isInstanceOf(Parsed.Refused.class);
  }

  @Test
  void stylesAreOfPuertoRicoOnly() {
    assertThat(Roster.names(PUERTO_RICO)).contains("shipper", "builder-1");
    assertThat(Roster.knows("shipper", SAN_JUAN)).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          gredy     | no computer player "gredy" for sanjuan:2e; try greedy
          greedy:5  | takes no budget; write only greedy
          shipper   | The player shipper is not there for sanjuan:2e players=4
          :         | no computer player ""
          """)
  void saysWhatIsWrong(String spec, String expected) {
    assertThat(Roster.make(spec, SAN_JUAN))
        .isInstanceOfSatisfying(
            Parsed.Refused.class,
            refused -> assertThat(refused.sentence()).contains(expected).endsWith("."));
  }

  /** The reference players are frozen: whoever changes how they play adds a new one instead. */
  @ParameterizedTest
  @CsvSource({
    "sanjuan:2e players=4,              greedy-1, 8afd259908e965cb",
    "sanjuan:1e players=2,              greedy-1, f23c67508a9a2796",
    "sanjuan:2e+new-buildings players=3, greedy-1, da2c75965958913e",
    "sanjuan:2e players=4,              plain-1, f1089aaab2a6ed28",
    "puertorico players=4 automatic-colonists, builder-1, c51b91d80cbd14d8",
    "puertorico players=3 automatic-colonists, shipper-1, 74bb95fa58bf653e",
    "puertorico+new-buildings players=3, builder-1, 781f9af57c946863",
    "puertorico+buccaneer+festival players=4, builder-1, 2fa553630a7317f",
    "puertorico+nobles players=5, shipper-1, ba8cb3a65ad230e0",
    "puertorico+nobles players=5, unaware-1, 18f96e64501b9c80",
    "puertorico players=4, greedy-2, 9677265d583def52"
  })
  void frozenPlayersPlayAsEver(String config, String spec, String fingerprint) {
    Game<?> game = config.startsWith("sanjuan") ? SanJuan.game(config) : PuertoRico.game(config);
    assertThat(Long.toHexString(choices(game, spec))).isEqualTo(fingerprint);
  }

  /** What cards from buildings the player takes and that it pays no more than the price. */
  private static boolean isFreeExtra(String question, int choice) {
    boolean card =
        List.of("CARPENTER", "POOR_HOUSE", "WELL", "MARKET_STAND", "MARKET_HALL", "HUT", "TAVERN")
            .contains(question);
    assertThat(!card || Action.verb(choice) == Verb.USE).isTrue();
    return card || question.equals("PAY") && Action.verb(choice) == Verb.DONE;
  }

  private static <S extends State> long choices(Game<S> game, String spec) {
    long hash = 0;
    for (int seed = 0; seed < 20; seed++) {
      Player<S> player = Roster.make(spec, game).orThrow();
      Seats<S> seats = new Seats<>(game, Collections.nCopies(game.seats(), player));
      Rng rng = new Rng(seed);
      S s = game.newGame(rng);
      Options options = new Options();
      for (game.advance(s, options); !s.isOver(); game.advance(s, options)) {
        int choice = seats.choose(s, options, rng);
        hash = isFreeExtra(game.questionKind(s), choice) ? hash : 31 * hash + choice;
        game.apply(s, choice);
      }
    }
    return hash;
  }
}
