package governor.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is to be read stands where it is needed, whole and in the words of people. */
final class ClearTest extends Visits {
  private static final String CONTEXT = "document.querySelector('table-screen').context";
  private static final Predicate<String> BUILD = words -> words.startsWith("build ");
  private static final Predicate<String> ROLE =
      words -> words.matches("take (settler|mayor|builder|craftsman|trader|captain|prospector.*)");

  private static final int[][] SIZES = {{1280, 720}, {1024, 768}, {390, 844}, {320, 640}};

  /** Of these elements those whose text is not all to be seen, with their text. */
  private static final String CUT =
      """
      place => [...document.querySelectorAll(place)].filter((one) => one.checkVisibility()
        && (one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 1))
        .map((one) => one.textContent.trim())
      """;

  /** What people should not have to read: configs, fingerprints, keys of messages, no numbers. */
  private static final String ODD =
      """
      () => {
        const odd = /players=\\d|\\bsanjuan:|\\bpuertorico[:+]|\\b[0-9a-f]{16,}\\b|\\bundefined\\b|\\bNaN\\b|\\[object|\\b(app|table|start|show|sanjuan|puertorico|settings)\\.[a-z][a-z.-]+/;
        const said = [document.title, document.body.innerText];
        for (const one of document.querySelectorAll('[title], [aria-label]')) said.push(one.title, one.ariaLabel ?? '');
        return said.flatMap((text) => text.split('\\n')).filter((line) => odd.test(line));
      }
      """;

  @ParameterizedTest
  @CsvSource({"sanjuan:2e, en", "puertorico, en", "puertorico, de", "sanjuan:2e, es"})
  void whatStandsOnAScreenIsInTheWordsOfPeople(String preset, String language) {
    PlayedGame game = PlayedGame.of(preset, "clear");
    Page page = house().visitor("Anna", 1280, 720, ", language: '" + language + "'");
    List<String> odd = new ArrayList<>();
    String table = open(page, game, game.length() - 1);
    odd.addAll(oddWords(page));
    for (String tab : List.of("#tab-help", "#tab-more")) {
      page.locator(".side-button:visible, #tab-more:visible").first().click();
      page.locator(tab).click();
      odd.addAll(oddWords(page));
    }
    page.keyboard().press("Escape");
    new TablePage(page).playToTheEnd();
    page.waitForSelector(".score");
    odd.addAll(oddWords(page));
    for (String place : List.of("t/" + table + "/replay", "t/" + table + "/analysis", "settings")) {
      page.navigate(house().address() + place);
      page.waitForSelector("main h1, main h2, main .table");
      odd.addAll(oddWords(page));
    }
    page.navigate(house().address());
    page.waitForSelector(".my-games a");
    page.evaluate(
        "() => document.querySelectorAll('details').forEach(one => { one.open = true; })");
    odd.addAll(oddWords(page));

    assertThat(odd).isEmpty();
    assertThat(house().complaints()).isEmpty();
  }

  private static List<String> oddWords(Page page) {
    return ((List<?>) page.evaluate(ODD)).stream().map(Object::toString).toList();
  }

  @Test
  void theCountHasNoEmptyRowsSaysWhatBreaksTiesAndIsNotTakenBack() {
    PlayedGame game = PlayedGame.of("sanjuan:2e", "clear");
    Page page = house().visitor("Anna", 1280, 720);
    open(page, game, game.length() - 1);
    new TablePage(page).playToTheEnd();
    page.waitForSelector(".score .sheet");

    assertThat(page.locator(".undo").count()).as("undo after the end").isZero();
    for (String row : page.locator(".sheet tbody tr").allInnerTexts()) {
      assertThat(row).matches("(?s).*[1-9].*");
    }
    page.evaluate(
        "() => { const c = "
            + CONTEXT
            + "; const { score } = c.position; score.totals = score.totals.map(() => 20);"
            + " c.changed(); }");
    page.waitForFunction(
        "() => document.querySelector('.sheet tfoot').innerText.includes('Cards and goods"
            + " (tie-break)')");
  }

