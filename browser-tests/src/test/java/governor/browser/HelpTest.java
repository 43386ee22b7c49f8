package governor.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is beside the game: its rules, its log and its help open where they are asked for. */
final class HelpTest extends Visits {
  @ParameterizedTest
  @CsvSource({
    "puertorico, puertorico, 'puertorico players=3', hacienda",
    "sanjuan, sanjuan:1e, 'sanjuan:1e players=3', library"
  })
  void theRulesThatOpenAreThoseOfTheGameAndLeadBack(
      String game, String edition, String config, String piece) {
    for (int width : new int[] {390, 1440}) {
      Page page = house().visitor("Anna", width, 844, game(game, edition, "computer", "computer"));
      TablePage table = TablePage.quickGame(page, house().address());
      table.waitForTurn();
      String address = page.url();
      String asking = table.asking();

      page.locator(".app-header nav a").first().click();
      page.waitForSelector("#rule-" + piece);
      assertThat(page.evaluate("() => document.querySelector('rules-screen').pieces.config"))
          .isEqualTo(config);
      page.reload();
      page.waitForSelector("#rule-" + piece);

      page.locator(".way-back a").click();
      table.waitForTurn();
      assertThat(page.url()).isEqualTo(address);
      assertThat(table.asking()).isEqualTo(asking);
      assertThat(page.locator(".way-back").count()).isZero();
    }
    assertThat(house().complaints()).isEmpty();
  }

  @Test
  void whoIsAtNoTableReadsTheUsualRules() {
    Page page = house().visitor("Anna", 1280, 800, game("puertorico", "puertorico", "computer"));
    TablePage.quickGame(page, house().address()).waitForTurn();

    page.locator(".brand").click();
    page.waitForSelector(".quick");
    page.locator(".app-header nav a").first().click();
    page.waitForSelector(".rules-piece");

    assertThat(page.url()).endsWith("/rules");
    assertThat(page.locator(".way-back").count()).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "puertorico, puertorico, .pr-role.lit, 390",
    "puertorico, puertorico, .pr-role.lit, 1440",
    "sanjuan, sanjuan:2e, .hand .card, 390"
  })
  void theButtonWithTheBadgeOpensTheLog(String game, String edition, String piece, int width) {
    Page page = house().visitor("Anna", width, 844, game(game, edition, "computer", "computer"));
    TablePage table = TablePage.quickGame(page, house().address());
    table.waitForTurn();

    page.locator(piece).first().hover();
    page.locator(".side-button").focus();
    page.locator(".side-button").click();

    assertThat(page.locator("#side-panel .log").isVisible()).isTrue();
    assertThat(page.locator("#tab-log").getAttribute("aria-selected")).isEqualTo("true");

    // What the pointer comes upon on its way does not turn the page over.
    page.mouse().move(40, 200);
    page.evaluate("piece => document.querySelector(piece).focus()", piece);
    assertThat(page.locator("#side-panel .log").isVisible()).isTrue();
    page.locator("#tab-help").click();
    assertThat(page.locator("#side-panel .log").count()).isZero();
  }
}
