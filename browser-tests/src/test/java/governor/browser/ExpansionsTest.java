package governor.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Puerto Rico with its expansions: the draft before the game, and what comes in by them. */
final class ExpansionsTest extends Visits {
  private static final String ALL = "puertorico+new-buildings+nobles+buccaneer+festival";

  /** Violet buildings that a draft chooses from, and how many come in. */
  private static final int CANDIDATES = 31;

  private static final int DRAFTED = 17;

  /** Those that are in without a draft: six for goods, eight for nobles. */
  private static final int GIVEN = 14;

  private static final int DECISIONS_ON_A_PHONE = 40;
  private static final double LEAST_TARGET = 43.5;
  private static final String BEYOND = "() => document.documentElement.scrollWidth - innerWidth";
  private static final String CONTEXT = "document.querySelector('table-screen').context";

  /** Sentences of choices and of the log that have no words of their own, or gaps. */
  private static final String WORDLESS =
      "() => { const c = "
          + CONTEXT
          + "; return [...(c.ask?.choices ?? []).map(one => c.board.sentence(one)),"
          + " ...c.log.map(one => c.sentence(one)), c.question()]"
          + ".filter(text => /puertorico[.]|[{}]|undefined/.test(text)); }";

  /** Choices and events that are said in the engine's words. */
  private static final String ENGLISH =
      "() => { const c = "
          + CONTEXT
          + "; return [...(c.ask?.choices ?? []).filter(one => c.board.sentence(one) =="
          + " one.words).map(one => one.words), ...c.log.filter(one => c.sentence(one) =="
          + " one.text).map(one => one.text)]; }";

  /** A settler phase in which the first seat may send guests from a guesthouse. */
  private static final String WITH_GUESTS =
      "puertorico+new-buildings+nobles players=3 rounds=200 | round: 8 | governor: 2 | "
          + "phase: settler 2 | taken: settler 2 | "
          + "asked: move guests 1, begin role 2, settle 2 +2, second tile 2, after tiles 2 +2, "
          + "settler end 2, choose role 3 +1, next round 2 | "
          + "role doubloons: builder, captain | row: sugar, tobacco, 2 coffee | "
          + "discards: 2 corn, indigo, coffee | trading house: corn | ship 6: 2 corn | "
          + "colonist ship: 3 | nobles on ship: 1 | "
          + "drafted: aqueduct, construction hut, forest house, storehouse, guesthouse, large "
          + "market, church, small wharf, lighthouse, university, library, wharf, residence, "
          + "fortress, customs house, city hall, statue | "
          + "1 doubloons: 1 | 1 island: indigo, sugar (1 manned), tobacco (1 manned) | "
          + "1 city: aqueduct, guesthouse (2 manned) | 1 nobles: 2 | 2 doubloons: 7 | "
          + "2 island: indigo (1 manned), 2 tobacco | "
          + "2 city: aqueduct (1 manned), construction hut (1 manned), forest house (1 manned) | "
          + "2 nobles: 1 | 3 doubloons: 3 | 3 points: 2 | 3 goods: corn | "
          + "3 island: corn (1 manned) | 3 city: tobacco storage (3 manned) | 3 San Juan: 1 | "
          + "3 nobles: 1";

  /** Takes up this position in the first seat; gives its table. */
  private static final String SET_UP =
      """
      async (position) => {
        const seats = [{ kind: 'me', name: 'Anna' }, { kind: 'computer', level: 1 }, { kind: 'computer', level: 1 }];
        const answer = await fetch('/api/v1/positions', { method: 'POST', body: JSON.stringify({ position, seats }),
          headers: { 'Content-Type': 'application/json' } });
        return (await answer.json()).id;
      }
      """;

  /** Guests can be sent by a tap on where they go, or left: both are large enough for a finger. */
  @ParameterizedTest
  @CsvSource({"390, 844", "320, 640"})
  void onAPhoneGuestsAreSentOrLeft(int width, int height) {
    Page page = house().touchingVisitor("Anna", width, height, "");
    page.navigate(house().address());
    page.navigate(house().address() + "t/" + page.evaluate(SET_UP, WITH_GUESTS));
    TablePage table = new TablePage(page);
    table.waitForTurn();

    assertThat(table.asking()).endsWith("MOVE_GUESTS");
    BoundingBox leave = page.locator(".bar .other").boundingBox();
    assertThat(leave.width).isGreaterThanOrEqualTo(LEAST_TARGET);
    assertThat(
            number(
                page,
                "() => { const one = document.querySelector('.bar .other');"
                    + " return Math.max(one.scrollWidth - one.clientWidth,"
                    + " one.scrollHeight - one.clientHeight); }"))
        .isLessThanOrEqualTo(1);
    page.locator(".pr-island .piece.lit").first().tap();
    page.waitForFunction(
        "() => " + CONTEXT + ".log.some(one => one.what.includes('GUEST') && one.seat === 0)");
    assertThat(house().complaints()).isEmpty();
  }

