package governor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import governor.bots.shipped.Lesson;
import governor.bots.shipped.Lessons;
import governor.cli.remote.ServerProcess;
import governor.cli.text.Json;
import governor.lab.train.Origin;
import governor.lab.train.Plan;
import governor.lab.train.Start;
import governor.lab.train.Training;
import governor.sanjuan.SanJuan;
import governor.sanjuan.SanJuanGame;
import governor.sanjuan.SanJuanState;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Training nets: what it says and keeps, and that it does what was asked for or nothing. */
final class TrainTest {
  private static final String ASKED = "sanjuan:2e players=2 --games 20 --width 16 --seed 3";
  private static final String NAME = "sanjuan-base-2";

  @TempDir Path home;

  private Path folder() {
    return home.resolve("nets");
  }

  private Run train(String words) {
    return Run.of(home, "train " + words + " --out " + folder());
  }

  private Map<?, ?> settings() throws IOException {
    return Json.read(Files.readString(folder().resolve(NAME + ".json"))).orThrow();
  }

  @Test
  void saysWhatIsWrongBeforeItBegins() throws IOException {
    Files.writeString(home.resolve("puertorico-4.net"), "no net");

    assertThat(Run.of(home, "train puertorico --rates 0.1,2").err())
        .contains("--rates takes two numbers between 0 and 1");
    assertThat(Run.of(home, "train puertorico --from puertorico --nets nowhere").err())
        .contains("There is no folder nowhere");
    assertThat(Run.of(home, "train puertorico --from puertorico --games 100 --nets " + home).err())
        .contains("puertorico-4.net cannot be used. This is not a net");
  }

  @Test
  void playsAsManyGamesAsAskedForAndWritesItsSettingsDown() throws IOException {
    Run run = train(ASKED);

    assertThat(run.exit()).isZero();
    assertThat(run.out().strip()).endsWith(NAME + ".net");
    assertThat(run.err()).contains("20 of 20 games").containsPattern("[0-9.]+ % \\([0-9.]+ to ");
    Map<?, ?> settings = settings();
    assertThat(settings.get("config")).isEqualTo("sanjuan:2e players=2 rounds=40");
    assertThat(settings.get("seed")).isEqualTo(3);
    assertThat(settings.get("games")).isEqualTo(20);
    assertThat(settings.get("width")).isEqualTo(16);
    assertThat(settings.get("rates")).isEqualTo(List.of(0.008, 0.0003));
    assertThat(settings.get("warm")).isEqualTo(5);
    assertThat(settings.get("look")).isEqualTo(0);
    assertThat(settings.get("doubt")).isEqualTo(30);
    assertThat(settings.get("played")).isEqualTo(20);
    assertThat(settings.get("complete")).isEqualTo(true);
    assertThat(settings.containsKey("from")).isFalse();
  }

  @Test
  void anExploiterMeetsItsVictimOnlyAndSaysSo() throws IOException {
    Run run = train(ASKED + " --against random --warm 0");

    assertThat(run.exit()).isZero();
    assertThat(settings().get("against")).isEqualTo("random");
    assertThat(settings().get("guests")).isEqualTo(1.0);
    assertThat(train(ASKED + " --warm 0").err())
        .contains("--against random, not with no --against");
    assertThat(train(ASKED + " --against nobody").err())
        .contains("There is no computer player \"nobody\"");
    assertThat(train(ASKED + " --against random --league 10").err())
        .contains("Name --league or --against, not both.");
  }

  @Test
  void severalGamesTeachOneNetAndTheSettingsSaySo() throws IOException {
    String also = "puertorico+buccaneer players=2";

    assertThat(both(also).exit()).isZero();
    Map<?, ?> settings =
        Json.read(Files.readString(folder().resolve(EXPANDED + ".json"))).orThrow();
    assertThat(settings.get("also")).isEqualTo(List.of(also + " rounds=40"));
    assertThat(both(also).err()).contains("all 10 games are played already");
    assertThat(both("puertorico+nobles players=2").err())
        .contains("with --also \"" + also + " rounds=40\", not with --also \"puertorico+nobles");
    assertThat(both(also, "--against", "random").err()).contains("Name --also or --against,");
    assertThat(both("puertorico players=2").err())
        .contains(EXPANDED + " plays puertorico+nobles+buccaneer players=2 rounds=40, and")
        .contains("puertorico-2 plays puertorico players=2 rounds=40.");
  }

  private static final String EXPANDED = "puertorico-expanded-2";

