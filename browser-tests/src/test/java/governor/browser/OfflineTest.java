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

  /** The browser has no room left from the first choice of a computer player on. */
  @Test
  void aComputersChoiceThatCannotBeKeptIsWaitedFor() {
    Page page = visitor("sanjuan");
    TablePage table = TablePage.quickGame(page, house().address());
    table.waitForTurn();
    page.evaluate(
        "() => { const add = IDBObjectStore.prototype.add; IDBObjectStore.prototype.add ="
            + " function (...args) { if (!window.full) return add.apply(this, args);"
            + " throw new DOMException('full', 'QuotaExceededError'); }; window.scarce = true; }");
    page.evaluate(
        "() => "
            + DEVICE
            + ".then(({ tables }) => { const call = tables.call.bind(tables); tables.call = (name,"
            + " ...args) => { if (name === 'choose') window.full = window.scarce; if (name ==="
            + " 'call') window.full = false; return call(name, ...args); }; })");

    String settled =
        "() => { const { context } = document.querySelector('table-screen'); return (context.ask &&"
            + " !context.busy) || document.querySelector('.notice .lost'); }";
    for (; page.locator(".notice .lost").count() == 0; page.waitForFunction(settled)) {
      table.answer();
    }
    assertThat(page.locator(".notice .lost").innerText()).contains("no room");
    int version = version(page);
    // It stays: whoever looks later reads it too.
    page.waitForTimeout(1_500);
    assertThat(page.locator(".notice .lost").innerText()).contains("no room");
    assertThat(version(page)).isEqualTo(version);

    page.evaluate("() => { window.scarce = false; }");
    table.waitForTurn();
    assertThat(version(page)).isGreaterThan(version);
    assertThat(page.locator(".notice .lost").count()).isZero();
  }

  @Test
  void aProgramThatBreaksAgainAndAgainSaysSo() {
    Page page = visitor("sanjuan");
    TablePage table = TablePage.quickGame(page, house().address());
    table.waitForTurn();
    page.evaluate(
        "() => "
            + DEVICE
            + ".then(({ tables }) => { const call = tables.call.bind(tables); tables.call = (name,"
            + " ...args) => window.broken && name === 'call' ? Promise.reject(new Error('trap')) :"
            + " call(name, ...args); window.broken = true; })");

    String asking = table.asking();
    for (int click = 0; click < 20 && page.locator(".notice .problem").count() == 0; click++) {
      table.clickOnce();
      page.waitForTimeout(200);
    }
    assertThat(page.locator(".notice .problem").innerText()).contains("broke twice");
    assertThat(table.asking()).isEqualTo(asking);

    page.evaluate("() => { window.broken = false; }");
    table.answer();
    table.waitForTurn();
    assertThat(table.asking()).isNotEqualTo(asking);
  }

  @Test
  void aHintSurvivesTheProgramThatBrokeOverIt() {
    Page page = visitor("sanjuan");
    TablePage table = TablePage.quickGame(page, house().address());
    table.waitForTurn();
    page.evaluate(
        "() => "
            + DEVICE
            + ".then(({ thinker }) => { const call = thinker.call.bind(thinker); thinker.call ="
            + " (name, ...args) => { const answer = call(name, ...args); if (name === 'call') {"
            + " thinker.call = call; thinker.stop(); } return answer; }; })");

    page.locator(".hint-button").click();
    page.waitForSelector(".hint .candidates li");
    assertThat(page.locator(".notice .problem").count()).isZero();
  }

  @Test
  void aBrowserThatKeepsNothingSaysSo() {
    Page page = visitor("sanjuan");
    page.addInitScript(
        "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };");
    page.navigate(house().address());
    page.locator(".quick").click();
    page.waitForSelector("text=does not keep games");
    assertThat(page.url()).isEqualTo(house().address());
  }

  /** It lacks WebAssembly with garbage collection; at a server it plays all the same. */
  @Test
  void aBrowserThatIsTooOldSaysSoAndPlaysAtTheServer() {
    String old = "WebAssembly.validate = () => false;";
    Page page = visitor("sanjuan");
    page.addInitScript(old);
    page.navigate(house().address());
    page.locator(".quick").click();
    page.waitForSelector("text=too old to play without a server");

    Page other = house().visitor("Ben", 1280, 800, game("sanjuan", "sanjuan:2e", "computer"));
    other.addInitScript(old);
    TablePage table = TablePage.quickGame(other, house().address());
    table.waitForTurn();
    table.answer();
    table.waitForTurn();
    assertThat(tableOf(other)).doesNotStartWith("device-");
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

  @Test
  void aGameOfTheServerSaysWhyItStaysThere() {
    Page page =
        house().visitor("Anna", 1280, 800, game("sanjuan", "sanjuan:2e", "computer", "computer"));
    TablePage table = TablePage.quickGame(page, house().address());
    table.waitForTurn();
    assertThat(tableOf(page)).doesNotStartWith("device-");
    showMore(page);
    assertThat(page.locator(".table-info").innerText()).contains("on this device once it is over");
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
