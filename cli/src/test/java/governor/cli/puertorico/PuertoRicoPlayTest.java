package governor.cli.puertorico;

import static org.assertj.core.api.Assertions.assertThat;

import governor.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games of Puerto Rico at the terminal, typed from a script. */
final class PuertoRicoPlayTest {
  private static final char SLOT = '\u00B7';

  @TempDir Path home;

  private static final String ALL = "puertorico+new-buildings+nobles+buccaneer+festival";

  private Run play(String input, int players) {
    return play(input, "puertorico", players);
  }

  private Run play(String input, String game, int players) {
    return Run.of(
        home,
        input,
        "play",
        game,
        "players=" + players,
        "--seats",
        "human:Anna" + ",random".repeat(players - 1),
        "--seed",
        "7");
  }

  private Path autosave() throws IOException {
    try (Stream<Path> files = Files.list(home.resolve("governor").resolve("games"))) {
      return files.findFirst().orElseThrow();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  void aWholeGameFitsTheTerminal(int players) throws IOException {
    fits(play("1\n".repeat(2000), players));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  void aWholeGameWithAllExpansionsFitsToo(int players) throws IOException {
    fits(play("1\n".repeat(3000), ALL, players));
  }

  private void fits(Run run) throws IOException {
    assertThat(run.exit()).isZero();
    assertThat(run.out()).contains("The game is over.").contains("points from");
    assertThat(run.out().lines().filter(line -> !line.contains("SHA") && !line.contains("saved")))
        .filteredOn(line -> !line.contains("Look at it again with"))
        .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
    assertThat(Run.of(home, "verify " + autosave()).exit()).isZero();
  }

  @Test
  void showsTheSharedBoardAndTheEnds() {
    Run run = play("", 3);

    assertThat(run.out())
        .contains("Round 1 \u00B7 3 colonists on the ship")
        .contains("75 points left \u00B7 55 colonists, 3 due \u00B7 fullest city 0/12")
        .contains("Roles  settler  mayor  builder  craftsman  trader  captain")
        .contains(
            "Ships  4[@@@@]  5[@@@@@]  6[@@@@@@]   House [@@@@]   Plantations ".replace('@', SLOT))
        .contains("C corn 10  I indigo 11  S sugar 11  T tobacco 9  F coffee 9  Q quarry 8")
        .contains("\u25B6 Anna (governor)  2 doubloons \u00B7 no goods \u00B7 0 points (0 in all)")
        .contains("Island I\u25CB @@@@@@@@@@@ 11 free".replace('@', SLOT))
        .contains("City   @@@@@@@@@@@@ 12 free".replace('@', SLOT))
        .contains("free: island 11, city 12 \u00B7 1 unmanned");
  }

  @Test
  void showsTheDraftWithItsPlaces() {
    assertThat(play("church\n", ALL, 3).out())
        .contains("Draft  price 1: 1  price 2: 2  price 3: 1  price 4: 1  price 5: 2  price 6: 1")
        .contains("In     nothing yet")
        .containsPattern("In     (.*, )?church")
        .contains("Drafted: church by Anna")
        .containsPattern("1 (draft )?small market: (cost )?1");
  }

  @Test
  void showsNoblesAndWhatTheFestivalAsksFor() {
    assertThat(play("", "puertorico+nobles+festival+buccaneer", 4).out())
        .contains("4 on the ship (1 noble, 19 left)")
        .containsPattern("Festival own 3 [a-z]+ . make [0-9a-z, ]+ . build [a-z ]+\\n")
        .contains("captain  prospector")
        .contains("take buccaneer: you act alone")
        .doesNotContain(" due");
  }

  @Test
  void theMarketStandsInFourColumnsWithMyPrices() {
    Run run = play("builder\n", 3);

    assertThat(run.out())
        .contains("up to 1 quarry ")
        .contains(" 0 small indigo plant   2 indigo plant      4 tobacco storage   9 guild hall")
        .contains("build small market: pay 0")
        .contains("build construction hut: pay 1");
  }

  @Test
  void showsWhoTookWhichRole() {
    Run run = play("settler\n1\n".repeat(3), 3);

    assertThat(run.out()).contains("\u2717settler (Anna)").contains(" (random 2)");
  }

  @Test
  void storageIsAcceptedWithOneKeyAndSaysWhatIsLost() {
    Run run = play("a\n1\n".repeat(1000), 3);

    assertThat(run.out()).containsPattern("a accept the draft: keep 1[CISTF], lose [0-9]+[CISTF]");
  }

  @Test
  void theMayorAcceptsTheDraftWithOneKey() throws IOException {
    // Where there is no draft, the first of two lines is refused.
    Run run = play("a\n1\n".repeat(1000), 3);

    assertThat(run.out())
        .contains("a accept the draft shown above: a craftsman would make ")
        .contains("Anna places ")
        .contains("\"a\" is none of the choices")
        .contains("The game is over.");
    assertThat(Run.of(home, "verify " + autosave()).exit()).isZero();
  }
}
