package governor.cli.player;

import static org.assertj.core.api.Assertions.assertThat;

import governor.bots.Seats;
import governor.bots.roster.Roster;
import governor.core.Options;
import governor.core.Parsed;
import governor.core.Player;
import governor.core.Rng;
import governor.puertorico.PuertoRico;
import governor.sanjuan.SanJuan;
import governor.sanjuan.SanJuanGame;
import governor.sanjuan.SanJuanState;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class NamedPlayersTest {
  private static final SanJuanGame SAN_JUAN = SanJuan.game("sanjuan:2e players=4");

  @Test
  void aNetOfOnesOwnPlaysFromItsFile(@TempDir Path folder) throws IOException {
    String file = copy(folder, "sanjuan-base-4.net");
    assertThat(choices(file)).isEqualTo(choices("net"));
    assertThat(choices(copy(folder, "net-3-sanjuan-base-4.net"))).isNotEqualTo(choices("net"));
    assertThat(NamedPlayers.make(file, PuertoRico.game("puertorico players=4")))
        .isInstanceOf(Parsed.Refused.class);
  }

  private static String copy(Path folder, String name) throws IOException {
    Path file = folder.resolve(name);
    try (InputStream in = Roster.class.getResourceAsStream("/governor/bots/nets/" + name)) {
      Files.write(file, in.readAllBytes());
    }
    return file.toString();
  }

  @Test
  void aFileThatIsNotThereIsSaid() {
    assertThat(NamedPlayers.make("none.net", SAN_JUAN))
        .isInstanceOfSatisfying(
            Parsed.Refused.class,
            refused ->
                assertThat(refused.sentence())
                    .isEqualTo(
                        "The net none.net cannot be read; name a file that governor train"
                            + " wrote."));
  }

  /** A number that stands for all choices of some games. */
  private static long choices(String spec) {
    long hash = 0;
    Options options = new Options();
    for (int seed = 0; seed < 3; seed++) {
      Player<SanJuanState> player = NamedPlayers.make(spec, SAN_JUAN).orThrow();
      Seats<SanJuanState> seats = new Seats<>(SAN_JUAN, Collections.nCopies(4, player));
      Rng rng = new Rng(seed);
      SanJuanState s = SAN_JUAN.newGame(rng);
      for (SAN_JUAN.advance(s, options); !s.isOver(); SAN_JUAN.advance(s, options)) {
        int choice = seats.choose(s, options, rng);
        SAN_JUAN.apply(s, choice);
        hash = 31 * hash + choice;
      }
    }
    return hash;
  }
}
