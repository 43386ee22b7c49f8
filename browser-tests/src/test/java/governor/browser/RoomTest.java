package governor.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * At the smallest window that needs no scrolling every part of a table is in sight at each stage of
 * a game, and everything that can be pressed is at least 44 px wide and high.
 */
final class RoomTest extends Visits {
  private static final int LOOKS = 8;

  /** The server takes so many new tables a minute and no more. */
  private static final int FEWER_LOOKS = 5;

  /** Parts of which something is out of sight; a pixel may be lost by rounding. */
  private static final String CROWDED =
      "() => ['.board', '.sj-roles', '.mine', '.pr-shared', '.pr-mine', '.pr-opponents',"
          + " '.pr-market'].flatMap((part) => [...document.querySelectorAll(part)].filter((one) =>"
          + " one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth +"
          + " 2).map((one) => `${part} ${one.scrollHeight - one.clientHeight} ${one.scrollWidth -"
          + " one.clientWidth}`))";

  /** What is too small to be pressed surely, by what answers to the places around its middle. */
  private static final String SMALL =
      """
      () => {
        const least = 43.5;
        const reach = (one, x, y, dx, dy) => {
          let steps = 0;
          while (steps < 50 && one.contains(document.elementFromPoint(x + (steps + 1) * dx, y + (steps + 1) * dy))) steps++;
          return steps;
        };
        return [...document.querySelectorAll('.status, .board, .foot')]
          .flatMap((part) => [...part.querySelectorAll('button, summary, select, label:has(input)')])
          .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 0)
          .filter((one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            const middle = [x + width / 2, y + height / 2];
            const wide = width >= least || reach(one, ...middle, -1, 0) + 1 + reach(one, ...middle, 1, 0) >= least;
            const high = height >= least || reach(one, ...middle, 0, -1) + 1 + reach(one, ...middle, 0, 1) >= least;
            return !wide || !high;
          })
          .map((one) => `${one.className} ${one.ariaLabel ?? one.textContent.trim().slice(0, 20)}`);
      }
      """;

  /** All that expansions bring needs a larger window. */
  @ParameterizedTest
  @CsvSource({
    "sanjuan:2e+new-buildings+events, 1280, 720",
    "puertorico, 1280, 720",
    "puertorico+new-buildings+nobles+buccaneer+festival, 1440, 900"
  })
  void allIsInSightAndLargeEnoughToPress(String preset, int width, int height) {
    PlayedGame game = PlayedGame.of(preset, "room");
    Page page = house().visitor("Anna", width, height);
    TablePage table = new TablePage(page);
    page.navigate(house().address());
    List<String> found = new ArrayList<>();
    String record = game.imported(page, house().address());
    for (int ply : game.asked(LOOKS)) {
      String next = PlayedGame.continued(page, house().address(), record, ply);
      page.navigate(house().address() + "t/" + next);
      table.waitForTurn();
      for (String what : List.of(CROWDED, SMALL)) {
        found.addAll(looks(page, what).stream().map(one -> "choice " + ply + ": " + one).toList());
      }
    }
    page.context().close();

    assertThat(found).isEmpty();
  }

  /** Tiles and boards that hold more than is in sight, and how wide the roles are. */
  private static final String HELD =
      """
      () => ['.pr-role', '.pr-shared', '.pr-mine', '.pr-opponent'].flatMap((part) =>
        [...document.querySelectorAll(part)].filter((one) =>
          one.scrollHeight > one.clientHeight + 2
            || part !== '.pr-opponent' && one.scrollWidth > one.clientWidth + 2)
          .map((one) => `${part} ${one.scrollHeight - one.clientHeight} ${one.ariaLabel}`))
      """;

  private static final String WIDTH_OF_ROLES =
      "() => [String(document.querySelector('.pr-roles').offsetWidth)]";

  /**
   * With four players: a role's tile holds what it would bring to everybody and the doubloons on
   * it, the others' boards are whole late in the game, and the roles are as wide in every phase.
   */
  @ParameterizedTest
  @CsvSource({"1280, 720", "1440, 900"})
  void inPuertoRicoTilesAndBoardsOfFourAreWholeAndTheRolesKeepTheirWidth(int width, int height) {
    PlayedGame game = PlayedGame.of("puertorico", 4, "room");
    Page page = house().visitor("Anna", width, height);
    TablePage table = new TablePage(page);
    page.navigate(house().address());
    List<String> found = new ArrayList<>();
    Set<String> widths = new HashSet<>();
    String record = game.imported(page, house().address());
    for (int ply : game.asked(FEWER_LOOKS)) {
      String next = game.continuedFrom(page, house().address(), record, ply);
      page.navigate(house().address() + "t/" + next);
      table.waitForTurn();
      found.addAll(looks(page, HELD).stream().map(one -> "choice " + ply + ": " + one).toList());
      widths.addAll(looks(page, WIDTH_OF_ROLES));
    }

    assertThat(found).isEmpty();
    assertThat(widths).hasSize(1);
  }

