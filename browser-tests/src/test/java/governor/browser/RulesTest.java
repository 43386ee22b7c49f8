package governor.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules to look up, and the tour that teaches them. */
final class RulesTest extends Visits {
  private static final String CONTEXT = "document.querySelector('tour-table').context";
  private static final int MOST_DECISIONS = 30;

  @Test
  void aPieceIsOpenedByItsAddressAndFoundByItsWords() {
    Page page = house().visitor("Anna", 1280, 800);
    page.navigate(house().address() + "rules?config=puertorico%20players%3D4&piece=hacienda");
    page.waitForSelector("#rule-hacienda.chosen");

    page.locator("input[type=search]").fill("face-down");
    page.waitForFunction("() => document.querySelectorAll('.rules-piece').length === 1");

    assertThat(page.locator(".rules-piece h3").innerText()).isEqualTo("Hacienda");
    assertThat(house().complaints()).isEmpty();
  }

  @Test
  void everyPresetHasItsRules() {
    Page page = house().visitor("Anna", 1280, 800, ", language: 'de'");
    page.navigate(house().address() + "rules");
    page.waitForFunction("() => document.querySelectorAll('.rules select option').length > 5");
    int presets = page.locator(".rules select").first().locator("option").count();
    for (int i = 0; i < presets; i++) {
      String preset =
          page.locator(".rules select").first().locator("option").nth(i).getAttribute("value");
      page.locator(".rules select").first().selectOption(preset);
      page.waitForFunction(
          "preset => new URLSearchParams(location.search).get('config')?.startsWith(preset + ' ')"
              + " && document.querySelectorAll('.rules-piece').length > 20",
          preset);
    }
    assertThat(presets).isGreaterThan(6);
    assertThat(house().complaints()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"sanjuan", "puertorico"})
  void theTourExplainsEachDecisionAndEndsAfterARound(String game) {
    Page page = house().visitor("Anna", 1440, 900);
    page.navigate(house().address() + "tour/" + game);
    int notes = 0;
    for (int i = 0; i < MOST_DECISIONS; i++) {
      page.waitForFunction("() => document.querySelector('tour-table')?.context?.position");
      page.waitForFunction("() => " + CONTEXT + ".ask && !" + CONTEXT + ".busy");
      if (page.locator(".coach a[href^='/tour/']").count() > 0) {
        break;
      }
      notes += page.locator(".coach p").count();
      Object ply = page.evaluate("() => " + CONTEXT + ".position.ply");
      page.evaluate(
          "() => { const c = "
              + CONTEXT
              + "; c.act(c.ask.draft?.choices.length ? c.ask.draft.choices :"
              + " [c.ask.choices[0].id]); }");
      page.waitForFunction("ply => " + CONTEXT + ".position.ply !== ply", ply);
    }

    page.waitForSelector(".coach a[href^='/tour/']");
    assertThat(notes).isGreaterThan(2);
    assertThat(house().complaints()).isEmpty();
  }

  @Test
  void theTourGoesOnAfterAReload() {
    Page page = house().visitor("Anna", 1440, 900);
    page.navigate(house().address() + "tour/sanjuan");
    page.waitForSelector(".coach");
    Object before = page.evaluate("() => " + CONTEXT + ".id");

    page.reload();
    page.waitForSelector(".coach");

    assertThat(page.evaluate("() => " + CONTEXT + ".id")).isEqualTo(before);
  }
}
