package governor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games at the terminal, typed from a script. */
final class PlayTest {
  private static final String[] ALONE = {
    "play", "sanjuan:2e", "--seats", "human:Anna,random,random", "--seed", "7"
  };

  @TempDir Path home;

  private Run play(String input, String... arguments) {
    return Run.of(home, input, arguments.length == 0 ? ALONE : arguments);
  }

  private Path autosave() throws IOException {
    try (Stream<Path> files = Files.list(home.resolve("governor").resolve("games"))) {
      return files.findFirst().orElseThrow();
    }
  }

  @Test
  void showsTableHandAndChoices() {
    Run run = play("");

    assertThat(run.exit()).isZero();
    assertThat(run.out())
        .contains("sanjuan:2e players=3")
        .contains(
            "SHA-256 of its seed is 7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b")
        .contains("Roles   builder  producer  trader  councillor  prospector")
        .contains("quarry")
        .contains("City buildings cost you 1 less.")
        .contains("Which role do you take?")
        .contains("1 take builder: you can build one of 4; others can pay up to 3")
        .contains("The game is saved. Go on with: governor play --resume");
    assertThat(run.out()).doesNotContain("\u001B");
  }

  @Test
  void coloursWhenToldTo() {
    assertThat(play("", "play", "--color", "always").out()).contains("\u001B[1;33m 1\u001B[0m");
  }

  @Test
  void everyLineFitsTheTerminal() {
    Run run = play("1\n2\n5\n4\n1\n1\n");

    assertThat(run.out().lines().filter(line -> !line.contains("SHA") && !line.contains("saved")))
        .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
  }

  @Test
  void understandsWordsAndBeginnings() {
    Run run = play("take bui\nbuild market hall\n");

    assertThat(run.out()).contains("What do you build?").contains("Anna builds market hall.");
  }

  @Test
  void refusesWhatIsNoChoiceAndAsksAgain() {
    Run run = play("9\nbuild palace\ntake\n1 2\n");

    assertThat(run.out())
        .contains("There is no choice 9; they go from 1 to 5.")
        .contains("\"build palace\" is none of the choices; try")
        .contains("\"take\" could be take builder or")
        .contains("cannot all be chosen together");
  }

  @Test
  void paysWithSeveralCardsAtOnce() throws IOException {
    play(
        "builder\ntobacco\n1 2\n",
        "play",
        "sanjuan:2e",
        "--seats",
        "human:Anna,random,random",
        "--seed",
        "1");

    assertThat(Files.readString(autosave()))
        .containsPattern(
            "1: take builder; build tobacco storage; pay sugar mill; pay coffee roaster\n");
  }

  @Test
  void takesBackToTheLastThingRevealed() {
    Run run = play("builder\nu\nprospector\nu\n");

    assertThat(run.out()).contains("u undo \"take builder\"");
    assertThat(run.out()).contains("something hidden has come to light");
  }

  @Test
  void explainsCardsAndHelp() {
    Run run = play("?\n? library\n? lib\n? libary\nl\ni\nh\n");

    assertThat(run.out())
        .contains("takes back your last choice")
        .contains("Library (cost 5, 3 points, 3 copies, acts: any role you take).")
        .contains("There is no \"libary\"; try library")
        .contains("Anna draws quarry, prefecture, indigo plant and market hall.")
        .containsPattern("Take [a-z]+\\s\\d+");
  }

  @Test
  void goesOnWhereItStopped() throws IOException {
    play("builder\nindigo\n");
    Path file = autosave();
    String saved = Files.readString(file);
    Path copy = home.resolve("copy.json");

    Run resumed = play("s " + copy + "\n", "play", "--resume", file.toString());

    assertThat(resumed.exit()).isZero();
    assertThat(Files.readString(file)).isEqualTo(saved);
    assertThat(play("", "replay", copy.toString(), "--text").out()).isEqualTo(saved);
    assertThat(play("", "play", "--resume", "last").out()).contains("At the table: Anna, random");
  }

  @Test
  void theSameAnswersGiveTheSameGame() throws IOException {
    String all = "1\n".repeat(400);
    play(all);
    Path first = autosave();
    String once = Files.readString(first);
    Files.delete(first);
    Run again = play(all);

    assertThat(Files.readString(autosave())).isEqualTo(once);
    assertThat(again.out()).contains("The seed was 7").contains("points from").contains("place");
    assertThat(once).contains("result: ");
    assertThat(Run.of(home, "verify " + autosave()).exit()).isZero();
  }

  @Test
  void hidesTheHandsOfPeopleFromEachOther() {
    Run run =
        play(
            "\nprospector\n\n",
            "play",
            "sanjuan:2e",
            "--seats",
            "human:Anna,human:Ben",
            "--seed",
            "7");

    List<String> lines = run.out().lines().toList();
    assertThat(lines).anyMatch(line -> line.contains("Pass the keyboard to Anna"));
    assertThat(lines).anyMatch(line -> line.contains("Pass the keyboard to Ben"));
    assertThat(run.out()).contains("Anna draws a card.");
  }

  @Test
  void theLastAnswerIsTakenBackBeforeTheKeyboardIsPassedOn() throws IOException {
    String[] two = {"play", "sanjuan:2e", "--seats", "human:Anna,human:Ben", "--seed", "7"};
    Run run = play("u\n\nbuilder\npass\nu\nbuild indigo plant\n\npass\n", two);

    assertThat(run.out())
        .contains("Nothing can be taken back here.")
        .contains("Ben, press Enter (q quits; u: Anna takes back): ");
    assertThat(Files.readString(autosave()))
        .contains("1: take builder; build indigo plant\n  2: pass");
  }

  @Test
  void takesARowOfWordsAsRecordsHaveThem() throws IOException {
    String row = "take builder; build tobacco storage; pay sugar mill; pay coffee roaster";
    String[] alone = {"play", "sanjuan:2e", "--seats", "human:Anna,random,random", "--seed", "1"};
    Run run = play("take builder; pay palace\n" + row + "\n", alone);

    assertThat(run.out())
        .contains("after 1 of them the choice \"pay palace\" is not possible; nothing was done.");
    assertThat(Files.readString(autosave())).contains("1: " + row + "\n");
  }

  @Test
  void whileTheKeyboardIsPassedOnOnlyEnterAndQuitCount() throws IOException {
    String[] two = {"play", "--seats", "human:Anna,human:Ben,random", "--seed", "7"};
    Run run = play("1\nq\n\n", two);

    assertThat(run.exit()).isZero();
    assertThat(run.out())
        .contains("Nothing was chosen: the table is hidden until Enter is pressed.")
        .contains("A file name to keep a copy")
        .contains("The game is saved.")
        .doesNotContain("Which role do you take?");
    assertThat(Files.readString(autosave())).doesNotContain("take");
  }

  @Test
  void quitsAndOffersToSave() {
    Path copy = home.resolve("mine.game");

    Run run = play("q\n" + copy + "\n");

    assertThat(run.out()).contains("Saved to " + copy);
    assertThat(copy).exists();
  }
}
