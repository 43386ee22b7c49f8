package governor.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** San Juan as people play it. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class SanJuanTest {
  private static final String AGAINST_ONE =
      ", lastGame: {game: 'sanjuan', edition: 'sanjuan:2e', seats: [{kind: 'me', name: 'Anna'},"
          + " {kind: 'computer', level: 1, name: '', personality: ''}], options: {shuffleSeats:"
          + " false}}";
  private static final String WITH_A_FRIEND =
      ", lastGame: {game: 'sanjuan', edition: 'sanjuan:2e', seats: [{kind: 'me', name: 'Anna'},"
          + " {kind: 'open', level: 1, name: '', personality: ''}], options: {shuffleSeats:"
          + " false}}";

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
  void aWholeGameIsClickedThroughToTheScoreSheetAndReplayed() {
    Page page = house.visitor("Anna", 1440, 900, AGAINST_ONE);
    TablePage table = TablePage.quickGame(page, house.address());

    table.playToTheEnd();

    assertThat(page.locator(".sheet tbody tr").count()).isPositive();
    assertThat(page.locator(".sheet .total").count()).isEqualTo(2);
    assertThat(table.clicksPerAct()).isLessThan(2.5);
    page.locator(".score a[href$='/replay']").click();
    page.waitForSelector(".replay-bar");
    page.keyboard().press("End");
    page.waitForSelector("replay-screen .sheet");
    page.keyboard().press("Home");
    page.waitForURL("**/replay?ply=0*");
    page.keyboard().press("ArrowRight");
    page.waitForURL("**/replay?ply=1*");
    assertThat(house.complaints()).isEmpty();
  }

  @Test
  void nothingIsLostByReloadingAndByARestartOfTheServer() {
    Page page = house.visitor("Anna", 1280, 720, AGAINST_ONE);
    TablePage table = TablePage.quickGame(page, house.address());
    table.waitForTurn();
    table.answer();
    table.waitForTurn();
    String asking = table.asking();

    page.reload();
    table.waitForTurn();
    assertThat(table.asking()).isEqualTo(asking);

    house.restartServer();
    page.waitForFunction(
        "() => document.querySelector('table-screen').context.connection === 'live'");
    assertThat(table.asking()).isEqualTo(asking);
    table.answer();
    table.waitForTurn();
    assertThat(table.asking()).isNotEqualTo(asking);
  }

  @Test
  void undoNamesWhatItTakesBackAndDoesSo() {
    Page page = house.visitor("Anna", 1440, 900, AGAINST_ONE);
    TablePage table = TablePage.quickGame(page, house.address());
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
    Page host = house.visitor("Anna", 1440, 900, WITH_A_FRIEND);
    host.navigate(house.address());
    host.locator(".quick").click();
    String link = host.locator("input.link").inputValue();
    Page guest = house.visitor("Ben", 390, 844);
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

  @Test
  void nothingScrollsSidewaysOnAPhone() {
    for (int width : new int[] {390, 320}) {
      Page page = house.visitor("Anna", width, 700, AGAINST_ONE);
      page.navigate(house.address());
      page.waitForSelector(".quick");
      assertThat(sideways(page)).as("start at %d", width).isZero();
      TablePage table = TablePage.quickGame(page, house.address());
      for (int i = 0; i < 4; i++) {
        table.waitForTurn();
        assertThat(sideways(page)).as("table at %d", width).isZero();
        table.answer();
      }
    }
  }

  private static int sideways(Page page) {
    return ((Number)
            page.evaluate(
                "() => Math.max(0, document.scrollingElement.scrollWidth -"
                    + " document.documentElement.clientWidth)"))
        .intValue();
  }

  @Test
  void theKeyboardAloneMakesEveryDecision() {
    Page page = house.visitor("Anna", 1280, 720, AGAINST_ONE);
    page.navigate(house.address());
    page.waitForSelector(".quick");
    tabTo(page, ".quick");
    page.keyboard().press("Enter");
    page.waitForSelector(".bar");
    TablePage table = new TablePage(page);
    for (int i = 0; i < 8; i++) {
      table.waitForTurn();
      if (table.isOver()) {
        return;
      }
      String asking = table.asking();
      for (int press = 0; press < 12 && table.asking().equals(asking); press++) {
        boolean ready =
            page.locator("[data-confirm][aria-disabled=false]:not([disabled])").count() > 0;
        tabTo(page, ready ? "[data-confirm]" : ".board .lit, .bar .other, .sentences button");
        page.keyboard().press("Enter");
        page.waitForTimeout(150);
      }
      assertThat(table.asking()).isNotEqualTo(asking);
    }
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
