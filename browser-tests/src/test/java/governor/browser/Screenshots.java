package governor.browser;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** Makes pictures of every screen; tools/screenshots runs it. */
final class Screenshots {
  /** Longer than any transition. */
  private static final int SETTLED_MILLIS = 400;

  private static final double ANALYSIS_MILLIS = 300_000;

  @TempDir Path data;

  @Test
  @EnabledIfSystemProperty(named = "screenshots", matches = ".+")
  @Timeout(value = 20, unit = TimeUnit.MINUTES)
  void make() {
    Path folder = Path.of(System.getProperty("screenshots"));
    try (House house = House.open(data)) {
      for (int[] size : List.of(new int[] {1440, 900}, new int[] {390, 844})) {
        Screens.Look camera = (screen, page) -> shoot(page, folder, screen, size);
        new Screens(house, size[0], size[1], camera).walk();
        wholeGame(house, "sanjuan", PlayedGame.of("sanjuan:2e", "lantern"), size, camera);
        wholeGame(house, "puertorico", PlayedGame.of("puertorico", "harbour"), size, camera);
      }
      new Strips(house, folder).make();
    }
  }

  /** A real game: its middle with a hint, its score sheet, its replay, its analysis. */
  private static void wholeGame(
      House house, String game, PlayedGame played, int[] size, Screens.Look camera) {
    Page page = house.visitor("Anna", size[0], size[1]);
    page.navigate(house.address());
    String middle = played.continued(page, house.address(), played.roleAfter(0.75));
    page.navigate(house.address() + "t/" + middle);
    TablePage table = new TablePage(page);
    table.waitForTurn();
    page.locator(".news button").last().click();
    camera.at(game + "-middle", page);
    page.locator(".hint-button").click();
    page.waitForSelector(".candidates");
    camera.at(game + "-hint", page);
    String end = played.continued(page, house.address(), played.length() - 3);
    page.navigate(house.address() + "t/" + end);
    table.playToTheEnd();
    camera.at(game + "-score", page);
    String replay = house.address() + "t/" + played.imported(page, house.address());
    page.navigate(replay + "/replay?seat=0&ply=" + played.roleAfter(0.5));
    page.waitForSelector(".replay-bar");
    camera.at(game + "-replay", page);
    page.navigate(replay + "/analysis");
    page.locator(".analysis button.primary").click();
    page.waitForSelector(".chart", new Page.WaitForSelectorOptions().setTimeout(ANALYSIS_MILLIS));
    page.locator(".chart").hover();
    camera.at(game + "-analysis", page);
    page.context().close();
  }

  private static void shoot(Page page, Path folder, String screen, int[] size) {
    page.waitForTimeout(SETTLED_MILLIS);
    Path file = folder.resolve("%s-%dx%d.png".formatted(screen, size[0], size[1]));
    page.screenshot(new Page.ScreenshotOptions().setPath(file));
  }
}
