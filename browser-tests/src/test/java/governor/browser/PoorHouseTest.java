package governor.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import governor.core.Agenda;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;
import governor.sanjuan.editions.BaseGame;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whoever has a poor house may pay more for a building than it costs, card by card. */
final class PoorHouseTest extends Visits {
  private static final String CONTEXT = "document.querySelector('table-screen').context";

  private static final String MARKED =
      """
      async () => {
        await document.querySelector('table-screen').context.board.picking.judged;
        await document.querySelector('table-screen').updateComplete;
        return [...document.querySelectorAll('.hand .card[data-mark=pay]')].length;
      }
      """;

  /** Two cards will be left after a build that costs nothing: one more paid brings a new one. */
  private static boolean buildsForNothing(SanJuanState s) {
    boolean free = (s.handMask(0) & s.rules().costAtMost(1) & ~s.owned(0)) != 0;
    return Agenda.step(s.top()) == StepId.BUILD
        && s.works(0, BaseGame.POOR_HOUSE)
        && s.isPrivileged(0)
        && s.handSize(0) == 3
        && free;
  }

  @Test
  void oneCardMoreBringsThePoorHousesCard() {
    PlayedGame.Moment moment =
        PlayedGame.moment("sanjuan:2e", "poor", PoorHouseTest::buildsForNothing);
    Page page = house().visitor("Anna", 1280, 800);
    page.navigate(house().address());
    String table = moment.game().continued(page, house().address(), moment.ply());
    page.navigate(house().address() + "t/" + table);
    new TablePage(page).waitForTurn();

    // Nothing is proposed beyond the price.
    int card = firstForNothing(page);
    assertThat(page.evaluate(MARKED)).isEqualTo(0);
    int from = ((Number) page.evaluate("() => " + CONTEXT + ".log.length")).intValue();

    page.locator(".hand .card").nth(card == 0 ? 1 : 0).click();
    assertThat(page.evaluate(MARKED)).isEqualTo(1);
    page.waitForSelector("[data-confirm][aria-disabled=false]");
    assertThat(page.locator("[data-confirm]").innerText()).contains("pay 1 instead of 0 (poor");
    page.locator("[data-confirm]").click();
    page.waitForFunction(
        "from => "
            + CONTEXT
            + ".log.slice(from).some((one) => one.what === 'USED' && one.seat === 0)",
        from);
    Object paid =
        page.evaluate(
            "from => "
                + CONTEXT
                + ".log.slice(from).filter((one) => one.what === 'PAID' && one.seat === 0).length",
            from);
    assertThat(paid).isEqualTo(1);
    assertThat(house().complaints()).isEqualTo(List.of());
  }

  /** Chooses the first card that would be built for nothing; returns its place. */
  private static int firstForNothing(Page page) {
    for (int card = 0; card < 3; card++) {
      if (page.locator(".hand .card").nth(card).getAttribute("class").contains("lit")) {
        page.locator(".hand .card").nth(card).click();
        page.waitForSelector("[data-confirm][aria-disabled=false]");
        if (page.locator("[data-confirm]").innerText().contains("for nothing")) {
          return card;
        }
        page.locator(".hand .card").nth(card).click();
      }
    }
    throw new AssertionError("no card is built for nothing");
  }
}
