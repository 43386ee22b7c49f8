package governor.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;

/** Puerto Rico as people play it. */
final class PuertoRicoTest extends Visits {
  /** How many decisions a test looks at before it gives up waiting for a certain one. */
  private static final int LONG_ENOUGH = 60;

  /** What a game of so many own acts may be sent. */
  private static final int MOST_BYTES = 350_000;

  private static final int ACTS = 50;
  private static final int MANY = 50;

  /** Longer than the stream takes. */
  private static final long SLOW_ANSWER_NANOS = 300_000_000;

  private static final String CONTEXT = "document.querySelector('table-screen').context";

  /** A game against this many computer players, with these settings of the browser besides. */
  private static String against(int computers, String more) {
    String[] others = Collections.nCopies(computers, "computer").toArray(String[]::new);
    return game("puertorico", "puertorico", others) + more;
  }

  /** The sources that somebody has points by, in the server's order and the reader's words. */
  private static final String SOURCES =
      """
      async () => {
        const { context: c } = document.querySelector('table-screen');
        const { score } = await (await fetch(`/api/v1/tables/${c.id}`)).json();
        const words = { points: 'Points from shipping', buildings: 'Printed on buildings' };
        const capital = (text) => text[0].toUpperCase() + text.slice(1);
        return score.lines
          .filter((line) => line.points.some((n) => n !== 0))
          .map((line) => words[line.source] ?? capital(c.piece(line.source)));
      }
      """;

  @Test
  void aWholeGameIsClickedThroughToTheScoreSheet() {
    Page page = house().visitor("Anna", 1280, 720, against(2, ""));
    Received received = new Received(page);
    TablePage table = TablePage.quickGame(page, house().address());

    table.playToTheEnd();

    // Positions come by the stream, each once, and all that a game is told of fits these bytes.
    System.out.printf(
        "bytes received %,d %s, own acts %d, positions told %d%n",
        received.bytes(), received.byKind(), received.acts(), received.told().size());
    assertThat(received.told()).doesNotHaveDuplicates().hasSizeGreaterThan(MANY);
    assertThat(received.bytes() / received.acts()).isLessThan(MOST_BYTES / ACTS);
    List<?> sources = (List<?>) page.evaluate(SOURCES);
    assertThat(sources).hasSizeGreaterThan(1);
    assertThat(page.locator(".sheet tbody th").allInnerTexts()).isEqualTo(sources);
    assertThat(page.locator(".sheet .total").count()).isEqualTo(3);
    assertThat(table.clicksPerAct()).isLessThan(1.8);
    assertThat(house().complaints()).isEmpty();
  }

  @Test
  void onAPhoneOnePartIsShownTheDecisionIsThereAndNothingScrollsSideways() {
    Page page = house().visitor("Anna", 320, 640, against(1, ", language: 'de', words: 'neutral'"));
    TablePage table = TablePage.quickGame(page, house().address());

    for (int i = 0; i < 25; i++) {
      table.waitForTurn();
      if (table.isOver()) {
        break;
      }
      Object beyond = page.evaluate("() => document.documentElement.scrollWidth - innerWidth");
      assertThat(((Number) beyond).intValue()).as(table.asking()).isLessThanOrEqualTo(0);
      assertThat(page.locator(".pr-tabs [aria-selected=true] .here").count())
          .as(table.asking())
          .isEqualTo(1);
      assertThat(page.locator(".pr").innerText()).doesNotContainIgnoringCase("kolonist");
      table.answer();
    }
    assertThat(house().complaints()).isEmpty();
  }

  @Test
  void colonistsAreMovedInTheDraftBeforeTheyArePlaced() {
    Page page = house().visitor("Anna", 1440, 900, against(2, ""));
    TablePage table = TablePage.quickGame(page, house().address());
    Locator taken = page.locator("[data-place].lit:has(.pr-circle.full)");
    for (int i = 1; i < 4 * LONG_ENOUGH; i++) {
      table.waitForTurn();
      if (table.isOver() || i % LONG_ENOUGH == 0) {
        table = TablePage.quickGame(page, house().address());
        continue;
      }
      if (table.asking().endsWith("PLACE") && taken.count() > 0 && free(page, taken).count() > 0) {
        break;
      }
      table.answer();
    }
    String from = taken.first().getAttribute("data-place");
    String to = free(page, taken).first().getAttribute("data-place");

    taken.first().click();
    page.waitForSelector("[data-confirm][aria-disabled=true]");
    page.locator("[data-place='" + to + "']:not(:has(.pr-circle.full))").first().click();
    page.waitForSelector("[data-confirm][aria-disabled=false]");
    int ply = table.ply();
    page.locator("[data-confirm]").click();
    page.waitForFunction("ply => " + CONTEXT + ".position.ply > ply", ply);

    assertThat(from).isNotEqualTo(to);
    Object manned =
        page.evaluate(
            "name => { const s = "
                + CONTEXT
                + ".view.seats[0];"
                + " return [...s.island, ...s.city].find(one => one.name === name).manned; }",
            to);
    assertThat(((Number) manned).intValue()).isPositive();
  }

  /** Places without a colonist, of another kind than the first one that is taken. */
  private static Locator free(Page page, Locator taken) {
    String from = taken.first().getAttribute("data-place");
    return page.locator("[data-place]:not([data-place='" + from + "']):not(:has(.pr-circle.full))");
  }

  @Test
  void whatIsNotAllowedSaysWhy() {
    Page page = house().visitor("Anna", 1440, 900, against(2, ""));
    TablePage table = TablePage.quickGame(page, house().address());
    for (int i = 0; i < LONG_ENOUGH; i++) {
      table.waitForTurn();
      if (table.asking().endsWith("BUILD")) {
        break;
      }
      table.answer();
    }

    page.locator(".pr-building[data-piece='city hall']").dispatchEvent("click");

    assertThat(page.locator(".pr-why").innerText()).contains("short");
  }

  /** The stream often tells of the next question before the answer to the last one is there. */
  @Test
  void theFocusComesToTheQuestionThoughTheStreamIsFaster() {
    Page page = house().visitor("Anna", 1280, 720, against(2, ""));
    page.route(
        "**/choices",
        route -> {
          var answer = route.fetch();
          LockSupport.parkNanos(SLOW_ANSWER_NANOS);
          route.fulfill(new Route.FulfillOptions().setResponse(answer));
        });
    TablePage table = TablePage.quickGame(page, house().address());
    page.keyboard().press("Tab");
    for (int i = 0; i < LONG_ENOUGH; i++) {
      table.waitForTurn();
      if (table.isOver() || table.asking().endsWith("PLACE")) {
        break;
      }
      String asking = table.asking();
      page.evaluate(
          "() => { const ask = "
              + CONTEXT
              + ".ask; "
              + CONTEXT
              + ".act(ask.draft?.choices ?? [ask.choices[0].id]); }");
      page.waitForFunction("asking => " + CONTEXT + ".asking !== asking", asking);
    }
    table.waitForTurn();

    assertThat(table.asking()).endsWith("PLACE");
    page.waitForFunction("() => document.activeElement.matches('[data-confirm]')");
  }

  @Test
  void theKeyboardAloneIsEnough() {
    Page page = house().visitor("Anna", 1280, 720, against(1, ""));
    TablePage table = TablePage.quickGame(page, house().address());
    page.keyboard().press("Tab");
    for (int i = 0; i < 12; i++) {
      table.waitForTurn();
      table.answerByKeyboard();
    }
    assertThat(house().complaints()).isEmpty();
  }
}
