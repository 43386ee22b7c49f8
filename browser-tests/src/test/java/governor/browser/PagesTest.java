package governor.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.RequestOptions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** How the app comes to the browser: all that a screen needs is named in its page, and kept. */
final class PagesTest extends Visits {
  private static final String MODULES =
      "() => performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname)"
          + ".filter((path) => path.endsWith('.js'))";

  private static final String NAMED =
      "() => [...document.querySelectorAll('link[rel=modulepreload]')]"
          + ".map((link) => new URL(link.href).pathname)";

  private Page visitor() {
    return house().visitor("Anna", 1280, 800);
  }

  @Test
  void everyModuleOfATableIsNamedInItsPage() {
    Page page = visitor();
    page.navigate(house().address());
    for (String preset : List.of("sanjuan:2e", "puertorico")) {
      PlayedGame game = PlayedGame.of(preset, "pages");
      String table = game.continued(page, house().address(), game.roleAfter(0.2));
      page.navigate(house().address() + "t/" + table);
      new TablePage(page).waitForTurn();
      assertThat(paths(page, MODULES)).containsExactlyInAnyOrderElementsOf(paths(page, NAMED));
    }
    page.context().close();
  }

  @Test
  void theModulesOfOtherScreensAreNamedToo() {
    Page page = visitor();
    for (Map.Entry<String, String> screen :
        Map.of(
                "",
                ".quick",
                "settings",
                ".settings",
                "rules",
                ".rules-piece",
                "tour",
                ".tour-games")
            .entrySet()) {
      page.navigate(house().address() + screen.getKey());
      page.waitForSelector(screen.getValue());
      assertThat(paths(page, MODULES)).containsExactlyInAnyOrderElementsOf(paths(page, NAMED));
    }
    page.context().close();
  }

  private static List<String> paths(Page page, String script) {
    return ((List<?>) page.evaluate(script)).stream().map(String::valueOf).toList();
  }

  @Test
  void aFileOfThisVersionIsKeptForEver() {
    Page page = visitor();
    page.navigate(house().address());
    String main =
        paths(page, NAMED).stream().filter(one -> one.endsWith("main.js")).findAny().orElseThrow();
    APIResponse kept = get(page, main, Map.of());
    assertThat(kept.headers())
        .containsEntry("cache-control", "public, max-age=31536000, immutable");
    assertThat(kept.headers()).containsEntry("content-type", "text/javascript; charset=utf-8");

    String plain = main.substring(main.indexOf("/app/"));
    APIResponse asked = get(page, plain, Map.of());
    assertThat(asked.text()).isEqualTo(kept.text());
    assertThat(asked.headers()).containsEntry("cache-control", "no-cache");
    assertThat(get(page, plain, Map.of("If-None-Match", asked.headers().get("etag"))).status())
        .isEqualTo(304);

    APIResponse other = get(page, "/files/0123456789abcdef" + plain, Map.of());
    assertThat(other.text()).isEqualTo(kept.text());
    assertThat(other.headers()).containsEntry("cache-control", "no-cache");
    assertThat(get(page, "/app/nothing.js", Map.of()).status()).isEqualTo(404);
    assertThat(get(page, "/files/x/..%2f..%2fserver/openapi.json", Map.of()).status())
        .isGreaterThanOrEqualTo(400);
    page.context().close();
  }

  private APIResponse get(Page page, String path, Map<String, String> headers) {
    RequestOptions options = RequestOptions.create();
    headers.forEach(options::setHeader);
    return page.request().get(house().address() + path.substring(1), options);
  }
}
