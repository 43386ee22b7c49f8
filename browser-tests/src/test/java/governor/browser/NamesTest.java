package governor.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** At a table of the redesign everything has the redesign's names. */
final class NamesTest extends Visits {
  @ParameterizedTest
  @CsvSource({
    "en, edition, Adventurer, tomato",
    "de, edition, Abenteurer, Tomaten",
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
        .contains("2", page.locator("html").getAttribute("lang").equals("de") ? "Turm" : "tower");
    assertThat(house().complaints()).isEmpty();
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
