package governor.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class HelpTest {
  @Test
  void keysMayBeWrittenOut() {
    assertThat(Help.withKey("help")).isEqualTo("?");
    assertThat(Help.withKey("Help smithy")).isEqualTo("? smithy");
    assertThat(Help.withKey("save my game")).isEqualTo("s my game");
    assertThat(Help.withKey("hint")).isEqualTo("h");
    assertThat(Help.withKey("take builder")).isEqualTo("take builder");
    assertThat(Help.withKey("")).isEmpty();
  }
}