  private Run both(String also, String... more) {
    String asked = "train puertorico+nobles+buccaneer players=2 --games 10 --width 16 --out ";
    List<String> words = new ArrayList<>(List.of((asked + folder() + " --also").split(" ")));
    words.add(also);
    words.addAll(List.of(more));
    return Run.of(home, "", words.toArray(String[]::new));
  }

  @Test
  void saysThatATrainingIsCompleteAlready() {
    train(ASKED);
    Run again = train(ASKED + " --warm 5 --doubt 30");

    assertThat(again.exit()).isZero();
    assertThat(again.err()).contains("all 20 games are played already");
    assertThat(again.out().strip()).endsWith(NAME + ".net");
  }

  @Test
  void goesOnWithTheSettingsOfTheTrainingInTheFolderOnly() throws IOException {
    train(ASKED);
    byte[] net = Files.readAllBytes(folder().resolve(NAME + ".net"));

    assertRefused("--games 24", "with --games 20, not with --games 24; name another folder");
    assertRefused("--seed 4", "with --seed 3, not with --seed 4;");
    assertRefused("--width 32", "with --width 16, not with --width 32;");
    assertRefused("--rates 0.1,0.01", "--rates 0.008,0.0003, not with --rates 0.1,0.01;");
    assertRefused("--warm 0", "with --warm 5, not with --warm 0;");
    assertRefused("--look 3", "with --look 0, not with --look 3;");
    assertRefused(
        "--doubt 0 --seed 4", "--seed 3 and --doubt 30, not with --seed 4 and --doubt 0;");
    assertThat(train(ASKED + " --from sanjuan:2e").err())
        .contains("no --from")
        .contains("--from \"sanjuan:2e players=4\"");
    assertThat(train(ASKED.replace("2e", "1e")).err())
        .contains("with sanjuan:2e players=2 rounds=40, not with sanjuan:1e players=2 rounds=40;");
    assertThat(train(ASKED.replace("--games 20", "--minutes 1")).err())
        .contains("with --games 20, not with --minutes 1;")
        .contains(NAME + ".json");
    assertThat(folder().resolve(NAME + ".net")).hasBinaryContent(net);
  }

  /** The same command with these options, in place of its own. */
  private void assertRefused(String others, String expected) {
    String asked = ASKED;
    for (String option : others.split(" (?=--)")) {
      asked = asked.replaceFirst(option.split(" ")[0] + " \\S+ ?", "");
    }
    Run run = train(asked.strip() + " " + others);
    assertThat(run.exit()).isEqualTo(2);
    assertThat(run.err()).contains(expected).hasLineCount(1);
    assertThat(run.out()).isEmpty();
  }

  @Test
  void theSameMinutesGoOnWithTheGamesTheyCameTo() {
    SanJuanGame game = SanJuan.game("sanjuan:2e players=2 rounds=40");
    Lesson<SanJuanState> lesson = Lessons.of(game).orElseThrow();
    Origin origin = new Origin(game.config().toString(), 3, 5, "", Start.UNTAUGHT);
    Training.begin(
            game,
            lesson,
            folder(),
            Training.untaught(game, lesson, 16, 3),
            Plan.usual(20),
            origin,
            1)
        .run(point -> {});

    assertThat(train(ASKED.replace("--games 20", "--minutes 5")).err())
        .contains("all 20 games are played already");
    assertThat(train(ASKED.replace("--games 20", "--minutes 6")).err())
        .contains("with --minutes 5, not with --minutes 6;");
    assertThat(train(ASKED).err()).contains("all 20 games are played already");
  }

  @Test
  void aTeacherInAFolderIsToldFromTheShippedOne() throws IOException {
    Path teachers = home.resolve("teachers");
    Run.of(home, "train sanjuan:2e --games 8 --width 16 --out " + teachers);
    String asked = ASKED + " --from sanjuan:2e";

    assertThat(train(asked + " --nets " + teachers).exit()).isZero();
    assertThat(settings().get("from")).isEqualTo("sanjuan:2e players=4");
    assertThat(settings().get("from_net")).asString().endsWith("teachers/sanjuan-base-4.net");
    assertThat(train(asked + " --nets " + teachers).err()).contains("played already");
    assertThat(train(asked).err())
        .contains("sanjuan-base-4.net and --width 16, not with")
        .contains("as shipped and --width 192");
  }

