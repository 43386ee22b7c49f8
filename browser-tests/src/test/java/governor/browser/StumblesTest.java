package governor.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What players once stumbled over at a table of their own, each as they met it. */
final class StumblesTest extends Visits {
  private static final String CONTEXT = "document.querySelector('table-screen').context";

  /** Longer than a press that shows the preview. */
  private static final int LONG_PRESS_MILLIS = 700;

  private static final Predicate<String> ROLE =
      words -> words.startsWith("take ") && !words.matches("take (corn|indigo|sugar|quarry).*");

  @ParameterizedTest
  @CsvSource({"sanjuan:2e, .role.lit", "sanjuan:2e, .hand .card", "puertorico, .pr-role.lit"})
  void aLongPressShowsAndChoosesNothing(String preset, String place) {
    PlayedGame game = PlayedGame.of(preset, "press");
    Page page = house().touchingVisitor("Anna", 390, 844, ", confirm: 'never'");
    open(page, game, game.firstSeatAfter(0.3, ROLE));
    Object before = page.evaluate("() => " + CONTEXT + ".position.version");

    press(page, page.locator(place).first());

    assertThat(page.evaluate("() => " + CONTEXT + ".position.version")).isEqualTo(before);
    assertThat(page.evaluate("() => " + CONTEXT + ".board.plan()")).isNull();
    assertThat(house().complaints()).isEmpty();
  }

  @Test
  void aLongPressOnASentenceShowsAndChoosesNothing() {
    PlayedGame.Moment use = PlayedGame.chosen("puertorico", "press", "use hacienda"::equals);
    Page page = house().touchingVisitor("Anna", 390, 844, ", confirm: 'never'");
    open(page, use.game(), use.ply());
    Object before = page.evaluate("() => " + CONTEXT + ".position.version");

    press(page, page.locator(".sentences button").first());

    assertThat(page.evaluate("() => " + CONTEXT + ".position.version")).isEqualTo(before);
    assertThat(page.evaluate("() => " + CONTEXT + ".board.plan()")).isNull();
  }

  /** Questions of Puerto Rico whose pieces lie on one page of a narrow window. */
  private static final List<Predicate<String>> ON_ONE_PAGE =
      List.of(
          ROLE,
          words -> words.matches("take (corn|indigo|sugar|tobacco|coffee|quarry).*"),
          words -> words.startsWith("build "),
          words -> words.startsWith("sell "),
          words -> words.matches("load .* ship.*"));

  /** How many choices have no lit piece on the page that lies open: like tiles are one choice. */
  private static final String UNLIT =
      """
      () => {
        const { ask } = document.querySelector('table-screen').context;
        const lit = [...document.querySelectorAll('.board .lit')].filter((one) => one.checkVisibility());
        return Math.max(0, ask.choices.filter((one) => one.verb !== 'PASS').length - lit.length);
      }
      """;

  @Test
  void onAPhoneNoListCoversThePageWhereAQuestionIsAnswered() {
    PlayedGame game = PlayedGame.of("puertorico", "press");
    Page page = house().touchingVisitor("Anna", 390, 844, ", confirm: 'never'");
    for (Predicate<String> question : ON_ONE_PAGE) {
      int ply = game.firstSeatAfter(0.2, question);
      open(page, game, ply);

      assertThat(page.locator(".sentences").count()).as("list at %d", ply).isZero();
      assertThat(number(page, UNLIT)).as("choices out of sight at %d", ply).isZero();

      page.locator(".board .lit").first().tap();
      page.waitForFunction("ply => " + CONTEXT + ".position.ply > ply", ply);
    }
    assertThat(house().complaints()).isEmpty();
  }

  @Test
  void whatAFingerHasChosenLiesThereLarge() {
    PlayedGame game = PlayedGame.of("sanjuan:2e", "press");
    Page page = house().touchingVisitor("Anna", 390, 844, ", confirm: 'always'");
    open(page, game, game.firstSeatAfter(0.3, words -> words.startsWith("build ")));
    Locator card = page.locator(".hand .card.lit").first();
    String effect = card.locator(".card-effect").innerText();

    card.tap();
    Locator preview = page.locator(".preview:not([hidden])");
    preview.waitFor();

    assertThat(preview.innerText()).contains(effect);
    BoundingBox large = preview.boundingBox();
    assertThat(large.y).isNotNegative();
    assertThat(large.y + large.height).isLessThan(page.locator(".bar").boundingBox().y);
    // What it covers is not meant by a tap on it.
    Object before = page.evaluate("() => " + CONTEXT + ".board.plan().label");
    page.touchscreen().tap(large.x + large.width / 2, large.y + large.height / 2);
    assertThat(preview.count()).isZero();
    assertThat(page.evaluate("() => " + CONTEXT + ".board.plan().label")).isEqualTo(before);
    assertThat(house().complaints()).isEmpty();
  }

