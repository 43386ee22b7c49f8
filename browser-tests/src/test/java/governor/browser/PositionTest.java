package governor.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Setting up a position: from the start screen, from a game, at a server and without one. */
final class PositionTest extends Visits {
  private static final String GO = ".set-up-position button.primary";

  private Page set(String more) {
    Page page = house().visitor("Anna", 1280, 720, more);
    page.navigate(house().address());
    page.locator("a.to-position").click();
    page.waitForSelector(".set-up-position");
    return page;
  }

  @ParameterizedTest
  @ValueSource(strings = {"sanjuan", "puertorico"})
  void theExamplesArePlayed(String game) {
    Page page = set("");
    page.locator("[data-example=" + game + "]").click();
    page.waitForSelector(GO + ":not([disabled])");
    page.locator(GO).click();
    TablePage table = new TablePage(page);
    table.waitForTurn();
    table.answer();
    table.waitForTurn();
    assertThat(page.evaluate("() => document.querySelector('table-screen').context.table.practice"))
        .isEqualTo(true);
    assertThat(house().complaints()).isEmpty();
  }

  @Test
  void withoutAServerItIsTheSame() {
    Page page = set(", place: 'device'");
    page.locator("[data-example=sanjuan]").click();
    page.waitForSelector(GO + ":not([disabled])");
    page.locator(GO).click();
    TablePage table = new TablePage(page);
    table.waitForTurn();
    assertThat(page.url()).contains("/t/device-");
    page.context().setOffline(true);
    table.answer();
    table.waitForTurn();
    page.context().setOffline(false);
    page.reload();
    table.waitForTurn();
    assertThat(table.ply()).isPositive();
  }

  @Test
  void whatDoesNotAddUpIsNamed() {
    Page page = set("");
    page.locator(".set-up-position textarea").fill("sanjuan:2e players=2 | 1 hand: 9 library");
    page.waitForSelector(".set-up-position .problem");
    assertThat(page.locator(".set-up-position .problem").innerText()).contains("library");
    assertThat(page.locator(GO).isDisabled()).isTrue();
  }

  @Test
  void aPositionIsCopiedFromAGameAndSetUpAgain() {
    Page page = house().visitor("Anna", 1280, 720, game("sanjuan", "sanjuan:2e", "computer"));
    page.context()
        .grantPermissions(
            List.of("clipboard-read", "clipboard-write"),
            new BrowserContext.GrantPermissionsOptions().setOrigin(house().address()));
    TablePage table = TablePage.quickGame(page, house().address());
    table.waitForTurn();
    table.answer();
    table.waitForTurn();
    String hand = hand(page);
    String id = page.url().substring(page.url().lastIndexOf('/') + 1);
    page.navigate(house().address() + "t/" + id + "/replay?ply=" + table.ply());
    page.waitForSelector("copy-position button");
    page.locator("copy-position button").click();
    page.waitForSelector("copy-position :text('Copied')");
    String copied = (String) page.evaluate("() => navigator.clipboard.readText()");
    assertThat(copied).startsWith("sanjuan:2e players=2 | ");

    page.navigate(house().address() + "position");
    page.locator(".set-up-position textarea").fill(copied);
    page.waitForSelector(GO + ":not([disabled])");
    page.locator(".set-up-position input[name=seat][value='0']").check();
    page.locator(GO).click();
    page.waitForURL("**/t/*");
    table.waitForTurn();
    assertThat(hand(page)).isEqualTo(hand);
    assertThat(house().complaints()).isEmpty();
  }

  private static String hand(Page page) {
    return String.valueOf(
        page.evaluate(
            "() =>"
                + " JSON.stringify(document.querySelector('table-screen').context.position.view.hand)"));
  }
}
