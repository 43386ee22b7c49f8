package governor.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.regex.Matcher;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The app in a folder of a site: nothing is asked for outside of it. */
final class FolderTest {
  @TempDir Path data;

  @Test
  void theAppWorksInAFolder() {
    try (House house = House.open(data, "/games/governor")) {
      Page page =
          house.visitor("Anna", 1440, 900, Visits.game("sanjuan", "sanjuan:2e", "computer"));
      TablePage table = TablePage.quickGame(page, house.address());
      table.waitForTurn();
      String address = page.url();
      assertThat(address).contains("/games/governor/t/");
      page.locator(".app-header nav a").first().click();
      page.waitForSelector("rules-screen h1");
      assertThat(page.url()).contains("/games/governor/rules?config=");
      page.locator(".way-back a").click();
      table.waitForTurn();
      assertThat(page.url()).isEqualTo(address);
      page.locator("a.brand").click();
      page.waitForSelector("start-screen .quick");
      assertThat(page.url()).isEqualTo(house.address());
      page.navigate(address);
      table.waitForTurn();
      // Every link of a page leads on within the folder.
      Object outside =
          page.evaluate(
              "() => [...document.querySelectorAll('a[href]')].map((a) => new"
                  + " URL(a.href)).filter((a) => a.origin === location.origin &&"
                  + " !a.pathname.startsWith('/games/governor/')).join()");
      assertThat(outside).isEqualTo("");
      // So does the picture that messengers show.
      Matcher picture = SharingTest.IMAGE.matcher(page.request().get(address).text());
      assertThat(picture.find()).isTrue();
      assertThat(picture.group(1)).startsWith(house.address() + "art/");
      assertThat(page.request().get(picture.group(1)).status()).isEqualTo(200);
      assertThat(house.complaints()).isEmpty();
    }
  }
}
