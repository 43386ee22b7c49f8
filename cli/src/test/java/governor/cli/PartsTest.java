package governor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Arenas in parts, as many machines play them. */
class PartsTest {
  private static final String ARENA =
      "arena sanjuan:2e players=2 greedy random --games 12 --seed 5 ";

  @TempDir Path home;

  private Run run(String words) {
    return Run.of(home, words.strip());
  }

  private String file(String name) {
    return home.resolve(name).toString();
  }

  @Test
  void partsAddUpToTheWhole() {
    String whole = run(ARENA + "--format json").out();
    run(ARENA + "--blocks 4-6 --partial " + file("b"));
    run(ARENA + "--blocks 1-3 --partial " + file("a"));
    Run merged = run("merge " + file("a") + " " + file("b") + " --format json");

    assertThat(merged.exit()).as(merged.err()).isZero();
    assertThat(matches(merged.out())).isEqualTo(matches(whole));
    assertThat(merged.err()).isEmpty();
  }

  private static String matches(String json) {
    return json.substring(0, json.indexOf("\"players\" :")) + ratings(json);
  }

  private static String ratings(String json) {
    return String.join("", json.lines().filter(line -> line.contains("rating")).toList());
  }

  @Test
  void partsAreRangesOrFractions() {
    assertThat(run(ARENA + "--blocks count").out()).isEqualTo("6\n");
    for (int k = 1; k <= 7; k++) {
      Run part = run(ARENA + "--blocks " + k + "/7 --partial " + file("part" + k));
      assertThat(part.exit()).as(part.err()).isZero();
    }
    StringBuilder all = new StringBuilder("merge --format json");
    for (int k = 1; k <= 7; k++) {
      all.append(' ').append(file("part" + k));
    }
    Run merged = run(all.toString());
    assertThat(merged.err()).isEmpty();
    assertThat(matches(merged.out())).isEqualTo(matches(run(ARENA + "--format json").out()));
    refused(ARENA + "--blocks 8/7 --partial " + file("c"), "Of 7 parts there are 1 to 7");
    String simulate = "simulate sanjuan:2e --seats random,random --games 30 ";
    assertThat(run(simulate + "--blocks count").out()).isEqualTo("30\n");
    assertThat(run(simulate + "--blocks 2/40 --partial " + file("s")).exit()).isZero();
    String data = simulate.replace("simulate", "data") + "--to " + home.resolve("d.parquet");
    assertThat(run(data + " --blocks count").out()).isEqualTo("30\n");
    assertThat(run(data + " --blocks 1/31").out()).startsWith("0 decisions of 0 games");
  }

  @Test
  void aRunThatWasKilledGoesOn() throws IOException {
    Path part = home.resolve("part");
    String command = ARENA + "--format json --partial " + part;
    String whole = run(command).out();
    List<String> lines = Files.readAllLines(part);
    assertThat(lines).hasSize(7);
    Files.writeString(part, String.join("\n", lines.subList(0, 3)) + "\n{\"block\":9,\"wo");

    String again = run(command).out();

    assertThat(matches(again)).isEqualTo(matches(whole));
    assertThat(Files.readAllLines(part)).containsExactlyInAnyOrderElementsOf(lines);
    assertThat(matches(run("merge " + part + " --format json").out())).isEqualTo(matches(whole));
  }

  @Test
  void whatDoesNotBelongTogetherIsRefused() throws IOException {
    run(ARENA + "--blocks 1-3 --partial " + file("a"));
    run(ARENA.replace("--seed 5", "--seed 6") + "--blocks 4-6 --partial " + file("b"));
    refused("merge " + file("a") + " " + file("b"), "its seed is 6, not 5.");
    refused(ARENA + "--blocks 4-6 --partial " + file("b"), "its seed is 6, not 5.");
    refused(ARENA + "--blocks 4-9 --partial " + file("c"), "There are blocks from 1 to 6");
    refused(ARENA + "--blocks 4-5", "Blocks need a file");
    refused(ARENA + "--blocks x --partial " + file("c"), "Blocks are written as --blocks 1-50");
    refused("merge " + file("nowhere"), "There is no readable file");
    Files.writeString(home.resolve("text"), "hello\n");
    refused("merge " + file("text"), "is no partial result of Governor.");
    String part = Files.readString(home.resolve("a"));
    Files.writeString(home.resolve("d"), part.replaceFirst("\"cut\":0", "\"cut\":1"));
    refused("merge " + file("a") + " " + file("d"), "is another one than in the files before it.");
    Files.writeString(home.resolve("e"), part.replaceFirst("\"rules\":\"....", "\"rules\":\"0000"));
    refused("merge " + file("e"), "and this is Governor");
    assertThat(home.resolve("c")).doesNotExist();
    assertThat(run("merge " + file("a")).err())
        .contains("3 of 6 blocks are missing, the first is 4.");
  }

