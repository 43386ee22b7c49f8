package governor.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A game that was played by other rules than the server has: the page says so and stays whole. */
final class OtherRulesTest {
  @TempDir Path data;

  @ParameterizedTest
  @CsvSource({
    "en, This game was played by rules 0123456789abcdef, other rules",
    "de, Diese Partie wurde nach den Regeln 0123456789abcdef gespielt, andere Regeln"
  })
  void thePageSaysWhyItCannotBeShown(String language, String sentence, String tag) {
    try (House house = House.open(data)) {
      Page page = house.visitor("Anna", 1280, 800, ", language: '" + language + "'");
      page.navigate(house.address());
      Object id =
          page.evaluate(
              "async () => (await (await fetch('/api/v1/tables', {method: 'POST', headers:"
                  + " {'Content-Type': 'application/json'}, body: '{\"config\": \"sanjuan:2e"
                  + " players=2\"}'})).json()).table.id");
      page.navigate(house.address() + "t/" + id);
      page.waitForSelector(".table .board");

      // The page is open while the server is exchanged for one with other rules.
      house.restartServer(this::age);

      page.waitForSelector(".panel [role=alert]");
      assertThat(page.locator(".panel [role=alert]").innerText()).startsWith(sentence);
      for (String screen : new String[] {"", "/replay", "/analysis"}) {
        page.navigate(house.address() + "t/" + id + screen);
        page.waitForFunction("text => document.body.innerText.includes(text)", sentence);
      }
      page.navigate(house.address());
      page.waitForSelector(".table-list .tag");
      assertThat(page.locator(".table-list .tag").first().innerText()).isEqualToIgnoringCase(tag);
      assertThat(house.complaints()).isEmpty();
    }
  }

  private void age() {
    String url = "jdbc:sqlite:" + data.resolve("governor.db");
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      statement.execute("update game set rules = '0123456789abcdef'");
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }
}