  /** All that can be drafted is in sight in the smallest window that needs no scrolling. */
  @Test
  void theDraftIsInSightAtOnce() {
    Page page = house().visitor("Anna", 1280, 720, with(ALL, 2, ""));
    sitDown(page);

    assertThat(page.locator(".pr-candidate").count()).isEqualTo(CANDIDATES);
    assertThat(
            number(
                page,
                "() => { const board = document.querySelector('.board');"
                    + " return board.scrollHeight - board.clientHeight; }"))
        .isLessThanOrEqualTo(2);
    assertThat(
            number(
                page,
                "() => [...document.querySelectorAll('.pr-candidate')].filter(one =>"
                    + " one.scrollHeight > one.clientHeight + 2).length"))
        .isZero();
  }

  private TablePage sitDown(Page page) {
    TablePage table = TablePage.quickGame(page, house().address());
    table.waitForTurn();
    return table;
  }

  private static String with(String edition, int computers, String more) {
    String[] others = Collections.nCopies(computers, "computer").toArray(String[]::new);
    return game("puertorico", edition, others) + more;
  }

  private static int number(Page page, String script) {
    return ((Number) page.evaluate(script)).intValue();
  }

  @ParameterizedTest
  @CsvSource({"1440, 900", "390, 844", "320, 640"})
  void aBuildingIsDraftedByATapAndTheLargeButton(int width, int height) {
    Page page =
        house().visitor("Anna", width, height, with(ALL, 3, ", confirm: 'always', language: 'de'"));
    TablePage table = sitDown(page);
    Locator church = page.locator(".pr-candidate[data-piece='church']");

    assertThat(page.locator(".pr-candidate").count()).isEqualTo(CANDIDATES);
    assertThat(page.locator(".pr-draft-price").count()).isEqualTo(10);
    assertThat(page.locator(".pr-drafters .now").innerText()).contains("Anna");
    assertThat(number(page, BEYOND)).isLessThanOrEqualTo(0);
    for (Locator candidate : page.locator(".pr-candidate").all()) {
      BoundingBox box = candidate.boundingBox();
      assertThat(Math.min(box.width, box.height)).isGreaterThan(LEAST_TARGET);
    }

    int ply = table.ply();
    church.click();
    page.waitForSelector(".pr-candidate.chosen[data-piece='church']");
    assertThat(table.ply()).isEqualTo(ply);
    page.locator("[data-confirm]").click();
    page.waitForFunction("ply => " + CONTEXT + ".position.ply > ply", ply);
    table.waitForTurn();

    assertThat(church.getAttribute("class")).contains("in").doesNotContain("lit");
    assertThat(church.locator(".seat-mark").innerText()).isEqualTo("1");
    assertThat(page.locator(".pr-candidate.in").count()).isEqualTo(4);
    assertThat(house().complaints()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"390, en", "390, de", "320, en", "320, de"})
  void theStartOfAnExpandedGameFitsAPhone(int width, String language) {
    Page page = house().visitor("Anna", width, 800, with(ALL, 3, ", language: '" + language + "'"));
    page.navigate(house().address());
    page.waitForSelector(".draft-way select");

    assertThat(number(page, BEYOND)).isLessThanOrEqualTo(0);
  }

  @Test
  void theMarketHasWhatWasDraftedAndNothingElse() {
    Page page = house().visitor("Anna", 1440, 900, with(ALL, 3, ""));
    TablePage table = sitDown(page);
    while (table.asking().endsWith(" DRAFT")) {
      table.answer();
      table.waitForTurn();
    }

    assertThat(page.locator(".pr-building").count()).isEqualTo(DRAFTED + GIVEN);
    assertThat(page.locator(".pr-column").count()).isEqualTo(4);
    assertThat(page.locator(".pr-top .pr-target").count()).isEqualTo(3);
    assertThat(page.locator(".pr-role").count()).isEqualTo(8);
    assertThat(page.locator(".pr-colonists").innerText()).contains("19", "nobles");
    assertThat(house().complaints()).isEmpty();
  }

