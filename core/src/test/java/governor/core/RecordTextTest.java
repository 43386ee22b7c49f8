package governor.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RecordTextTest {
  private static final GameRecord RECORD =
      new GameRecord(
          "sanjuan:2e players=3",
          "0123456789abcdef",
          Seed.of(42),
          List.of("Anna", "greedy", "random"),
          List.of(
              new GameRecord.Choice(1, 0, "take builder"),
              new GameRecord.Choice(1, 0, "build smithy"),
              new GameRecord.Choice(1, 1, "pass"),
              new GameRecord.Choice(2, 1, "take trader")),
          "31 28 20, seat 1 wins");

  @Test
  void groupsChoicesByRoundAndSeat() {
    assertThat(RECORD.toText())
        .contains("seats: Anna | greedy | random")
        .contains("round 1\n  1: take builder; build smithy\n  2: pass\n")
        .contains("round 2\n  2: take trader\n");
  }

  @Test
  void readsBackWhatItWrote() {
    assertThat(RecordText.parse(RECORD.toText()).orThrow()).isEqualTo(RECORD);
    assertThat(GameRecord.fromData(RECORD.toData()).orThrow()).isEqualTo(RECORD);
  }

  @Test
  void remembersTheLineOfAChoice() {
    GameRecord read = RecordText.parse(RECORD.toText()).orThrow();
    int line = read.choices().getLast().line();
    assertThat(RECORD.toText().split("\n", -1)[line - 1]).contains("take trader");
  }

  @Test
  void toleratesBlankLinesCommentsAndSpaces() {
    String text = "# a note\n" + RECORD.toText().replace("  1: ", "\n   1 :   ");
    assertThat(RecordText.parse(text).orThrow()).isEqualTo(RECORD);
  }

  @ParameterizedTest
  @CsvSource({
    "round 1, round one, a round is written as",
    "'  2: pass', '  2 pass', neither a header",
    "'  2: pass', '  2: pass;', empty choice",
    "rules:, ruls:, 'unknown header \"ruls\"; try rules'",
    "'seed: 42', 'seed: 43', is not the hash of its seed",
    "'seed: 42', 'seed: 4 2', The seed of the record is not one",
    "'governor-record: 1', 'governor-record: 9', format 9",
    "'seats: Anna | greedy | random', '', 'the header \"seats\" is missing'",
    "'config:', 'rules: 1\nconfig:', there twice",
    "'round 1\n', '', choices must stand below",
  })
  void refusesWithASentence(String good, String bad, String part) {
    assertThat(RecordText.parse(RECORD.toText().replaceFirst(good.replace("|", "\\|"), bad)))
        .isInstanceOfSatisfying(
            Parsed.Refused.class,
            refused -> assertThat(refused.sentence()).contains(part).endsWith("."));
  }

  @Test
  void aRefusalNamesTheLine() {
    String text = RECORD.toText().replace("  2: pass", "  2 pass");
    int line = text.substring(0, text.indexOf("  2 pass")).split("\n", -1).length;
    assertThat(RecordText.parse(text))
        .isInstanceOfSatisfying(
            Parsed.Refused.class,
            refused -> assertThat(refused.sentence()).startsWith("Line " + line + " "));
  }

  @Test
  void theJsonTwinIsRefusedWithASentenceToo() {
    assertThat(GameRecord.fromData(Map.of("format", "1")))
        .isInstanceOfSatisfying(
            Parsed.Refused.class,
            refused -> assertThat(refused.sentence()).contains("\"config\" must be a text"));
  }
}
