package governor.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** At a table of the redesign everything has the redesign's names. */
final class NamesTest extends Visits {
  private static final Map<String, String> TOWER =
      Map.of("en", "tower", "de", "Turm", "es", "torre");

  @ParameterizedTest
  @CsvSource({
    "en, edition, Adventurer, tomato",
    "de, edition, Abenteurer, Tomaten",
    "es, edition, Aventurero, tomate",
    "en, classic, Prospector, indigo"
  })
  void rolesAndGoodsAreNamedAsTheSettingsSay(
      String language, String names, String role, String good) {
    String settings = ", language: '" + language + "', names: '" + names + "'";
    String game = game("sanjuan", "sanjuan:yaro", "computer");
    Page page = house().visitor("Anna", 1440, 900, settings + game);
    TablePage.quickGame(page, house().address()).waitForTurn();

    assertThat(plain(page.locator(".sj-roles").innerText())).contains(role);
    assertThat(
            page.evaluate("() => document.querySelector('table-screen').context.piece('indigo')"))
        .isEqualTo(good);
    assertThat(said(page, "take adventurer")).containsIgnoringCase(role);
    assertThat(said(page, "trigger governor visit adventurer")).containsIgnoringCase(role);
    assertThat(said(page, "over mill with good and 2 cards on tower and chapel"))
        .contains("2", TOWER.get(page.locator("html").getAttribute("lang")));
    assertThat(house().complaints()).isEmpty();
  }

  /** Questions and events that name a building name it as the edition does. */
  @ParameterizedTest
  @CsvSource({
    "en, Draw a card with the craft house?, Anna uses the households., Pay more?",
    "de, Handwerkshaus: Ziehst du eine Karte?, Anna nutzt: Haushalte., Zahlst du mehr?",
    "es, ¿Robas una carta? (casa de artesanos), Anna usa: hogares., ¿Pagas más?"
  })
  void questionsAndEventsNameTheBuilding(
      String language, String question, String event, String more) {
    String game = game("sanjuan", "sanjuan:yaro", "computer");
    Page page = house().visitor("Anna", 1440, 900, ", language: '" + language + "'" + game);
    TablePage.quickGame(page, house().address()).waitForTurn();

    assertThat(asked(page, "CARPENTER", "USE")).isEqualTo(question);
    assertThat(asked(page, "PAY", "DONE")).endsWith(more);
    assertThat(asked(page, "PAY", "PAY")).doesNotContain(more);
    Object line =
        page.evaluate(
            "() => document.querySelector('table-screen').context.sentence({what: 'USED',"
                + " seat: 0, piece: 'households', number: 0, text: ''})");
    assertThat(plain((String) line)).isEqualTo(event);
  }

  /** The question of this kind with a choice of this verb. */
  private static String asked(Page page, String kind, String verb) {
    return plain(
        (String)
            page.evaluate(
                "([kind, verb]) => { const c = document.querySelector('table-screen').context;"
                    + " c.position = {...c.position, ask: {seat: 0, kind, question: '', choices:"
                    + " [{id: 1, verb, facts: []}], refused: [], draft: null}};"
                    + " return c.question(); }",
                new String[] {kind, verb}));
  }

  /** The engine's words for a choice as the table says them. */
  private static String said(Page page, String words) {
    return plain(
        (String)
            page.evaluate(
                "words => document.querySelector('table-screen').context.board.translate(words)",
                words));
  }

  private static String plain(String text) {
    return text.replace("\u00ad", "");
  }
}
