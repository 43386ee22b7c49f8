package governor.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The rules to look up, and the tour that teaches them. */
final class RulesTest extends Visits {
  private static final String CONTEXT = "document.querySelector('tour-table').context";
  private static final int MOST_DECISIONS = 60;

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

  /** A pupil who takes the roles that the coach frames, and else whatever is proposed. */
  private static final String OBEY =
      """
      () => {
        const { context: c } = document.querySelector('tour-table');
        const framed = document.querySelector('.coached')?.dataset.spot ?? '';
        const take = c.choices('TAKE').find(one => `role-${c.key(one.piece)}` === framed);
        c.act(c.ask.draft?.choices.length ? c.ask.draft.choices : [(take ?? c.ask.choices[0]).id]);
      }
      """;

  @ParameterizedTest
  @CsvSource({
    "sanjuan, builder producer trader councillor prospector, BUILD PAY PRODUCE SELL COUNCIL_KEEP",
    "puertorico, settler mayor builder craftsman trader captain, SETTLE PLACE EXTRA_GOOD SELL LOAD"
  })
  void theTourIsAWholeShortGame(String game, String roles, String decisions) {
    Page page = house().visitor("Anna", 1440, 900);
    page.navigate(house().address() + "tour/" + game);
    Set<String> notes = new LinkedHashSet<>();
    for (int i = 0; i < MOST_DECISIONS; i++) {
      page.waitForFunction("() => document.querySelector('tour-table')?.context?.position");
      page.waitForFunction(
          "() => (" + CONTEXT + ".ask && !" + CONTEXT + ".busy) || " + CONTEXT + ".position.score");
      page.evaluate("() => document.querySelector('tour-table').updateComplete");
      notes.add((String) page.evaluate("() => document.querySelector('tour-table').note"));
      if ((Boolean) page.evaluate("() => Boolean(" + CONTEXT + ".position.score)")) {
        break;
      }
      Object ply = page.evaluate("() => " + CONTEXT + ".position.ply");
      page.evaluate(OBEY);
      page.waitForFunction("ply => " + CONTEXT + ".position.ply !== ply", ply);
    }

    String taken =
        (String)
            page.evaluate(
                "() => "
                    + CONTEXT
                    + ".log.filter(one => one.what.startsWith('TOOK_')).map(one => one.what +"
                    + " one.piece).join(' ').toLowerCase()");
    assertThat(taken).contains(roles.split(" "));
    assertThat(notes).contains(game + ".CHOOSE_ROLE", game + ".last", game + ".count");
    assertThat(notes)
        .containsAll(Stream.of(decisions.split(" ")).map(one -> game + "." + one).toList());
    assertThat(page.locator(".coach p").innerText()).isNotEmpty();
    page.locator(".coach .primary").click();
    assertThat(page.locator(".coach a[href^='/tour/']").count()).isOne();
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
