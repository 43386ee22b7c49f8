package governor.browser;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** Makes pictures of every screen; tools/screenshots runs it. */
final class Screenshots {
  @TempDir Path data;

  @Test
  @EnabledIfSystemProperty(named = "screenshots", matches = ".+")
  void make() {
    Path folder = Path.of(System.getProperty("screenshots"));
    try (House house = House.open(data)) {
      for (int[] size : List.of(new int[] {1440, 900}, new int[] {390, 844})) {
        String suffix = "-" + size[0] + "x" + size[1] + ".png";
        for (String game : List.of("sanjuan", "puertorico")) {
          Page page = house.visitor("Anna", size[0], size[1], ", lastGame: {game: '" + game + "'}");
          TablePage table = TablePage.quickGame(page, house.address());
          table.waitForTurn();
          shoot(page, folder, game + "-first" + suffix);
          for (int i = 0; i < 12 && !table.isOver(); i++) {
            table.answer();
            table.waitForTurn();
          }
          shoot(page, folder, game + "-middle" + suffix);
          table.playToTheEnd();
          shoot(page, folder, game + "-score" + suffix);
          page.navigate(page.url() + "/replay?ply=20");
          page.waitForSelector(".replay-bar");
          shoot(page, folder, game + "-replay" + suffix);
        }
        Page page = house.visitor("Anna", size[0], size[1]);
        for (String screen : List.of("", "settings", "rules", "tour")) {
          page.navigate(house.address() + screen);
          page.waitForTimeout(1_500);
          shoot(page, folder, (screen.isEmpty() ? "start" : screen) + suffix);
        }
      }
    }
  }

  private static void shoot(Page page, Path folder, String name) {
    page.screenshot(new Page.ScreenshotOptions().setPath(folder.resolve(name)));
  }
}
