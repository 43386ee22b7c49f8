package governor.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

final class SheetsTest {
  private static final String PAGE =
      """
      <head>
        <link rel="icon" href="/art/icon.svg">
        <link rel="stylesheet" href="/styles/theme.css">
        <link rel="stylesheet" href="/styles/table/bar.css">
        <link rel="stylesheet" href="/styles/forced.css" media="(forced-colors: active)">
      </head>
      """;

  @Test
  void thePageAsksOnce() {
    assertThat(Sheets.joined(PAGE))
        .isEqualTo(
            """
            <head>
              <link rel="icon" href="/art/icon.svg">
              <link rel="stylesheet" href="/styles/all.css">
              <link rel="stylesheet" href="/styles/forced.css" media="(forced-colors: active)">
            </head>
            """);
    assertThat(Sheets.joined("<head></head>")).isEqualTo("<head></head>");
  }

  @Test
  void theSheetsStandInTheOrderOfThePage() throws Exception {
    SortedMap<String, WebFiles.Place> places = new TreeMap<>();
    for (String name :
        new String[] {"styles/forced.css", "styles/table/bar.css", "styles/theme.css"}) {
      places.put(name, place(name));
    }

    Sheets.join(PAGE, places);

    assertThat(places).containsOnlyKeys("styles/all.css", "styles/forced.css");
    byte[] all = places.get("styles/all.css").open().call().readAllBytes();
    assertThat(new String(all, StandardCharsets.UTF_8))
        .isEqualTo("styles/theme.css\nstyles/table/bar.css\n");
  }

  @Test
  void aSheetThatIsNotThereIsAFault() {
    assertThatThrownBy(() -> Sheets.join(PAGE, new TreeMap<>()))
        .hasMessageContaining("styles/theme.css");
  }

  private static WebFiles.Place place(String name) {
    byte[] text = (name + "\n").getBytes(StandardCharsets.UTF_8);
    return new WebFiles.Place(0, () -> new ByteArrayInputStream(text));
  }
}
