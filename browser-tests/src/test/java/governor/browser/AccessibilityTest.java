package governor.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Axe finds nothing to object to on any screen, by day and by night. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class AccessibilityTest {
  @TempDir static Path data;
  private House house;

  @BeforeAll
  void open() {
    house = House.open(data);
  }

  @AfterAll
  void close() {
    if (house != null) {
      house.close();
    }
  }

  @Test
  void screensWithoutATable() {
    for (String theme : List.of("light", "dark")) {
      Page page = house.visitor("Anna", 1280, 800, ", theme: '" + theme + "'");
      page.navigate(house.address());
      page.waitForSelector(".quick");
      check(page, "start " + theme);
      page.navigate(house.address() + "settings");
      page.waitForSelector(".settings");
      check(page, "settings " + theme);
      page.navigate(house.address() + "rules");
      page.waitForSelector("rules-screen h1");
      check(page, "rules " + theme);
      page.navigate(house.address() + "tour");
      page.waitForSelector("tour-screen h1");
      check(page, "tour " + theme);
    }
  }

  @Test
  void tablesOfBothGames() {
    for (String theme : List.of("light", "dark")) {
      for (String game : List.of("sanjuan", "puertorico")) {
        String last = ", theme: '" + theme + "', lastGame: {game: '" + game + "'}";
        Page page = house.visitor("Anna", 1280, 800, last);
        TablePage table = TablePage.quickGame(page, house.address());
        for (int i = 0; i < 3; i++) {
          table.waitForTurn();
          check(page, game + " " + theme + " " + table.asking());
          table.answer();
        }
      }
    }
  }

  private static void check(Page page, String screen) {
    List<String> found =
        new AxeBuilder(page)
            .analyze().getViolations().stream()
                .map(
                    rule ->
                        screen
                            + ": "
                            + rule.getId()
                            + " "
                            + rule.getHelp()
                            + " "
                            + rule.getNodes().stream().map(node -> node.getHtml()).toList())
                .toList();
    assertThat(found).isEmpty();
  }
}