  @Test
  void aSlowStartSaysThatItGoesOn() throws InterruptedException {
    Page page = house().visitor("Anna", 390, 844);
    CountDownLatch asked = new CountDownLatch(1);
    List<Route> held = new ArrayList<>();
    page.route(
        "**/app/main.js",
        route -> {
          held.add(route);
          asked.countDown();
        });
    page.route("**/screens/start.js", held::add);
    page.navigate(
        house().address(),
        new Page.NavigateOptions()
            .setWaitUntil(com.microsoft.playwright.options.WaitUntilState.COMMIT));
    page.waitForFunction(
        "() => getComputedStyle(document.querySelector('governor-app') ?? document.head,"
            + " '::before').content.includes('Governor')");
    while (held.isEmpty()) {
      page.waitForTimeout(20);
    }
    held.removeFirst().resume();
    page.waitForSelector(".opening");
    assertThat(page.locator("main").innerText()).isEqualTo("Opening …");
    page.unroute("**/screens/start.js");
    held.forEach(Route::resume);
    page.waitForSelector(".quick");
    assertThat(page.locator(".opening").count()).isZero();
  }

  /** A building is picked, read with its price and what it does, and built by the second click. */
  @Test
  void inPuertoRicoToBuildIsToSelectToSeeAndToConfirm() {
    PlayedGame game = PlayedGame.of("puertorico", "clear");
    Page page = house().visitor("Anna", 1280, 720);
    open(page, game, game.firstSeatAfter(0.3, BUILD));
    for (int[] size : SIZES) {
      page.setViewportSize(size[0], size[1]);
      page.reload();
      new TablePage(page).waitForTurn();
      Object version = page.evaluate("() => " + CONTEXT + ".position.version");
      boolean listed = page.locator(".sentences button").count() > 0;
      page.locator(listed ? ".sentences button" : ".pr-building.lit").first().click();
      page.waitForSelector("[data-confirm][aria-disabled=false]");
      Object effect =
          page.evaluate(
              "() => { const c = "
                  + CONTEXT
                  + "; return c.pieces.effect(c.board.selected.piece); }");
      String told = listed ? ".sentences .chosen" : ".notice .aside";
      assertThat(page.locator(told).innerText())
          .as("what it does, at %d px", size[0])
          .contains((String) effect);
      assertThat((List<?>) page.evaluate(CUT, told + ", .bar .note"))
          .as("%d px", size[0])
          .isEmpty();
      assertThat(page.evaluate("() => " + CONTEXT + ".position.version")).isEqualTo(version);
    }
    page.locator("[data-confirm]").click();
    page.waitForFunction(
        "() => " + CONTEXT + ".log.some(one => one.what === 'BUILT' && one.seat === 0)");
    assertThat(house().complaints()).isEmpty();
  }

  @Test
  void inPuertoRicoTheRolesKeepTheirWordsWhenOneIsChosen() {
    PlayedGame game = PlayedGame.of("puertorico", "clear");
    Page page = house().visitor("Anna", 1280, 720);
    open(page, game, game.firstSeatAfter(0.3, ROLE));
    for (int[] size : SIZES) {
      page.setViewportSize(size[0], size[1]);
      page.reload();
      new TablePage(page).waitForTurn();
      Locator roles = page.locator(".pr-role.lit");
      assertThat(roles.count()).isPositive();
      for (int i = 0; i < roles.count(); i++) {
        String text = roles.nth(i).locator(".pr-role-words").innerText();
        assertThat(text).as("%s at %d px", roles.nth(i).innerText(), size[0]).isNotBlank();
      }
      assertThat((List<?>) page.evaluate(CUT, ".pr-role.lit .pr-role-name, .pr-role.lit"))
          .as("%d px", size[0])
          .isEmpty();
    }
  }

