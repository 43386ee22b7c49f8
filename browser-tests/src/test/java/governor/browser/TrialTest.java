package governor.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * An expansion that only its manifest and two classes know: computer players, hints, server and
 * browser take it as it is, with no icon and no messages of its own.
 */
final class TrialTest extends Visits {
  private static final String CONTEXT = "document.querySelector('table-screen').context";

  private String text(Page page, String address) {
    return page.request().get(house().address() + address).text();
  }

  @Test
  void theServerListsItsPieces() {
    Page page = house().visitor("Anna", 1280, 720);

    assertThat(text(page, "api/v1/games")).contains("sanjuan:2e+trial", "puertorico+trial");
    assertThat(text(page, "api/v1/catalog?config=puertorico%2Btrial%20players%3D3"))
        .contains("lumber yard", "Production buildings cost you 1 doubloon less.");
  }

  @ParameterizedTest
  @CsvSource({"sanjuan, sanjuan:2e+trial", "puertorico, puertorico+trial"})
  void aWholeGameIsPlayedWithHints(String game, String edition) {
    Page page = house().visitor("Anna", 1280, 720, game(game, edition, "computer", "computer"));
    TablePage table = TablePage.quickGame(page, house().address());
    table.waitForTurn();
    assertThat((String) page.evaluate(CONTEXT + ".position.table.config")).startsWith(edition);
    page.locator(".hint-button").click();
    page.waitForSelector(".hint");

    table.playToTheEnd();

    assertThat(page.locator(".sheet .total").count()).isEqualTo(3);
    assertThat(house().complaints()).isEmpty();
  }

  @Test
  void theMarketShowsItsBuildings() {
    Page page =
        house().visitor("Anna", 1280, 720, game("puertorico", "puertorico+trial", "computer"));
    TablePage.quickGame(page, house().address()).waitForTurn();

    assertThat(page.locator(".pr-building").count()).isEqualTo(25);
    assertThat(page.locator(".pr-market").innerText()).contains("Lumber yard", "Surveyor");
    assertThat((String) page.evaluate(CONTEXT + ".pieces.effect('surveyor')"))
        .isEqualTo("When you have built, you may pay 1 doubloon and draw a face-down plantation.");
  }
}
