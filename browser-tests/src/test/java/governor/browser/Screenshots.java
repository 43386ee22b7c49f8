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
  /** So many decisions into a game there is something to see on the table. */
  private static final int MIDDLE = 16;

  /** Longer than any transition. */
  private static final int SETTLED_MILLIS = 400;

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
        for (String game : List.of("sanjuan", "puertorico")) {
          middle(house, game, size, camera);
        }
      }
    }
  }

  /** The table in the middle of a game of three. */
  private static void middle(House house, String game, int[] size, Screens.Look camera) {
    String edition = game.equals("sanjuan") ? "sanjuan:2e" : game;
    String proposed = Visits.game(game, edition, "computer", "computer");
    Page page = house.visitor("Anna", size[0], size[1], proposed);
    TablePage table = TablePage.quickGame(page, house.address());
    table.waitForTurn();
    for (int i = 0; i < MIDDLE && !table.isOver(); i++) {
      table.answer();
      table.waitForTurn();
    }
    camera.at(game + "-middle", page);
    page.context().close();
  }

  private static void shoot(Page page, Path folder, String screen, int[] size) {
    page.waitForTimeout(SETTLED_MILLIS);
    Path file = folder.resolve("%s-%dx%d.png".formatted(screen, size[0], size[1]));
    page.screenshot(new Page.ScreenshotOptions().setPath(file));
  }
}
