package governor.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** San Juan as people play it. */
final class SanJuanTest extends Visits {
  private static final String AGAINST_ONE = game("sanjuan", "sanjuan:2e", "computer");
  private static final String WITH_A_FRIEND = game("sanjuan", "sanjuan:2e", "open");

  @Test
  void aWholeGameIsClickedThroughToTheScoreSheetAndReplayed() {
    Page page = house().visitor("Anna", 1440, 900, AGAINST_ONE);
    TablePage table = TablePage.quickGame(page, house().address());

    table.playToTheEnd();

    assertThat(page.locator(".sheet tbody tr").count()).isPositive();
    assertThat(page.locator(".sheet .total").count()).isEqualTo(2);
    assertThat(table.clicksPerAct()).isLessThan(1.8);
    page.locator(".score a[href$='/replay']").click();
    page.waitForSelector(".replay-bar");
    page.keyboard().press("End");
    page.waitForSelector("replay-screen .sheet");
    page.keyboard().press("Home");
    page.waitForURL("**/replay?ply=0*");
    page.keyboard().press("ArrowRight");
    page.waitForURL("**/replay?ply=1*");
    assertThat(house().complaints()).isEmpty();
  }

  @Test
  void nothingIsLostByReloadingAndByARestartOfTheServer() {
    Page page = house().visitor("Anna", 1280, 720, AGAINST_ONE);
    TablePage table = TablePage.quickGame(page, house().address());
    table.waitForTurn();
    table.answer();
    table.waitForTurn();
    String asking = table.asking();

    page.reload();
    table.waitForTurn();
    assertThat(table.asking()).isEqualTo(asking);

    house().restartServer();
    page.waitForFunction(
        "() => document.querySelector('table-screen').context.connection === 'live'");
    assertThat(table.asking()).isEqualTo(asking);
    table.answer();
    table.waitForTurn();
    assertThat(table.asking()).isNotEqualTo(asking);
  }

  @Test
  void undoNamesWhatItTakesBackAndDoesSo() {
    Page page = house().visitor("Anna", 1440, 900, AGAINST_ONE);
    TablePage table = TablePage.quickGame(page, house().address());
    table.waitForTurn();
    String asking = table.asking();
    int ply = table.ply();
    table.answer();
    page.waitForSelector(".undo");
    assertThat(page.locator(".undo").innerText()).startsWith("Undo: ");

    page.locator(".undo").click();
    page.waitForFunction(
        "asking => document.querySelector('table-screen').context.asking === asking", asking);
    assertThat(table.ply()).isEqualTo(ply);
  }

  @Test
  void aFriendSitsDownByALinkAndBothSeeTheSame() {
    Page host = house().visitor("Anna", 1440, 900, WITH_A_FRIEND);
    host.navigate(house().address());
    host.locator(".quick").click();
    String link = host.locator("input.link").inputValue();
    Page guest = house().visitor("Ben", 390, 844);
    guest.navigate(link);
    guest.locator("form button.primary").click();

    host.waitForSelector(".bar");
    guest.waitForSelector(".bar");
    TablePage first = new TablePage(host);
    first.waitForTurn();
    first.answer();
    int ply = first.ply();
    guest.waitForFunction(
        "ply => document.querySelector('table-screen').context.position.ply >= ply", ply);
    assertThat(guest.locator(".opponent .seat-name").first().innerText()).isEqualTo("Anna");
    assertThat(host.locator(".opponent .seat-name").first().innerText()).isEqualTo("Ben");
  }

  /**
   * Otherwise the way from the board to the buttons grows with every line, to minutes in the end.
   */
  @Test
  void theLogIsOneStopOfTheTabKey() {
    Page page = house().visitor("Anna", 1440, 900, AGAINST_ONE);
    TablePage table = TablePage.quickGame(page, house().address());
    for (int i = 0; i < 4; i++) {
      table.waitForTurn();
      table.answer();
    }
    table.waitForTurn();
    // What the mouse points at is explained in the place of the log.
    page.mouse().move(2, 2);
    page.waitForSelector(".log a");

    assertThat(page.locator(".log a").count()).isGreaterThan(4);
    assertThat(page.locator(".log a:not([tabindex='-1'])").count()).isEqualTo(1);
    page.locator(".log a:not([tabindex='-1'])").focus();
    page.keyboard().press("Home");
    assertThat(page.locator(".log a").first().getAttribute("tabindex")).isEqualTo("0");
    page.keyboard().press("Tab");
    assertThat((Boolean) page.evaluate("() => !document.activeElement.closest('.log')")).isTrue();
  }

  @Test
  @Timeout(value = 300, unit = TimeUnit.SECONDS)
  void theKeyboardAlonePlaysAWholeGame() {
    Page page = house().visitor("Anna", 1280, 720, AGAINST_ONE);
    page.navigate(house().address());
    page.waitForSelector(".quick");
    tabTo(page, ".quick");
    page.keyboard().press("Enter");
    page.waitForSelector(".bar");
    TablePage table = new TablePage(page);
    table.waitForTurn();
    while (!table.isOver()) {
      table.answerByKeyboard();
      table.waitForTurn();
    }

    assertThat(page.locator(".sheet .total").count()).isEqualTo(2);
    assertThat(house().complaints()).isEmpty();
  }

  /** Presses the tab key until something of this kind has the focus. */
  private static void tabTo(Page page, String selector) {
    for (int i = 0; i < 120; i++) {
      page.keyboard().press("Tab");
      boolean there =
          (Boolean) page.evaluate("selector => document.activeElement.matches(selector)", selector);
      if (there) {
        return;
      }
    }
    throw new AssertionError("the tab key leads to no " + selector);
  }
}
