package governor.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the rules say of a config: its set-up, its end, its names, its house rules, the rulings. */
final class RulesTextTest extends Visits {
  private Page rules(String config, String language) {
    Page page = house().visitor("Anna", 1280, 800, ", language: '" + language + "'");
    String query = URLEncoder.encode(config, StandardCharsets.UTF_8);
    page.navigate(house().address() + "rules?config=" + query);
    page.waitForSelector(".rules-piece");
    return page;
  }

  /** What stands about a piece. */
  private static String piece(Page page, String key) {
    return page.locator("#rule-" + key).innerText().replace("\u00ad", "");
  }

  private static String chapter(Page page, String id) {
    return page.locator("#how-" + id).innerText().replace("\u00ad", "");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2 | 3 doubloons | 65 points | 40 colonists | 2 on the | 4 and 6 | 7 role | 3 open | 5"
            + " quarries",
        "3 | 2 doubloons | 75 points | 55 colonists | 3 on the | 4, 5, and 6 | 6 role | 4 open | 8"
            + " quarries",
        "4 | 3 doubloons | 100 points | 75 colonists | 4 on the | 5, 6, and 7 | 7 role | 5 open | 8"
            + " quarries",
        "5 | 4 doubloons | 122 points | 95 colonists | 5 on the | 6, 7, and 8 | 8 role | 6 open | 8"
            + " quarries"
      })
  void theSetUpOfPuertoRico(
      int players,
      String money,
      String points,
      String colonists,
      String ship,
      String ships,
      String roles,
      String row,
      String quarries) {
    Page page = rules("puertorico players=" + players, "en");

    assertThat(chapter(page, "setup"))
        .contains(money, points, colonists, ship, ships, roles, row, quarries);
    assertThat(house().complaints()).isEmpty();
  }

  @Test
  void theSetUpOfSanJuan() {
    Page page = rules("sanjuan:2e players=2", "en");
    assertThat(chapter(page, "setup")).contains("110 cards", "Indigo plant", "draws 4 cards");
    assertThat(chapter(page, "two")).contains("three of the five roles");

    page = rules("sanjuan:yaro+new-buildings+events players=3 setup-variation", "de");
    assertThat(chapter(page, "setup"))
        .contains(
            "150 Karten", "Tomatengärtnerei", "5, 6 und 7 Karten", "Kathedrale", "Ereignisse");
  }

  @Test
  void allWaysInWhichAGameEnds() {
    assertThat(chapter(rules("sanjuan:2e players=3", "en"), "end"))
        .contains("twelve buildings")
        .doesNotContain("free build", "rounds");
    assertThat(chapter(rules("sanjuan:2e+events players=3 rounds=9", "en"), "end"))
        .contains("twelve buildings", "free build", "9 rounds");
    assertThat(chapter(rules("puertorico players=3 rounds=9", "de"), "end"))
        .contains("Kolonistenschiff", "zwölf", "Punkte", "9 Runden");
    assertThat(chapter(rules("puertorico players=3", "en"), "score"))
        .contains("Guild hall", "tie", "doubloons and barrels", "share");
  }

  @Test
  void aBuildingShowsItsSpacesCirclesAndColumn() {
    Page page = rules("puertorico players=4", "en");

    assertThat(piece(page, "coffee-roaster")).contains("1 space", "2 circles", "3 quarries");
    assertThat(piece(page, "city-hall")).contains("2 spaces", "1 circle", "4 quarries");
    assertThat(piece(page, "hospice")).contains("only with a colonist", "may");
    assertThat(piece(page, "large-warehouse")).contains("single barrel");
  }

  @ParameterizedTest
  @CsvSource({
    "en, adventurer, Tomato plant, prospector, Caritas",
    "de, Abenteurer, Tomatengärtnerei, Goldsucher, Caritas"
  })
  void theRedesignHasItsOwnNames(
      String language, String role, String plant, String classic, String tavern) {
    Page page = rules("sanjuan:yaro+new-buildings players=3", language);
    String all = page.locator(".rules").innerText().replace("\u00ad", "");

    assertThat(all).containsIgnoringCase(role).contains(plant, tavern);
    assertThat(all).doesNotContainIgnoringCase(classic);
  }

  @ParameterizedTest
  @CsvSource({"en, Caritas, Tavern", "de, Schenke, Schenke"})
  void theSetOf2009SaysCaritas(String language, String name, String later) {
    Page page = rules("sanjuan:1e+treasure-chest players=3", language);
    assertThat(piece(page, "tavern")).startsWith(name);
    String acts = piece(page, "tavern");
    page = rules("sanjuan:2e+new-buildings players=3", language);
    assertThat(piece(page, "tavern")).startsWith(later).isNotEqualTo(acts);
  }

  @Test
  void textsFollowTheHouseRulesInForce() {
    String plain = "sanjuan:2e+new-buildings+events players=3";
    Page page = rules(plain, "en");
    assertThat(piece(page, "crane")).contains("is lost", "same name");
    String quake = piece(page, "earthquake");
    String crane = piece(page, "crane");
    String guard = piece(page, "guard-room");
    assertThat(page.locator("#how-house-rules").count()).isZero();

    page =
        rules(
            plain
                + " earthquake-top-only covered-good-pays covered-building-helps"
                + " guard-room-always cathedral-returns sell-one-by-one",
            "en");
    assertThat(piece(page, "earthquake")).isNotEqualTo(quake);
    assertThat(piece(page, "crane")).isNotEqualTo(crane);
    assertThat(piece(page, "guard-room")).isNotEqualTo(guard);
    assertThat(chapter(page, "trader")).contains("one by one");
    assertThat(page.locator("#how-house-rules li").count()).isEqualTo(6);

    page.locator(".rules select").last().selectOption("4");
    page.waitForFunction("() => location.search.includes('players%3D4')");
    assertThat(page.url()).contains("guard-room-always");
  }

  @Test
  void theRulingsAreShownAsTheyAreWritten() {
    Page page = rules("sanjuan:2e players=3", "de");
    page.locator("#rulings summary").click();
    page.waitForSelector("#rulings .rulings h3");

    assertThat(page.locator("#rulings").innerText()).contains("auf Englisch");
    assertThat(page.locator("#rulings .rulings").innerText())
        .doesNotContain("|---", "](", "**", "`");
    page.locator("#rulings a").first().click();
    page.waitForFunction("() => document.activeElement.id.startsWith('ruling-')");
    assertThat(house().complaints()).isEmpty();
  }
}
