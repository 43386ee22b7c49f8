package governor.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.RequestOptions;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What people do about themselves and what the host does about them, at their screens. */
final class AccountTest extends Visits {
  private static final String PASSPHRASE = "three words of mine";

  @Test
  void aPassphraseFindsTheGamesElsewhereUntilOtherDevicesAreSignedOut() {
    Page computer = visitor("Anna");
    String table = newTable(computer);
    computer.navigate(house().address() + "account");
    fill(computer, "Keep it");
    computer.getByText("Kept. Enter both on the other device.").waitFor();

    Page phone = house().visitor("Anna", 390, 844);
    phone.navigate(house().address() + "account");
    fill(phone, "Find them");
    phone.getByText("Your games are here now.").waitFor();
    assertThat(games(phone)).contains(table);

    computer.getByText("Sign out all other devices").click();
    computer.getByText("No other device is yours any more.").waitFor();
    assertThat(games(computer)).contains(table);
    assertThat(games(phone)).doesNotContain(table);
    assertThat(house().complaints()).isEmpty();
  }

  @Test
  void theHostSeesWhoPlaysAndStopsAGame() {
    Page anna = visitor("Anna");
    String table = newTable(anna);
    Page host = visitor("Host");
    host.navigate(house().address() + "admin");
    host.locator("input[name=code]").fill("a guess");
    host.getByText("Enter", new Page.GetByTextOptions().setExact(true)).click();
    host.getByText("This is for the host, who knows the code.").waitFor();
    host.locator("input[name=code]").fill(House.HOST_CODE);
    host.getByText("Enter", new Page.GetByTextOptions().setExact(true)).click();
    var row = host.locator(".admin-table tr", new Page.LocatorOptions().setHasText(table));
    row.waitFor();
    assertThat(row.textContent()).contains("Annabel");
    assertThat(row.getByText("Computer for").count()).as("people whom one could follow").isOne();
    row.getByText("Close").click();
    host.locator(".admin-table tr", new Page.LocatorOptions().setHasText(table))
        .getByText("ended")
        .waitFor();
    host.locator("nav.row button", new Page.LocatorOptions().setHasText("People")).click();
    host.locator(".admin-table th", new Page.LocatorOptions().setHasText("Plays as")).waitFor();
    host.locator(".admin-table td", new Page.LocatorOptions().setHasText("Annabel"))
        .first()
        .waitFor();
    assertThat(house().complaints()).isEmpty();
  }

  private Page visitor(String name) {
    Page page = house().visitor(name, 1280, 720);
    page.navigate(house().address());
    return page;
  }

  private String newTable(Page page) {
    String body =
        page.request()
            .post(
                house().address() + "api/v1/tables",
                RequestOptions.create()
                    .setData(
                        Map.of(
                            "config",
                            "sanjuan:2e players=2",
                            "seats",
                            new Object[] {
                              Map.of("kind", "me", "name", "Annabel"),
                              Map.of("kind", "computer", "level", 1)
                            })))
            .headers()
            .get("location");
    return body.substring(body.lastIndexOf('/') + 1);
  }

  private String games(Page page) {
    return page.request().get(house().address() + "api/v1/tables").text();
  }

  private static void fill(Page page, String button) {
    var form = page.locator("form", new Page.LocatorOptions().setHasText(button));
    form.locator("input[name=login]").fill("Annabel");
    form.locator("input[name=passphrase]").fill(PASSPHRASE);
    form.getByText(button, new com.microsoft.playwright.Locator.GetByTextOptions().setExact(true))
        .click();
  }
}