  @Test
  void whatComesBeneathAStillMouseIsNotShownLarge() {
    PlayedGame.Moment take = PlayedGame.chosen("puertorico", "press", "take captain"::equals);
    Page page = house().visitor("Anna", 1280, 720, ", confirm: 'never'");
    open(page, take.game(), take.ply());
    Locator preview = page.locator(".preview:not([hidden])");
    BoundingBox role = page.locator(".pr-role.lit[data-piece=captain]").boundingBox();
    page.mouse().move(role.x + 40, role.y + 20);
    page.mouse().move(role.x + 60, role.y + 20);
    preview.waitFor();

    page.evaluate("() => { const c = " + CONTEXT + "; c.asked = c.asking; }");
    page.mouse().down();
    page.mouse().up();
    page.waitForFunction("() => " + CONTEXT + ".asking !== " + CONTEXT + ".asked");
    page.waitForTimeout(LONG_PRESS_MILLIS);
    assertThat(preview.count()).isZero();

    page.mouse().move(role.x + 90, role.y + 20);
    preview.waitFor();
    // The next question is not covered by what was said of the last.
    page.evaluate(
        "() => { const s = document.querySelector('table-screen'); s.preview.ask('another'); }");
    assertThat(preview.count()).isZero();
    assertThat(house().complaints()).isEmpty();
  }

  /** Puts a finger there for long; the preview is seen meanwhile. */
  private static void press(Page page, Locator place) {
    BoundingBox box = place.boundingBox();
    CDPSession session = page.context().newCDPSession(page);
    JsonObject point = new JsonObject();
    point.addProperty("x", box.x + Math.min(box.width / 2, 60));
    point.addProperty("y", box.y + Math.min(box.height / 2, 20));
    JsonArray points = new JsonArray();
    points.add(point);
    touch(session, "touchStart", points);
    page.waitForTimeout(LONG_PRESS_MILLIS);
    page.waitForSelector(".preview:not([hidden])");
    touch(session, "touchEnd", new JsonArray());
    page.waitForTimeout(LONG_PRESS_MILLIS / 2.0);
  }

  private static void touch(CDPSession session, String type, JsonArray points) {
    JsonObject event = new JsonObject();
    event.addProperty("type", type);
    event.add("touchPoints", points);
    session.send("Input.dispatchTouchEvent", event);
  }

  @Test
  void onAPhoneTheWholeOfferAndMyGamesAreInSight() {
    PlayedGame game = PlayedGame.of("sanjuan:2e", "press");
    Page page = house().visitor("Anna", 390, 844);
    open(page, game, game.firstSeatAfter(0, words -> words.startsWith("keep ")));

    assertThat(page.locator(".offer .card").count()).isGreaterThan(1);
    assertThat((List<?>) page.evaluate(OUT_OF_SIGHT)).isEmpty();

    page.navigate(house().address());
    page.waitForSelector(".my-games a");
    BoundingBox mine = page.locator(".my-games a").first().boundingBox();
    assertThat(mine.y + mine.height).isLessThan(844);
  }

  private static final String OUT_OF_SIGHT =
      """
      () => [...document.querySelectorAll('.offer .card')].filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < 0 || right > innerWidth || top < 0 || bottom > document.querySelector('.foot').getBoundingClientRect().top;
      }).map((one) => one.ariaLabel)
      """;

  /** Whether the hand pays for one of its cards whole, and another could be built. */
  private static final String TAKES_ALL =
      """
      () => {
        const { ask, view } = document.querySelector('table-screen').context;
        const hand = Object.values(view.hand).reduce((all, n) => all + n, 0);
        const builds = ask.choices.filter((one) => one.verb === 'BUILD');
        const dear = builds.find((one) => one.facts.some((fact) => fact.fact === 'price' && fact.number === hand - 1));
        const other = builds.find((one) => one.piece !== dear?.piece);
        return dear && other ? [dear.piece, other.piece] : null;
      }
      """;

  @Test
  void whatPaysCanBeBuiltInsteadAndTheTextStaysOnTheCards() {
    Page page = house().visitor("Anna", 1280, 720);
    List<?> pieces = null;
    for (int seed = 0; pieces == null; seed++) {
      PlayedGame game = PlayedGame.of("sanjuan:2e", "press" + seed);
      open(page, game, game.firstSeatAfter(0, words -> words.startsWith("build ")));
      pieces = (List<?>) page.evaluate(TAKES_ALL);
    }
    Locator texts = page.locator(".hand .card .card-effect");
    for (int i = 0; i < texts.count(); i++) {
      assertThat(texts.nth(i).boundingBox().height).as("text of card %d", i).isGreaterThan(10);
    }
    Locator dear = page.locator(".hand [data-piece='" + pieces.get(0) + "']").first();
    Locator other = page.locator(".hand [data-piece='" + pieces.get(1) + "']").first();
    dear.click();
    page.waitForSelector("[data-confirm][aria-disabled=false]");
    other.click();
    page.waitForFunction(
        "piece => " + CONTEXT + ".board.picking.head[0]?.piece === piece", pieces.get(1));

    page.locator(".bar .other").click();

    assertThat(page.evaluate("() => " + CONTEXT + ".board.plan()")).isNull();
    assertThat(page.locator(".hand .chosen").count()).isZero();
    assertThat(house().complaints()).isEmpty();
  }