  @Test
  void simulationsAddUpToo() throws IOException {
    String command = "simulate sanjuan:2e --seats greedy,random,random --games 450 --seed 5 ";
    String whole = run(command + "--format json").out();
    Path first = home.resolve("first");
    run(command + "--blocks 101-225 --partial " + file("second"));
    run(command + "--blocks 1-100 --partial " + first);
    List<String> lines = Files.readAllLines(first);
    assertThat(lines).hasSize(101);
    Files.writeString(first, String.join("\n", lines.subList(0, 40)) + "\n{\"block\":41,");
    run(command + "--blocks 1-100 --threads 1 --partial " + first);

    Run merged = run("merge " + first + " " + file("second") + " --format json");

    assertThat(merged.err()).isEmpty();
    assertThat(merged.out()).isEqualTo(whole);
    run(command.replace("greedy,", "random,") + "--blocks 101-225 --partial " + file("other"));
    refused("merge " + first + " " + file("other"), "its players is [random, random, random]");
    run(ARENA + "--partial " + file("arena"));
    refused("merge " + first + " " + file("arena"), "its kind is arena, not simulate.");
    refused(command + "--blocks 1-2", "Blocks need a file");
    refused(
        command + "--partial " + file("x") + " --records " + file("all.games"), "name a folder");
  }

  @Test
  void aMergeSaysNothingOfTimesThatNobodyKept() {
    run(ARENA + "--blocks 1-3 --partial " + file("a"));
    Run merged = run("merge " + file("a"));

    assertThat(merged.out())
        .contains("Of the 12 games planned, 6 are in these figures.")
        .contains("rating")
        .doesNotContain("CPU")
        .doesNotContain("Stopped");
    assertThat(run("merge " + file("a") + " --format json").out())
        .contains("\"choices\" : null")
        .contains("\"cpuMicros\" : null");
    assertThat(run("merge " + file("a") + " --format csv").out()).doesNotContain("cpu micros");
  }

  @Test
  void spoiltPartsAreRefusedWithASentence() throws IOException {
    for (String command :
        List.of(ARENA, "simulate sanjuan:2e --seats greedy,random --games 12 --seed 5 ")) {
      Path whole = home.resolve("whole");
      Files.deleteIfExists(whole);
      run(command + "--partial " + whole);
      String part = Files.readString(whole);
      spoilt(part.replaceFirst("\"blocks\":\\d+", "\"blocks\":7000"), "does not add up");
      spoilt(part.replaceFirst("\"games\":12", "\"games\":-3"), "does not add up");
      spoilt(part.replaceFirst("\"seed\":\"5\"", "\"seed\":\"?\""), "is no seed");
      spoilt(part.replaceFirst("\"block\":1,", "\"block\":99,"), "has a block 99");
      spoilt(part.replaceFirst("\"block\":1,", "\"block\":\"1\","), "a line that is no block");
      spoilt(part.replaceFirst("\"block\":1,", "\"blo"), "a line that is no block");
      spoilt(part.replace("sanjuan:2e", "sanjuan:9e"), "no edition");
      spoilt(part.replaceFirst("\"players\":\\[[^\\]]*\\]", "\"players\":[]"), "");
      spoilt(part.replaceAll("(?s)\n.*", "\n" + "{\"block\":1}\n"), "lacks");
    }
    Path whole = home.resolve("arena");
    run(ARENA + "--partial " + whole);
    String part = Files.readString(whole);
    spoilt(part.replaceFirst("ONE_AGAINST_REST", "ALL"), "There is no line-up \"ALL\".");
    spoilt(part.replaceFirst("\"won\":\\[", "\"won\":[1,"), "lacks \"won\"");
    spoilt(part.replaceFirst("\"won\":\\[", "\"won\":[\"x\","), "lacks \"won\"");
  }

  private void spoilt(String text, String sentence) throws IOException {
    Path file = home.resolve("spoilt");
    Files.writeString(file, text);
    Run run = run("merge " + file);
    assertThat(run.exit()).as(text + run.err()).isEqualTo(2);
    assertThat(run.err()).contains(sentence).doesNotContain("\tat ").hasLineCount(1);
    assertThat(run.out()).isEmpty();
  }

  private void refused(String words, String sentence) {
    Run run = run(words);
    assertThat(run.exit()).isEqualTo(2);
    assertThat(run.err()).contains(sentence);
    assertThat(run.out()).isEmpty();
  }
}
