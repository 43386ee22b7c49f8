package governor.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import governor.server.http.Site;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** All that there is beside a game, in a browser that has kept the app of a host that is gone. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class CutOffTest {
  private static final int PATIENCE_MILLIS = 60_000;
  private static final String SCREEN = "document.querySelector('table-screen')";

  /** Whether the program that keeps the tables answers while the other still thinks of a hint. */
  private static final String ASK_WHILE_THINKING =
      """
      async (address) => {
        const { context } = document.querySelector('table-screen');
        const version = document.querySelector('meta[name=governor-site]').content;
        const { device } = await import(`${address}files/${version}/offline/device.js`);
        const hint = context.askHint();
        await device().call('GET', `/tables/${context.id}`);
        const { thinking } = context;
        await hint;
        return thinking;
      }
      """;

  /** A pupil who does what is framed or proposed. */
  private static final String OBEY =
      """
      () => {
        const { context } = document.querySelector('tour-table');
        context.act(context.ask.draft?.choices.length ? context.ask.draft.choices : [context.ask.choices[0].id]);
      }
      """;

  @TempDir private static Path folder;
  private BrowserContext visitor;
  private String address;
  private final List<String> complaints = new ArrayList<>();

  @BeforeAll
  void open() throws IOException {
    Site.write(folder);
    visitor =
        Chromium.shared()
            .newContext(new Browser.NewContextOptions().setLocale("en").setViewportSize(1280, 800));
    visitor.setDefaultTimeout(PATIENCE_MILLIS);
    try (SiteHost host = new SiteHost(folder)) {
      address = host.address();
      Page page = visitor.newPage();
      page.navigate(address);
      page.waitForSelector(".quick");
      KeptApp.waitFor(page);
      page.close();
    }
  }

  @AfterEach
  void nothingWentWrong() {
    visitor.pages().forEach(Page::close);
    assertThat(complaints).isEmpty();
  }

  @AfterAll
  void close() {
    if (visitor != null) {
      visitor.close();
    }
  }

  private Page page(String screen) {
    Page page = visitor.newPage();
    page.onPageError(complaints::add);
    page.navigate(address + screen);
    return page;
  }

  /** A new game with others of these kinds in the other seats. */
  private Page game(String... others) {
    Page page = page("");
    page.waitForSelector(".quick");
    page.evaluate(
        "() => localStorage.setItem('governor.settings', JSON.stringify({pace: 'instant', player:"
            + " 'Anna'"
            + Visits.game("sanjuan", "sanjuan:2e", others)
            + "}))");
    page.navigate(address);
    page.locator(".quick").click();
    page.waitForSelector(".bar, .handover");
    return page;
  }

  /** The replay of a short game between computer players, whose record was pasted. */
  private Page replay() {
    Page page = page("");
    page.locator(".import summary").click();
    page.locator(".import textarea").fill(PlayedGame.of("sanjuan:2e rounds=1", "cut-off").text());
    page.locator(".import form button").click();
    page.waitForSelector(".replay-bar");
    return page;
  }

  private static String tableOf(Page page) {
    return page.url().replaceFirst(".*/t/([^/?]+).*", "$1");
  }

  @Test
  void aHintIsThoughtOfWhileTheTableAnswers() {
    Page page = game("computer");
    TablePage table = new TablePage(page);
    table.waitForTurn();

    page.locator(".hint-button").click();
    page.waitForSelector(".hint .candidates li");
    assertThat(page.locator(".hint .candidates li").count()).isGreaterThan(1);
    assertThat(page.locator(".hint h2").innerText()).isNotBlank();

    assertThat(page.evaluate(ASK_WHILE_THINKING, address)).as("still thinking").isEqualTo(true);
    table.answer();
    table.waitForTurn();
  }

  @Test
  void aFinishedGameIsAnalysed() {
    Page page = replay();
    page.navigate(address + "t/" + tableOf(page) + "/analysis");
    page.locator(".analysis button.primary").click();

    page.waitForSelector(".analysis .chart circle");
    assertThat(page.locator(".analysis .chart circle").count()).isPositive();
    assertThat(page.locator(".analysis progress").count()).isZero();
  }

  @Test
  void theTourTeaches() {
    Page page = page("tour/sanjuan");
    page.waitForSelector(".coach");
    String asked =
        "() => { const c = document.querySelector('tour-table')?.context; return c?.ask && !c.busy;"
            + " }";
    for (int i = 0; i < 4; i++) {
      page.waitForFunction(asked);
      Object ply = page.evaluate("() => document.querySelector('tour-table').context.position.ply");
      page.evaluate(OBEY);
      page.waitForFunction(
          "ply => document.querySelector('tour-table').context.position.ply !== ply", ply);
    }
    assertThat(page.locator(".coach p").first().innerText()).isNotBlank();
  }

  @Test
  void twoPeopleShareTheScreen() {
    Page page = game("here");
    String first = page.locator(".handover .primary").innerText();
    page.locator(".handover .primary").click();
    TablePage table = new TablePage(page);
    while (page.locator(".handover").count() == 0) {
      table.waitForTurn();
      if (page.locator(".handover").count() == 0) {
        table.answer();
      }
      page.waitForTimeout(100);
    }
    assertThat(page.locator(".handover .primary").innerText()).isNotEqualTo(first);
    assertThat(page.locator(".hand .card").count()).isZero();
    page.locator(".handover .primary").click();
    page.waitForSelector(".hand .card");
  }

  @Test
  void aGameIsLookedAtAgain() {
    Page page = replay();
    page.locator(".replay-bar button").nth(3).click();
    page.waitForURL("**ply=1*");
    page.locator(".replay-bar input[type=checkbox]").check();
    page.waitForSelector(".open-hand .mini");
    assertThat(page.locator(".open-hand").count()).isEqualTo(3);
  }

  @Test
  void aGameGoesOnFromAnyPlace() {
    Page page = replay();
    String before = tableOf(page);
    page.locator(".replay-bar button[title='Continue from here']").click();
    page.waitForFunction("() => " + SCREEN + "?.context?.position");
    TablePage table = new TablePage(page);
    table.waitForTurn();
    table.answer();
    table.waitForTurn();
    assertThat(tableOf(page)).startsWith("device-").isNotEqualTo(before);
  }

  @Test
  void aRecordGoesOutAndComesIn() throws IOException {
    Page page = replay();
    Path saved = save(page);
    Page again = page("");
    again.locator(".import summary").click();
    again.locator(".import input[type=file]").setInputFiles(saved);
    again.waitForSelector(".replay-bar");
    assertThat(tableOf(again)).isNotEqualTo(tableOf(page));
    assertThat(save(again)).hasSameTextualContentAs(saved);
  }

  private Path save(Page page) {
    page.navigate(address + "t/" + tableOf(page));
    page.waitForFunction("() => " + SCREEN + "?.context?.position");
    page.evaluate("() => " + SCREEN + ".side.show('more')");
    Download download =
        page.waitForDownload(() -> page.locator(".table-info .row button").first().click());
    try {
      Path file = Files.createTempFile(folder, "record", ".txt");
      download.saveAs(file);
      return file;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void theRulesAreThere() {
    Page page = page("rules?config=puertorico");
    page.waitForSelector(".rules-piece");
    assertThat(page.locator(".rules-piece").count()).isGreaterThan(20);
    page.locator("#rulings summary").click();
    page.waitForSelector("#rulings .rulings h3");
    assertThat(page.locator("#rulings .rulings").innerText()).hasSizeGreaterThan(1_000);
  }
}