  @Test
  void theStripLightsWhatItSpeaksOf() {
    PlayedGame game = PlayedGame.of("puertorico", "press");
    Page page = house().visitor("Anna", 1280, 720, ", pace: 'normal'");
    open(page, game, game.firstSeatAfter(0.3, ROLE));
    page.evaluate("() => { const c = " + CONTEXT + "; c.act([c.ask.choices[0].id]); }");
    page.evaluate(
        "() => { window.answers = setInterval(() => { const c = "
            + CONTEXT
            + "; if (c.ask && !c.busy && !c.show.isOn && !c.news().some(one => one.seat > 0))"
            + " c.act(c.ask.draft?.choices.length ? c.ask.draft.choices : [c.ask.choices[0].id]);"
            + " }, 30); }");
    page.waitForSelector(".news-text");
    page.evaluate("() => clearInterval(window.answers)");

    page.locator(".news button").nth(1).click();

    page.waitForSelector(
        ".show-ring.spoken",
        new Page.WaitForSelectorOptions()
            .setState(com.microsoft.playwright.options.WaitForSelectorState.ATTACHED));
    assertThat(house().complaints()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"sanjuan, sanjuan:2e, 5", "puertorico, puertorico, 6"})
  void everyRoleHasAPageInTheHelpAndTheOthersHaveNames(String game, String edition, int roles) {
    Page page =
        house().visitor("Anna", 1280, 800, game(game, edition, "computer", "computer", "computer"));
    TablePage table = TablePage.quickGame(page, house().address());
    table.waitForTurn();
    List<String> names =
        page.locator(".opponent .seat-name, .pr-opponent .pr-name").allInnerTexts();
    assertThat(names).hasSize(3).doesNotHaveDuplicates();
    // Everybody begins with one building, or with none.
    String points = "[data-count^='points-'], .pr-opponent [data-spot='printed'] .ticks";
    assertThat(page.locator(points).allInnerTexts())
        .containsOnly(game.equals("sanjuan") ? "1" : "0+");

    if (page.locator(".side-button").isVisible()) {
      page.locator(".side-button").click();
    }
    for (int i = 0; i < roles; i++) {
      page.locator("#tab-help").click();
      Locator role = page.locator(".help-roles button").nth(i);
      String name = role.innerText().strip();
      role.click();
      assertThat(page.locator(".piece-help h2").innerText().strip()).isEqualTo(name);
      assertThat(page.locator(".piece-help p").allInnerTexts()).hasSizeGreaterThan(1);
      assertThat(page.locator(".piece-help dl").count()).as("figures of %s", name).isZero();
    }
    assertThat(house().complaints()).isEmpty();
  }

  private static final String ELSEWHERE =
      """
      window.calls = [];
      window.Notification = class {
        static permission = 'granted';
        constructor(title, how) { window.calls.push(`${title} ${how.body}`); }
      };
      navigator.setAppBadge = async (n) => { window.calls.push(`badge ${n}`); };
      Object.defineProperty(document, 'hidden', { get: () => Boolean(window.elsewhere) });
      """;

  @Test
  void whoLooksElsewhereIsCalledBack() {
    Page page =
        house()
            .visitor(
                "Anna",
                1280,
                720,
                ", notify: true" + game("sanjuan", "sanjuan:2e", "computer", "computer"));
    page.addInitScript(ELSEWHERE);
    TablePage.quickGame(page, house().address()).waitForTurn();
    assertThat(page.evaluate("() => window.calls")).isEqualTo(List.of());

    page.evaluate(
        "() => { window.elsewhere = true; const c = "
            + CONTEXT
            + "; c.act([c.choices('TAKE', 'prospector')[0].id]); }");
    page.waitForFunction("() => window.calls.length > 1");

    assertThat(page.title()).startsWith("●");
    assertThat((List<?>) page.evaluate("() => window.calls"))
        .anySatisfy(one -> assertThat((String) one).isEqualTo("badge 1"))
        .anySatisfy(one -> assertThat((String) one).startsWith("Your turn."));
  }

  @Test
  void atOneScreenTheCurtainComesBeforeTheFirstTurn() {
    Page page = house().visitor("Anna", 1280, 720, game("sanjuan", "sanjuan:2e", "here"));
    page.navigate(house().address());
    page.locator(".quick").click();
    page.waitForSelector(".handover, .board");

    assertThat(page.locator(".handover").count()).isOne();
    assertThat(page.locator(".hand .card").count()).isZero();
  }

  private static int number(Page page, String script) {
    return ((Number) page.evaluate(script)).intValue();
  }

  private void open(Page page, PlayedGame game, int ply) {
    page.navigate(house().address());
    page.navigate(house().address() + "t/" + game.continued(page, house().address(), ply));
    new TablePage(page).waitForTurn();
  }
}
