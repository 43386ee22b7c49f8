package governor.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.options.LoadState;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a table weighs for somebody who has never been here, as it goes over the wire. */
final class FirstLoadTest extends Visits {
  private static final int WITHOUT_PICTURES = 300_000;
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private static final String LEVELS =
      "() => document.querySelector('table-screen').context.table.seats.filter(one => one.kind ==="
          + " 'computer').map(one => one.level)";

  private static final int WITH_PICTURES = 700_000;

  @ParameterizedTest
  @ValueSource(strings = {"sanjuan:2e", "puertorico"})
  void aTableIsLight(String preset) {
    PlayedGame game = PlayedGame.of(preset, "weight");
    Page page = house().visitor("Anna", 1280, 720);
    String table = game.imported(page, house().address());
    List<Request> requests = new ArrayList<>();
    page.onRequestFinished(requests::add);
    page.navigate(house().address() + "t/" + table + "/replay?ply=" + game.length());
    page.waitForSelector(".board .house");
    page.waitForLoadState(LoadState.NETWORKIDLE);

    int pictures = weight(requests, true);
    int rest = weight(requests, false);

    assertThat(pictures).as("there are pictures").isPositive();
    assertThat(rest).as("without pictures").isLessThan(WITHOUT_PICTURES);
    assertThat(rest + pictures).as("with pictures").isLessThan(WITH_PICTURES);
  }

  /** Somebody who has never been here is asked for a decision of their own after one click. */
  @Test
  void oneClickLeadsToTheFirstOwnDecision(TestReporter reporter) {
    Page page = house().visitor("Anna", 390, 844);
    Instant begin = Instant.now();
    page.navigate(house().address());
    page.locator(".quick").click();
    page.waitForFunction("() => document.querySelector('table-screen')?.context?.ask");

    Duration waited = Duration.between(begin, Instant.now());
    reporter.publishEntry("from opening the page to the first own decision", waited.toString());
    assertThat(waited).isLessThan(PATIENCE);
    assertThat(page.evaluate(LEVELS)).as("newcomers begin at level 2").isEqualTo(List.of(2, 2));
  }

  /** As if the game that is over had been won, and the one before it too. */
  private static final String WON_AGAIN =
      """
      async () => {
        const found = (name) => performance.getEntriesByType('resource').map((one) => one.name).find((one) => one.endsWith(name));
        const { change } = await import(found('app/settings.js'));
        const { context } = document.querySelector('table-screen');
        change({ streak: { table: 'the one before', wins: 1 } });
        context.position.score.winners = [context.me];
        context.changed();
      }
      """;

  @Test
  void afterTwoWinsInARowALevelMoreIsProposed() {
    Page page = house().visitor("Anna", 1280, 720, shortGame("sanjuan", "sanjuan:2e", "computer"));
    TablePage.quickGame(page, house().address()).playToTheEnd();
    page.evaluate(WON_AGAIN);

    page.locator(".step-up button").click();
    page.waitForFunction("() => !document.querySelector('.step-up')");
    page.locator(".brand").click();
    page.locator(".quick").click();
    page.waitForFunction("() => document.querySelector('table-screen')?.context?.ask");

    assertThat(page.evaluate(LEVELS)).as("one above the first").isEqualTo(List.of(2));
  }

  private static int weight(List<Request> requests, boolean pictures) {
    return requests.stream()
        .filter(request -> request.url().contains(".svg") == pictures)
        .mapToInt(request -> request.sizes().responseBodySize)
        .sum();
  }
}
