package governor.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What was done while the server was away is sent once it is back: soon, and once. */
final class AwayServerTest extends Visits {
  private static final String CONTEXT = "document.querySelector('table-screen').context";
  private static final String LOST = "() => document.querySelector('.notice .problem')";

  /** Longer than a page that tries a few times only would go on trying. */
  private static final int LONG_AWAY_MILLIS = 8_000;

  private static final Duration SOON = Duration.ofSeconds(2);

  /** A table of San Juan at which Anna is asked what to build; it costs her cards. */
  private Page building() {
    PlayedGame game = PlayedGame.of("sanjuan:2e", "away");
    Page page = house().visitor("Anna", 1280, 800);
    page.navigate(house().address());
    int ply = game.firstSeatAfter(0.3, words -> words.startsWith("build "));
    page.navigate(house().address() + "t/" + game.continued(page, house().address(), ply));
    new TablePage(page).waitForTurn();
    return page;
  }

  private static int built(Page page) {
    return ((Number) page.evaluate("() => " + CONTEXT + ".view.seats[0].buildings.length"))
        .intValue();
  }

  @Test
  void aCardTappedWhileTheServerIsAwayIsBuiltOnceItIsBack() {
    Page page = building();
    int before = built(page);
    List<String> sent = new ArrayList<>();
    page.onResponse(
        answer -> {
          if (answer.url().endsWith("/choices") && answer.ok()) {
            sent.add(answer.url());
          }
        });

    house()
        .restartServer(
            () -> {
              page.locator(".hand .card.lit").first().click();
              page.waitForFunction(LOST);
              page.waitForTimeout(LONG_AWAY_MILLIS);
            });
    Instant back = Instant.now();
    page.waitForSelector("[data-confirm][aria-disabled=false]");
    Duration known = Duration.between(back, Instant.now());
    page.locator("[data-confirm]").click();
    page.waitForFunction(
        "before => " + CONTEXT + ".view.seats[0].buildings.length > before", before);

    assertThat(known).isLessThan(SOON);
    assertThat(page.locator(".notice .problem").count()).isZero();
    assertThat(built(page)).isEqualTo(before + 1);
    assertThat(sent).hasSize(1);
  }

  @Test
  void aBuildConfirmedWhileTheServerIsAwayIsMadeOnceItIsBack() {
    Page page = building();
    int before = built(page);
    page.locator(".hand .card.lit").first().click();
    page.waitForSelector("[data-confirm][aria-disabled=false]");

    house()
        .restartServer(
            () -> {
              page.locator("[data-confirm]").click();
              page.waitForFunction(LOST);
              page.waitForTimeout(LONG_AWAY_MILLIS);
            });
    Instant back = Instant.now();
    page.waitForFunction(
        "before => " + CONTEXT + ".view.seats[0].buildings.length > before", before);
    Duration made = Duration.between(back, Instant.now());

    assertThat(made).isLessThan(SOON);
    assertThat(built(page)).isEqualTo(before + 1);
    assertThat(page.locator(".notice .problem").count()).isZero();
  }

  /**
   * The act arrives, its answer does not: it is sent again, and the server takes the first alone.
   */
  @ParameterizedTest
  @ValueSource(strings = {"the answer is lost", "the network is cut"})
  void anActIsMadeOnceHoweverOftenItIsSent(String what) {
    Page page = building();
    int before = built(page);
    page.locator(".hand .card.lit").first().click();
    page.waitForSelector("[data-confirm][aria-disabled=false]");
    if (what.startsWith("the answer")) {
      boolean[] lost = {false};
      page.route(
          "**/choices",
          route -> {
            if (lost[0]) {
              route.resume();
            } else {
              lost[0] = true;
              route.fetch();
              route.abort();
            }
          });
      page.locator("[data-confirm]").click();
    } else {
      page.context().setOffline(true);
      page.locator("[data-confirm]").click();
      page.waitForFunction(LOST);
      page.waitForTimeout(LONG_AWAY_MILLIS);
      page.context().setOffline(false);
    }
    Instant back = Instant.now();
    page.waitForFunction(
        "before => " + CONTEXT + ".view.seats[0].buildings.length > before", before);
    Duration made = Duration.between(back, Instant.now());
    page.waitForFunction("() => !" + CONTEXT + ".busy");

    assertThat(made).isLessThan(SOON);
    assertThat(built(page)).isEqualTo(before + 1);
    assertThat(page.locator(".notice .problem").count()).isZero();
  }
}
