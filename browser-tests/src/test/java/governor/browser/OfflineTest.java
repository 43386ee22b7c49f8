package governor.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games on the device: the same screens without a server. */
final class OfflineTest extends Visits {
  private static final String HERE = ", place: 'device', lastGame: {game: '%s'}";
  private static final String DEVICE =
      "import(document.querySelector('script[src*=\"app/main.js\"]').src"
          + ".replace('app/main.js', 'offline/device.js')).then(it => it.device())";

  private Page visitor(String game) {
    return house().visitor("Anna", 1280, 800, HERE.formatted(game));
  }

  private static String tableOf(Page page) {
    return page.url().substring(page.url().lastIndexOf('/') + 1);
  }

  private static int version(Page page) {
    return ((Number)
            page.evaluate("() => document.querySelector('table-screen').context.position.version"))
        .intValue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"sanjuan", "puertorico"})
  void aWholeGameIsPlayedWithTheNetworkCut(String game) {
    Page page = visitor(game);
    TablePage table = TablePage.quickGame(page, house().address());
    table.waitForTurn();
    table.answer();
    table.waitForTurn();
    assertThat(tableOf(page)).startsWith("device-");
    page.context().setOffline(true);

    table.playToTheEnd();

    assertThat(table.isOver()).isTrue();
    page.context().setOffline(false);
    page.navigate(house().address());
    page.waitForSelector(".table-list .tag");
    assertThat(page.locator(".table-list").first().innerText()).contains("on this device");
  }

  @Test
  void aGameGoesOnAfterThePageWasLoadedAnewAndTheProgramWasKilled() {
    Page page = visitor("sanjuan");
    TablePage table = TablePage.quickGame(page, house().address());
    for (int acts = 0; acts < 3; acts++) {
      table.waitForTurn();
      table.answer();
    }
    table.waitForTurn();
    int version = version(page);
    String asking = table.asking();

    page.reload();
    table.waitForTurn();
    assertThat(version(page)).isEqualTo(version);
    assertThat(table.asking()).isEqualTo(asking);

    page.evaluate("() => " + DEVICE + ".then(it => { it.tables.stop(); it.thinker.stop(); })");
    table.answer();
    table.waitForTurn();
    assertThat(version(page)).isGreaterThan(version);
  }

  @Test
  void aProgramThatEndedUnnoticedIsFollowedByOneThatKnowsWhoIsToBeTold() {
    Page page = visitor("sanjuan");
    TablePage table = TablePage.quickGame(page, house().address());
    table.waitForTurn();
    // A page that is told nothing asks for the position by itself, once.
    page.evaluate(
        "() => { window.asked = 0; const { context } = document.querySelector('table-screen');"
            + " const refresh = context.refresh.bind(context); context.refresh = () => {"
            + " window.asked++; return refresh(); }; }");
    for (int acts = 0; acts < 3; acts++) {
      page.evaluate("() => " + DEVICE + ".then(it => it.tables.stop())");
      table.answer();
      table.waitForTurn();
    }
    assertThat(page.evaluate("() => asked")).isEqualTo(0);
  }

  @Test
  void oneTabPlaysAtATimeAndAnotherCanTakeOver() {
    Page page = visitor("sanjuan");
    TablePage table = TablePage.quickGame(page, house().address());
    table.waitForTurn();
    table.answer();
    table.waitForTurn();

    Page second = page.context().newPage();
    second.navigate(page.url());
    second.locator("button.primary").click();
    TablePage there = new TablePage(second);
    there.waitForTurn();
    page.waitForSelector("text=Open in another tab");
    there.answer();
    there.waitForTurn();
    int version = version(second);

    page.locator("button.primary").click();
    table.waitForTurn();
    assertThat(version(page)).isEqualTo(version);
  }

  @Test
  void whatCannotBeKeptHasNotHappenedAndIsSaid() {
    Page page = visitor("sanjuan");
    TablePage table = TablePage.quickGame(page, house().address());
    table.waitForTurn();
    int version = version(page);
    page.evaluate(
        "() => { const add = IDBObjectStore.prototype.add; IDBObjectStore.prototype.add ="
            + " function (...args) { if (!window.full) return add.apply(this, args);"
            + " throw new DOMException('full', 'QuotaExceededError'); }; window.full = true; }");

    String asking = table.asking();
    for (int click = 0; click < 20 && page.locator(".notice .problem").count() == 0; click++) {
      table.clickOnce();
      page.waitForTimeout(200);
    }
    assertThat(page.locator(".notice .problem").innerText()).contains("no room");
    assertThat(table.asking()).isEqualTo(asking);

    page.evaluate("() => { window.full = false; }");
    table.answer();
    table.waitForTurn();
    assertThat(version(page)).isGreaterThan(version);
    page.reload();
    table.waitForTurn();
    assertThat(version(page)).isGreaterThan(version);
  }

  @Test
  void aGameIsTakenToTheServerAndGoesOnWhereItWas() {
    Page page = visitor("sanjuan");
    TablePage table = TablePage.quickGame(page, house().address());
    table.waitForTurn();
    table.answer();
    table.waitForTurn();
    String asking = table.asking();
    String first = tableOf(page);

    move(page, table);
    String there = tableOf(page);
    assertThat(there).isNotEqualTo(first).doesNotStartWith("device-");
    assertThat(table.asking()).isEqualTo(asking);
    table.answer();
    table.waitForTurn();
    // The shuffle of a running game is the server's secret.
    showMore(page);
    assertThat(page.locator(".move-game").count()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"sanjuan:2e", "puertorico"})
  void aFinishedGameIsTakenToTheDevice(String preset) {
    Page page = visitor("sanjuan");
    PlayedGame game = PlayedGame.of(preset + " rounds=2", "taken");
    page.navigate(house().address());
    String there = game.imported(page, house().address());
    page.navigate(house().address() + "t/" + there);
    page.waitForFunction("() => document.querySelector('table-screen')?.context?.position");
    showMore(page);
    page.locator(".move-game").click();
    page.waitForURL("**/t/device-*/replay*");
    page.waitForSelector(".replay-bar");

    page.context().setOffline(true);
    page.locator(".replay-bar button").nth(4).click();
    page.waitForSelector(".replay .score .sheet");
    page.context().setOffline(false);
    page.navigate(house().address());
    page.waitForSelector(".table-list .tag");
    assertThat(page.locator(".table-list").first().innerText()).contains("on this device");
  }

  private static void showMore(Page page) {
    // What the mouse points at is explained in the place of the panel.
    page.mouse().move(2, 2);
    page.evaluate("() => document.querySelector('table-screen').side.show('more')");
    page.waitForSelector("[role=tab][aria-selected=true]#tab-more");
  }

  private static void move(Page page, TablePage table) {
    String before = tableOf(page);
    showMore(page);
    page.locator(".move-game").click();
    page.waitForFunction(
        "(before) => (document.querySelector('table-screen')?.context?.id ?? before) !== before",
        before);
    table.waitForTurn();
  }
}