  /** On the smallest phones too the house that sells is in sight, above the hand. */
  @ParameterizedTest
  @CsvSource({"320, 640", "390, 844"})
  void onAPhoneTheHousesThatSellAreInSight(int width, int height) {
    PlayedGame.Moment sale =
        PlayedGame.chosen("sanjuan:2e", "sale", words -> words.startsWith("sell "));
    Page page = house().touchingVisitor("Anna", width, height, "");
    page.navigate(house().address());
    String table = sale.game().continued(page, house().address(), sale.ply());
    page.navigate(house().address() + "t/" + table);
    new TablePage(page).waitForTurn();

    assertThat(page.locator(".town .building.lit").count()).isPositive();
    assertThat(
            looks(
                page,
                "() => { const hand = document.querySelector('.sj-hand').getBoundingClientRect();"
                    + " return [...document.querySelectorAll('.town .building.lit')].filter(one =>"
                    + " one.getBoundingClientRect().bottom > hand.top + 12).map(one =>"
                    + " one.ariaLabel); }"))
        .isEmpty();
  }

  /** What reaches beyond the tile or the board that it belongs to. */
  private static final String BEYOND =
      """
      () => [...document.querySelectorAll('.role :is(strong, .role-mine, .gain), .opponent .count')]
        .filter((one) => one.checkVisibility())
        .filter((one) => {
          const part = one.getBoundingClientRect();
          const whole = one.closest('.role, .opponent').getBoundingClientRect();
          return part.top < whole.top - 1 || part.bottom > whole.bottom + 1 || part.right > whole.right + 1;
        })
        .map((one) => `${one.className || one.localName} ${one.textContent.trim()}`)
      """;

  @ParameterizedTest
  @CsvSource({"1280, 720", "1440, 900", "390, 844"})
  void besideThreeOthersNamesAndFiguresAreWhole(int width, int height) {
    String others = game("sanjuan", "sanjuan:2e", "computer", "computer", "computer");
    Page page = house().visitor("Anna", width, height, others);
    TablePage.quickGame(page, house().address()).waitForTurn();

    assertThat(looks(page, BEYOND)).isEmpty();
  }

  /** Cards on offer that lie beyond the status line or the foot, or beneath something else. */
  private static final String COVERED =
      """
      () => {
        const above = document.querySelector('.status').getBoundingClientRect().bottom;
        const below = document.querySelector('.foot').getBoundingClientRect().top;
        return [...document.querySelectorAll('.offer .card')].filter((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          const at = (y) => one.contains(document.elementFromPoint((left + right) / 2, y));
          return top < above || bottom > below || left < 0 || right > innerWidth || !at(top + 9) || !at(bottom - 9);
        }).map((one) => one.ariaLabel);
      }
      """;

  @ParameterizedTest
  @CsvSource({"390, 844", "320, 640", "320, 568"})
  void onAPhoneAllThatTheCouncillorOffersIsInSight(int width, int height) {
    Page page =
        house()
            .touchingVisitor(
                "Anna",
                width,
                height,
                ", confirm: 'always'" + game("sanjuan", "sanjuan:2e", "computer", "computer"));
    TablePage.quickGame(page, house().address()).waitForTurn();
    page.evaluate(
        "() => { const { context } = document.querySelector('table-screen');"
            + " context.act([context.choices('TAKE', 'councillor')[0].id]); }");
    page.waitForSelector(".offer .card");

    assertThat(page.locator(".offer .card").count()).isEqualTo(5);
    assertThat(looks(page, COVERED)).isEmpty();
    assertThat(house().complaints()).isEmpty();
  }

  private static final String CUT =
      """
      () => [...document.querySelectorAll('.news-text')]
        .filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent)
      """;

  /** Picks the dearest building, and says whether it costs anything. */
  private static final String BUILDS_THE_DEAREST =
      """
      () => {
        const { context } = document.querySelector('table-screen');
        const price = (one) => context.factNumber(one, 'price') ?? 0;
        const builds = context.ask.choices.filter((one) => one.verb === 'BUILD');
        const dearest = builds.sort((a, b) => price(b) - price(a))[0];
        context.board.tap(dearest);
        return price(dearest) > 0;
      }
      """;

  @ParameterizedTest
  @CsvSource({"de, 390, 844", "de, 320, 640", "es, 320, 640"})
  void onAPhoneWhatPaysIsNamedAndAnOfferToEndIsWhole(String language, int width, int height) {
    String more = ", confirm: 'always', language: '" + language + "'";
    String others = game("sanjuan", "sanjuan:2e", "computer", "computer");
    Page page = house().touchingVisitor("Anna", width, height, more + others);
    TablePage.quickGame(page, house().address()).waitForTurn();
    page.evaluate(
        "() => { const { context } = document.querySelector('table-screen');"
            + " context.act([context.choices('TAKE', 'builder')[0].id]); }");
    page.waitForSelector(".hand .card.lit");
    if (Boolean.TRUE.equals(page.evaluate(BUILDS_THE_DEAREST))) {
      page.waitForSelector(".news-text.aside");
    }
    assertThat(looks(page, CUT)).isEmpty();

    page.evaluate(
        "() => { const { context } = document.querySelector('table-screen');"
            + " context.table.endOffers = [1, 2]; context.changed(); }");
    page.waitForSelector(".offer-end");
    assertThat(looks(page, CUT)).isEmpty();
    assertThat(house().complaints()).isEmpty();
  }

  private static List<String> looks(Page page, String script) {
    return ((List<?>) page.evaluate(script)).stream().map(String::valueOf).toList();
  }
}