  /** While it is chosen what to build, the text of a card is as whole as ever. */
  @ParameterizedTest
  @CsvSource({
    "1280, 720, en",
    "1280, 720, de",
    "1024, 768, es",
    "1440, 900, en",
    "390, 844, de",
    "320, 640, en",
    "320, 640, de"
  })
  void aCardKeepsItsTextWhereItIsChosen(int width, int height, String language) {
    PlayedGame game = PlayedGame.of("sanjuan:2e", "clear");
    Page page = house().visitor("Anna", width, height, ", language: '" + language + "'");
    open(page, game, game.firstSeatAfter(0.3, BUILD));

    assertThat(page.locator(".hand .card-effect").count()).isPositive();
    assertThat((List<?>) page.evaluate(CUT, ".hand .card-effect, .hand .card-name")).isEmpty();
    page.locator(".hand .card.lit").first().click();
    page.waitForSelector("[data-confirm]");
    assertThat((List<?>) page.evaluate(CUT, ".hand .card-effect, .hand .card-name")).isEmpty();
  }

  /**
   * What can be done at the end: signs alone say nothing to somebody who plays for the first time.
   */
  private static final String WORDLESS =
      """
      () => [...document.querySelectorAll('.score-acts > *')].filter((one) =>
        !one.innerText.trim() || parseFloat(getComputedStyle(one).fontSize) < 10
        || one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
        .map((one) => one.textContent.trim())
      """;

  @ParameterizedTest
  @CsvSource({"390, en", "320, de", "320, es"})
  void onAPhoneTheButtonsOfTheEndHaveWords(int width, String language) {
    String more = shortGame("sanjuan", "sanjuan:2e", "computer", "computer");
    Page page = house().visitor("Anna", width, 700, ", language: '" + language + "'" + more);
    TablePage.quickGame(page, house().address()).playToTheEnd();

    assertThat(page.locator(".score-acts > *").count()).isGreaterThan(3);
    assertThat((List<?>) page.evaluate(WORDLESS)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "de", "es"})
  void theLabelsOfTheBarFit(String language) {
    PlayedGame game = PlayedGame.of("puertorico", "clear");
    Page page = house().visitor("Anna", 1280, 720, ", language: '" + language + "'");
    open(page, game, game.firstSeatAfter(0.3, ROLE));
    for (int[] size : SIZES) {
      page.setViewportSize(size[0], size[1]);
      page.reload();
      new TablePage(page).waitForTurn();
      assertThat((List<?>) page.evaluate(CUT, ".hint-button, .undo, .side-button, [data-confirm]"))
          .as("%d px", size[0])
          .isEmpty();
    }
  }

  /** How long each scene was to be seen while the others played, in milliseconds. */
  private static final String WATCH =
      "() => { const { show } = "
          + CONTEXT
          + "; window.times = []; const play = show.play.bind(show); show.play = async (...how) =>"
          + " { const begin = performance.now(); await play(...how);"
          + " window.times.push(performance.now() - begin); }; }";

  /** Answers what is asked once the show has come to it. */
  private static final String ANSWERS =
      "() => setInterval(() => { const c = "
          + CONTEXT
          + "; if (c.ask && !c.busy && !c.show.isOn) c.act(c.ask.draft?.choices.length ?"
          + " c.ask.draft.choices : [c.ask.choices[0].id]); }, 30)";

  /** Less than an event takes where many wait, for clocks that are not exact. */
  @ParameterizedTest
  @CsvSource({"normal, 240", "slow, 480"})
  void whatTheOthersDoComesOneAfterTheOther(String pace, double least) {
    Page page =
        house()
            .visitor(
                "Anna",
                1280,
                720,
                ", pace: '"
                    + pace
                    + "'"
                    + game("puertorico", "puertorico", "computer", "computer"));
    TablePage.quickGame(page, house().address()).waitForTurn();
    page.waitForFunction("() => !" + CONTEXT + ".show.isOn");
    page.evaluate(WATCH);
    page.evaluate(ANSWERS);
    page.waitForFunction("() => window.times.length >= 8");

    assertThat(((List<?>) page.evaluate("() => window.times.slice(0, 8)")))
        .allSatisfy(time -> assertThat(((Number) time).doubleValue()).isGreaterThan(least));
  }

  private String open(Page page, PlayedGame game, int ply) {
    page.navigate(house().address());
    String table = game.continued(page, house().address(), ply);
    page.navigate(house().address() + "t/" + table);
    new TablePage(page).waitForTurn();
    return table;
  }
}
