package governor.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The last round and the last build are announced when they become certain, in both games. */
final class LastRoundTest extends Visits {
  private static final String CONTEXT = "document.querySelector('table-screen').context";

  /** Whether the table shows what the server has, and asks for an answer or is over. */
  private static final String AT_REST =
      "() => { const c = "
          + CONTEXT
          + "; return !c.busy && !c.show.isOn && c.position.version === c.newest && (c.ask ||"
          + " c.position.score); }";

  /** What the banner says of a twelfth building, and of the only round of a short game. */
  private static final String BANNERS =
      "async () => { const { score } = await"
          + " import(performance.getEntriesByType('resource').map(one => one.name).find(one =>"
          + " one.endsWith('show/score.js'))); const c = "
          + CONTEXT
          + "; const built = n => ({...c.view, seats: c.view.seats.map(one => ({...one, buildings:"
          + " Array(n).fill(one.buildings[0])}))}); const told = (what, number) => score(c,"
          + " {entries: [{n: 1, what, seat: 0, piece: c.view.seats[0].buildings[0].name, number}],"
          + " before: built(11), after: built(12)}).banner; return [told('BUILT', 0).title,"
          + " told('ROUND_BEGAN', 1).text]; }";

  @Test
  void theLastBuildAndTheLastRoundAreAnnounced() {
    Page page =
        house().visitor("Anna", 1280, 720, shortGame("sanjuan", "2e", "computer", "computer"));
    TablePage.quickGame(page, house().address()).waitForTurn();

    assertThat(page.evaluate(BANNERS)).isEqualTo(List.of("Last build", "This is the last round."));
  }

  /**
   * What the banner says of each event that ends a game of Puerto Rico, with the event's sentence.
   */
  private static final String ENDS =
      "async () => { const { score } = await"
          + " import(performance.getEntriesByType('resource').map(one => one.name).find(one =>"
          + " one.endsWith('show/score.js'))); const c = "
          + CONTEXT
          + "; return ['COLONISTS_RAN_OUT', 'CITY_FILLED', 'POINTS_RAN_OUT'].map(what => { const"
          + " entry = {n: 1, what, seat: 0, piece: '', number: 0, text: ''}; const { banner } ="
          + " score(c, {entries: [entry], before: c.view, after: c.view}); return banner.title + ':"
          + " ' + (banner.text === c.sentence(entry)); }); }";

  @Test
  void inPuertoRicoEachEndOfTheGameHasItsBanner() {
    PlayedGame game = PlayedGame.of("puertorico", "still");
    Page page = house().visitor("Anna", 1280, 720);
    open(page, game, game.firstSeatAfter(0.3, words -> true));

    assertThat(page.locator(".status .ending").count()).isZero();
    assertThat(page.evaluate(ENDS))
        .isEqualTo(List.of("Last round: true", "Last round: true", "Last round: true"));
  }

  /** Notes what each banner says as it comes, and what is said to those who do not see it. */
  private static final String NOTE =
      """
      () => {
        window.banners = [];
        window.said = [];
        new MutationObserver((all) => {
          for (const { addedNodes, target } of all) {
            if (target.id === 'announce-polite') window.said.push(target.textContent);
            for (const node of addedNodes)
              if (node.classList?.contains('show-banner')) window.banners.push(node.firstChild.textContent);
          }
        }).observe(document.body, { childList: true, subtree: true });
      }
      """;

  /** Whoever makes the end certain sees it announced: banner, flag in the status line, words. */
  @Test
  void inPuertoRicoTheLastRoundIsAnnouncedWhenItIsCertain() {
    PlayedGame.Moment end = PlayedGame.endMadeCertain("puertorico", "end");
    Page page = house().visitor("Anna", 1280, 720, ", pace: 'normal'");
    open(page, end.game(), end.ply());
    Locator flag = page.locator(".status .ending");
    assertThat(flag.count()).isZero();
    page.evaluate(NOTE);

    page.evaluate(
        "words => { const c = "
            + CONTEXT
            + "; c.act([c.ask.choices.find(one => one.words === words).id]); }",
        end.game().words(end.ply()));
    page.waitForFunction("() => window.banners.includes('Last round')");
    page.waitForFunction("() => document.querySelector('.status .ending')");

    assertThat(flag.innerText()).isEqualTo("Last round");
    assertThat(flag.getAttribute("title")).isEqualTo("This is the last round.");
    page.waitForFunction("() => window.said.some(text => text.includes('last round'))");
    assertThat(house().complaints()).isEmpty();
  }

  private void open(Page page, PlayedGame game, int ply) {
    page.navigate(house().address());
    String table = game.continued(page, house().address(), ply);
    page.navigate(house().address() + "t/" + table);
    page.waitForFunction("() => document.querySelector('table-screen')?.context?.whole");
    page.waitForFunction(AT_REST);
  }
}