  @Test
  void aWholeGameWithAllExpansionsIsClickedThroughToTheScoreSheet() {
    Page page = house().visitor("Anna", 1440, 900, with(ALL, 2, ", language: 'de'"));
    TablePage table = sitDown(page);
    while (!table.isOver()) {
      assertThat((Iterable<?>) page.evaluate(WORDLESS)).as(table.asking()).isEmpty();
      assertThat((Iterable<?>) page.evaluate(ENGLISH)).as(table.asking()).isEmpty();
      table.answer();
      table.waitForTurn();
    }

    assertThat(page.locator(".sheet tbody tr").count()).isGreaterThan(4);
    assertThat(page.locator(".sheet tbody").innerText()).contains("Adelige", "Punkte in Chips");
    assertThat(house().complaints()).isEmpty();
  }

  @Test
  void onASmallPhoneNothingScrollsSidewaysAndTheWordsAreNeutral() {
    String more = ", language: 'de', words: 'neutral'";
    Page page = house().visitor("Anna", 320, 640, with(ALL, 2, more));
    TablePage table = sitDown(page);
    for (int i = 0; i < DECISIONS_ON_A_PHONE && !table.isOver(); i++) {
      String asking = table.asking();
      assertThat(number(page, BEYOND)).as(asking).isLessThanOrEqualTo(0);
      if (!asking.endsWith(" DRAFT")) {
        assertThat(page.locator(".pr-tabs [aria-selected=true] .here").count())
            .as(asking)
            .isEqualTo(1);
      }
      assertThat(page.locator("table-screen").innerText().replace("\u00ad", ""))
          .as(asking)
          .doesNotContainIgnoringCase("kolonist")
          .doesNotContainIgnoringCase("adelig");
      table.answer();
      table.waitForTurn();
    }
    assertThat(house().complaints()).isEmpty();
  }

  @Test
  void expansionsBuildingsAndHouseRulesAreChosenAtTheStart() {
    Page page = house().visitor("Anna", 390, 844, game("puertorico", "puertorico", "computer"));
    page.navigate(house().address());
    page.waitForSelector(".expansions");
    assertThat(page.locator(".draft-way").count()).isZero();
    String config = "() => document.querySelector('start-screen').plan.config()";
    assertThat(page.evaluate(config)).isEqualTo("puertorico players=2");

    page.locator("input[value='nobles']").check();
    page.locator("input[value='new-buildings']").check();
    assertThat(page.locator(".draft-way option").count()).isEqualTo(6);
    page.locator(".draft-way select").selectOption("set=woods");
    page.locator(".options summary").click();
    page.getByText("as in the base game instead of 100").click();

    assertThat(page.evaluate(config))
        .isEqualTo("puertorico+new-buildings+nobles players=2 set=woods base-colonists");
    page.locator(".new-game [type=submit]").click();
    page.waitForSelector(".pr-roles");
    assertThat((String) page.evaluate("() => " + CONTEXT + ".table.config"))
        .contains("set=woods", "base-colonists");

    page.navigate(house().address());
    page.waitForSelector(".expansions");
    page.locator("input[value='new-buildings']").uncheck();
    assertThat(page.evaluate(config)).isEqualTo("puertorico+nobles players=2 base-colonists");
    assertThat(house().complaints()).isEmpty();
  }

  @Test
  void theRulesHaveAChapterForEachExpansion() {
    Page page = house().visitor("Anna", 1280, 800);
    String config = "rules?config=" + ALL.replace("+", "%2B") + "%20players%3D4";
    page.navigate(house().address() + config);
    page.waitForSelector(".rules-piece");

    for (String chapter : new String[] {"draft", "forest", "guests", "noble", "buccaneer"}) {
      assertThat(page.locator("#how-" + chapter).innerText()).as(chapter).isNotBlank();
    }
    assertThat(page.locator("#how-festival").innerText()).contains("3 doubloons");
    assertThat(page.locator("#how-end").innerText()).doesNotContain("colonist ship");
    assertThat(page.locator("#rule-statue").innerText()).doesNotContain("only with");
    page.locator("#rulings summary").click();
    page.waitForSelector("#rulings .rulings h3");
    assertThat(page.locator("#rulings .rulings").innerText()).contains("X-1", "R1");

    page.navigate(house().address() + "rules?config=puertorico%20players%3D4");
    page.waitForSelector("#how-end");
    assertThat(page.locator("#how-festival, #how-noble, #how-draft").count()).isZero();
    assertThat(house().complaints()).isEmpty();
  }
}
