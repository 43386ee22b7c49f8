package governor.core;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Texts in quotes and back. */
final class JsonTextTest {
  @Test
  void whatIsQuotedComesBack() {
    StringBuilder all = new StringBuilder("Größe \"x\" \\ / \\n \u2028 \ud83c\udfdd ");
    for (char c = 0; c < 128; c++) {
      all.append(c);
    }
    String text = all.toString();
    String quoted = JsonText.quoted(text);
    assertThat(quoted).startsWith("\"").endsWith("\"").matches("(?s)[^\\x00-\\x1f]*");
    assertThat(JsonText.plain(quoted.substring(1, quoted.length() - 1))).isEqualTo(text);
  }

  @Test
  void controlCharactersAreWrittenAsJsonHasThem() {
    assertThat(JsonText.quoted("a\nb\u0001\u001f\"")).isEqualTo("\"a\\nb\\u0001\\u001f\\\"\"");
  }
}
