package governor.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The stage never shifts: over a whole game, whoever acts, every place keeps its box and every
 * control of the frame, every role and every building of the market stays where it was. What lies
 * in the places (cards of a hand, houses of a town, lines of a log) comes and goes with the game.
 */
final class ShiftTest extends Visits {
  /** The browser's own account of what moved; nobody has touched anything, so all of it counts. */
  private static final String WATCH =
      """
      (() => {
        const places = '.app-header, .status, .board, .side, .foot, .notice, .bar, .bar-row, .bar-left, .bar-right, '
          + '.sj, .sj-opponents, .sj-roles, .sj-centre, .market, .sj-hand, .pr, .pr-top, .pr-shared, .pr-mine, .pr-opponents, .pr-market, .pr-lands, .pr-island, .pr-city';
        const controls = '.app-header, .status, .foot, .tabs, .pr-tabs, .roles, .pr-roles, .pr-market';
        const counts = (one) => one?.matches && (one.matches(places) || (one.matches('button, a, select, input, summary') && one.closest(controls)));
        const nameOf = (one) => `${one.className} ${one.ariaLabel ?? one.textContent}`.replace(/\\s+/g, ' ').trim().slice(0, 60);
        const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
        window.shifts = [];
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries()) {
            for (const { node, previousRect, currentRect } of shift.sources) {
              if (counts(node)) window.shifts.push(`${nameOf(node)}: ${box(previousRect)} -> ${box(currentRect)}`);
            }
          }
        }).observe({ type: 'layout-shift', buffered: true });
      })();
      """;

  /** Answers what is asked with a choice that a fixed row of numbers picks. */
  private static final String ANSWER =
      """
      async () => {
        const { context } = document.querySelector('table-screen');
        window.turn = (window.turn ?? 0) + 1;
        const { choices } = context.ask;
        await context.act([choices[(window.turn * 7) % choices.length].id]);
      }
      """;

  private static final int MOST_ANSWERS = 600;

  @ParameterizedTest
  @CsvSource({
    "sanjuan, sanjuan:2e, 390, 844",
    "sanjuan, sanjuan:2e, 1280, 720",
    "puertorico, puertorico, 390, 844",
    "puertorico, puertorico, 1280, 720"
  })
  void nothingShiftsInAWholeGame(String game, String edition, int width, int height) {
    Page page = house().visitor("Anna", width, height, game(game, edition, "computer", "computer"));
    TablePage table = TablePage.quickGame(page, house().address());
    table.waitForTurn();
    page.evaluate(WATCH);
    for (int i = 0; i < MOST_ANSWERS && !table.isOver(); i++) {
      page.evaluate(ANSWER);
      table.waitForTurn();
    }

    assertThat(table.isOver()).isTrue();
    List<?> shifts = (List<?>) page.evaluate("() => [...new Set(window.shifts)]");
    assertThat(shifts).isEmpty();
    assertThat(house().complaints()).isEmpty();
  }
}