  @Test
  void whenItIsToldToStopItKeepsWhatIsPlayed() throws Exception {
    List<String> command = new ArrayList<>(ServerProcess.governor(List.of()));
    command.addAll(List.of("train", "sanjuan:2e", "players=2", "--games", "4000", "--width", "16"));
    command.addAll(List.of("--out", folder().toString()));
    Process process = new ProcessBuilder(command).start();
    String last = "";
    try (BufferedReader lines = process.errorReader()) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        last = line;
        if (line.startsWith("160 of 4000 games")) {
          process.toHandle().destroy();
        }
      }
      assertThat(process.waitFor()).isEqualTo(128 + 15);
    } finally {
      process.destroyForcibly();
    }
    assertThat(last)
        .matches("Stopped; [0-9]+ of 4000 games are kept in .*, and the same command goes on.*");
    assertThat(settings().get("complete")).isEqualTo(false);
    assertThat(last).contains(" " + settings().get("played") + " of 4000");
    SanJuanGame game = SanJuan.game("sanjuan:2e players=2 rounds=40");
    Lesson<SanJuanState> lesson = Lessons.of(game).orElseThrow();
    assertThat(Training.resume(game, lesson, folder(), 1).orThrow().played())
        .isEqualTo(((Number) settings().get("played")).longValue());
  }

  private static final String IN_GENERATIONS =
      "sanjuan:2e players=2 --games 64 --warm 16 --look 16 --width 16 --seed 3 --generation 32 ";

  private Run train(String folder, String words) {
    return Run.of(home, "train " + IN_GENERATIONS + words + " --out " + home.resolve(folder));
  }

  private String file(String name) {
    return home.resolve(name).toString();
  }

  /** Two machines play the games of each generation, a third one learns from them. */
  @Test
  void gamesThatArePlayedInPartsTeachTheSameToTheLastDigit() throws IOException {
    assertThat(train("alone", "").exit()).isZero();

    for (int generation = 0; generation < 2; generation++) {
      assertThat(train("parts", "--blocks count").out()).isEqualTo("4\n");
      String one = file("one" + generation);
      String two = file("two" + generation);
      assertThat(train("parts", "--blocks 1-3 --partial " + one).exit()).isZero();
      assertThat(train("parts", "--blocks 4-4 --threads 2 --partial " + two).exit()).isZero();
      Run learnt = train("parts", "--learn " + two + " " + one);
      assertThat(learnt.exit()).as(learnt.err()).isZero();
    }

    assertThat(train("parts", "--blocks count").out()).isEqualTo("0\n");
    assertThat(Files.readAllBytes(home.resolve("parts").resolve(NAME + ".net")))
        .isEqualTo(Files.readAllBytes(home.resolve("alone").resolve(NAME + ".net")));
    assertThat(withoutSeconds("parts")).isEqualTo(withoutSeconds("alone"));
  }

  private List<String> withoutSeconds(String folder) throws IOException {
    return Files.readAllLines(home.resolve(folder).resolve(NAME + ".csv")).stream()
        .map(line -> line.replaceFirst(",[0-9]+,", ","))
        .toList();
  }

  @Test
  void partsOfAnotherGenerationAreRefusedAndNothingIsLearnt() throws IOException {
    train("parts", "--blocks 1-3 --partial " + file("one"));
    assertThat(home.resolve("parts")).doesNotExist();
    assertThat(train("parts", "--learn " + file("one")).err())
        .contains("Block 4 of 4 is missing; nothing was learnt.");
    assertThat(home.resolve("parts")).doesNotExist();
    train("parts", "--partial " + file("all"));
    List<String> lines = Files.readAllLines(home.resolve("all"));
    Files.writeString(home.resolve("all"), String.join("\n", lines.subList(0, 3)) + "\n{\"blo");
    train("parts", "--partial " + file("all"));
    assertThat(Files.readAllLines(home.resolve("all"))).isEqualTo(lines);
    assertThat(train("parts", "--learn " + file("all")).exit()).isZero();
    assertThat(train("parts", "--learn " + file("all")).err()).contains("its played is 0, not 32.");
    assertThat(train("parts", "--blocks 1-2").err()).contains("Blocks need a file");
    assertThat(train("parts", "--blocks 1-9 --partial " + file("x")).err())
        .contains("There are blocks from 1 to 4");
    assertThat(train("other", "--seed 4 --learn " + file("all")).exit()).isEqualTo(2);
    assertThat(Run.of(home, "merge " + file("all")).err()).contains("governor train --learn");
    assertThat(Run.of(home, "train sanjuan:2e --generation 12").err())
        .contains("--generation takes a multiple of 8 games, not 12.");
    assertThat(Run.of(home, "train sanjuan:2e --blocks count --out " + file("new")).err())
        .contains("need the number of --games");
  }
}
