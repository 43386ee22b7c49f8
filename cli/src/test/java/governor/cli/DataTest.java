package governor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Decisions as rows. */
final class DataTest {
  private static final String DATA =
      "data sanjuan:2e --seats greedy,random --games 12 --max-rounds 12 --seed 3 ";

  @TempDir Path home;

  private Path file(String name) {
    return home.resolve(name);
  }

  private String sentence(String words) {
    Run run = Run.of(home, words);
    assertThat(run.exit()).as(run.err()).isZero();
    return run.out();
  }

  @Test
  void everyDecisionIsARow() throws IOException {
    assertThat(sentence(DATA + "--positions --to " + file("a.ndjson")))
        .containsPattern("^[0-9]+ decisions of 12 games are in ");

    List<String> lines = Files.readAllLines(file("a.ndjson"));
    assertThat(lines.getFirst())
        .startsWith("{\"format\": \"governor-data-1\", \"facts\": {")
        .contains("\"seed\": \"3\"", "\"columns\": {\"game\": ", "\"observation\": [");
    assertThat(lines.get(1))
        .startsWith("{\"game\":1,\"ply\":0,\"round\":1,\"seat\":")
        .contains("\"player\":\"greedy\",\"question\":\"CHOOSE_ROLE\"")
        .contains("\"position\":\"sanjuan:2e players=2 rounds=12 | ")
        .containsPattern("\"legal\":\\[[0-9,]+\\],\"choice\":[0-9]+,\"value\":0\\.[0-9]+,");
    assertThat(lines.subList(1, lines.size()))
        .allSatisfy(line -> assertThat(line).containsPattern("\"share\":(0.0|0.5|1.0),"));
    assertThat(Files.list(home).toList()).hasSize(1);
  }

  @Test
  void threadsChangeNothingAndPartsAddUp() throws IOException {
    for (String end : List.of(".parquet", ".ndjson")) {
      sentence(DATA + "--threads 1 --to " + file("one" + end));
      sentence(DATA + "--threads 3 --to " + file("three" + end));
      byte[] whole = Files.readAllBytes(file("one" + end));
      assertThat(file("three" + end)).hasBinaryContent(whole);

      sentence(DATA + "--blocks 6-12 --to " + file("second" + end));
      sentence(DATA + "--blocks 1-5 --to " + file("first" + end));
      String merge = "merge " + file("second" + end) + " " + file("first" + end) + " --to ";
      assertThat(sentence(merge + file("all" + end)))
          .contains("of 12 blocks")
          .endsWith(end + ".\n");
      assertThat(file("all" + end)).hasBinaryContent(whole);
    }
  }

  @Test
  void howManyBlocksThereAreNeedsNoFile() {
    assertThat(Run.of(home, DATA + "--blocks count").out().strip()).isEqualTo("12");
  }

  @Test
  void whatDoesNotBelongTogetherIsRefused() {
    sentence(DATA + "--blocks 1-5 --to " + file("a.parquet"));
    sentence(DATA.replace("--seed 3", "--seed 4") + "--blocks 6-7 --to " + file("b.parquet"));
    String two = "merge " + file("a.parquet") + " " + file("b.parquet");

    refused(two + " --to " + file("c.parquet"), "its seed is 4, not 3.");
    refused(two, "Say where the files of decisions are put together");
    refused("merge " + file("a.parquet") + " --to " + file("c.ndjson"), "are not of one form");
    refused("merge " + file("a.parquet") + " --to " + file("a.parquet"), "There is a file");
    refused(DATA + "--to " + file("a.parquet"), "There is a file");
    refused(DATA + "--to " + file("a.csv"), "Rows are written to FILE.parquet or FILE.ndjson");
    refused(DATA + "--to " + file("no/a.parquet"), "There is no folder");
    refused(DATA + "--blocks 9-13 --to " + file("c.parquet"), "There are blocks from 1 to 12");
    refused(DATA.replace("random", "human") + "--to " + file("c.parquet"), "Only computers");
    assertThat(sentence("merge " + file("a.parquet") + " --to " + file("d.parquet")))
        .contains("7 of 12 blocks are missing");
    assertThat(file("c.parquet")).doesNotExist();
  }

  private void refused(String words, String sentence) {
    Run run = Run.of(home, words);
    assertThat(run.exit()).isEqualTo(2);
    assertThat(run.err()).contains(sentence);
    assertThat(run.out()).isEmpty();
  }
}
