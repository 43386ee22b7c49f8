package governor.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import org.junit.jupiter.api.Test;

/** What two people at a table are told of each other. */
final class TogetherTest extends Visits {
  private static final String WITH_A_CLOCK =
      ", lastGame: {game: 'sanjuan', edition: 'sanjuan:2e', houseRules: {}, seats: [{kind: 'me',"
          + " name: 'Anna'}, {kind: 'open', level: 1, name: 'Ben', personality: ''}], options:"
          + " {shuffleSeats: false, clock: '90s'}}";

  @Test
  void whatTheOtherDoesBesideTheGameIsSeen() {
    Page anna = house().visitor("Anna", 1280, 720, WITH_A_CLOCK);
    anna.navigate(house().address());
    anna.locator(".quick").click();
    String link = anna.locator("input.link").inputValue();
    Page ben = house().visitor("Ben", 1280, 720);
    ben.navigate(link);
    ben.waitForSelector("form button.primary");
    assertThat(ben.locator(".waiting h1").innerText())
        .as("what one sits down to")
        .contains("San Juan");
    ben.locator("form button.primary").click();
    anna.waitForSelector(".bar");
    ben.waitForSelector(".bar");

    // A message is unread until the chat is open.
    say(ben, "Hello");
    anna.waitForSelector("#tab-chat .count");
    assertThat(anna.locator("#tab-chat .count").innerText()).isEqualTo("1");
    anna.locator("#tab-chat").click();
    assertThat(anna.locator(".chat li").innerText()).contains("Hello");
    assertThat(anna.locator("#tab-chat .count").count()).isZero();
    anna.locator("#tab-log").click();

    // Time that runs out is said, once it is short.
    new TablePage(anna).waitForTurn();
    assertThat(anna.locator(".clock").count()).isOne();
    assertThat(anna.locator(".clock.short").count()).isZero();
    anna.evaluate("() => { const now = Date.now; Date.now = () => now() + 80_000; }");
    anna.waitForSelector(".clock.short");
    assertThat(anna.locator("#announce-turn").textContent()).contains("nearly up");

    // An offer to end can be declined, and both are told.
    ben.locator("#tab-more").click();
    ben.locator(".table-info button").first().click();
    anna.locator(".offer-end button").nth(1).click();
    anna.waitForSelector(".log-entry.noted");
    assertThat(String.join(" ", anna.locator(".log-entry.noted").allInnerTexts()))
        .contains("Ben offers to end the game now.", "Anna wants to play on.");

    // Whoever goes is away at the next look, though the table has not moved on.
    anna.route(
        url -> url.contains("known="),
        route ->
            route.fulfill(
                new Route.FulfillOptions()
                    .setBody(route.fetch().text().replace("\"online\":true", "\"online\":false"))
                    .setContentType("application/json")));
    anna.waitForSelector(".opponent .away");

    assertThat(house().complaints()).isEmpty();
  }

  private static void say(Page page, String text) {
    page.locator("#tab-chat").click();
    page.locator(".side form input").fill(text);
    page.locator(".side form button").click();
  }
}
