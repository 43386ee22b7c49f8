package governor.browser;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.GameFamily;
import governor.table.Games;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The program in the browser is the program on the JVM, by rules and by computer players. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class EngineTest {
  private static final int GAMES = 8;
  private static final int LAST_COUNTED_LEVEL = 5;

  private EnginePage page;

  @BeforeAll
  void open() {
    page = new EnginePage();
  }

  @AfterAll
  void close() {
    if (page != null) {
      page.close();
    }
  }

  @Test
  void everyConfigIsPlayedByTheSameRules() {
    List<String> here = new ArrayList<>();
    List<String> there = new ArrayList<>();
    for (String config : configs()) {
      here.add(config + " " + Proof.rules(config, GAMES));
      there.add(config + " " + page.call("rules", config, GAMES));
    }
    assertThat(there).isEqualTo(here);
  }

  private static List<String> configs() {
    List<String> configs = new ArrayList<>();
    for (GameFamily family : Games.families()) {
      for (GameFamily.Preset preset : family.presets()) {
        for (int players : family.playerCounts()) {
          configs.add("%s players=%d rounds=100".formatted(preset.name(), players));
        }
      }
    }
    return configs;
  }

  /** The last level thinks by the clock, so that nobody makes the same choices twice. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "sanjuan:2e players=4",
        "sanjuan:2e+new-buildings+events players=3",
        "puertorico players=4",
        "puertorico+new-buildings+nobles+buccaneer+festival players=3",
      })
  void everyLevelMakesTheSameChoices(String config) {
    page.call("fetchNet", config);
    List<String> here = new ArrayList<>();
    List<Object> there = new ArrayList<>();
    for (int level = 1; level <= LAST_COUNTED_LEVEL; level++) {
      here.add(Proof.level(config, level, 1));
      there.add(page.call("level", config, level, 1));
    }
    assertThat(there).isEqualTo(here);
  }

  @Test
  void refusesWithASentence() {
    assertThat(page.refusal("rules", "sanjaun players=4", 1))
        .asString()
        .contains("There is no game \"sanjaun\"");
    assertThat(page.refusal("level", "puertorico players=5", 4, 1))
        .isEqualTo("The net puertorico-5 has to be fetched first.");
    assertThat(page.refusal("nonsense")).isEqualTo("The program has no nonsense.");
    assertThat(page.losses()).isEqualTo(0);
  }

  /**
   * A null that no page should send is a trap in WebAssembly; the next call meets a new program.
   */
  @Test
  void startsAnewWhenItHasBroken() {
    assertThat(page.refusal("rules", null, 1)).asString().isNotEmpty();
    assertThat(page.losses()).isEqualTo(1);
    assertThat(page.call("rules", "sanjuan:2e players=4", 1))
        .isEqualTo(Proof.rules("sanjuan:2e players=4", 1));
  }
}
