package governor.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;

/** The replay: all hands at once when a game is over, and never before. */
final class ReplayTest extends Visits {
  private static final String SWITCH = ".replay-bar input[type=checkbox]";

  @Test
  void allHandsOfAFinishedGameAreOpenAtOnce() {
    PlayedGame game = PlayedGame.of("sanjuan:2e", "hands");
    Page page = house().visitor("Anna", 1280, 720);
    page.navigate(house().address());
    String table = house().address() + "t/" + game.imported(page, house().address());
    page.navigate(table + "/replay?ply=" + game.roleAfter(0.5));
    page.waitForSelector(".replay-bar");
    assertThat(page.locator(".open-hand").count()).isZero();

    page.locator(SWITCH).check();
    page.waitForURL("**all=true*");
    Locator hands = page.locator(".open-hand");
    hands.first().waitFor();
    assertThat(hands.count()).isEqualTo(3);
    assertThat(page.locator(".open-hand .mini").count()).isPositive();

    page.locator(".replay-bar select").selectOption("1");
    page.waitForSelector(".hand .card");
    assertThat(page.locator(".open-hand").count()).isEqualTo(2);
    page.locator(SWITCH).uncheck();
    page.waitForFunction("() => document.querySelectorAll('.open-hand').length === 0");
    page.context().close();
    assertThat(house().complaints()).isEmpty();
  }

  @Test
  void aGameThatGoesOnKeepsItsHandsClosed() {
    PlayedGame game = PlayedGame.of("sanjuan:2e", "hands");
    Page page = house().visitor("Anna", 1280, 720);
    page.navigate(house().address());
    String id = game.continued(page, house().address(), game.roleAfter(0.5));
    page.navigate(house().address() + "t/" + id + "/replay?ply=5&all=true");
    page.waitForSelector(".replay-bar");
    assertThat(page.locator(SWITCH).count()).isZero();
    assertThat(page.locator(".open-hand").count()).isZero();
    page.context().close();
  }
}
