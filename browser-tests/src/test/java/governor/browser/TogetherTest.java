package governor.browser;

import static com.microsoft.playwright.options.WaitForSelectorState.DETACHED;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Dialog;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What two people at a table are told of each other. */
final class TogetherTest extends Visits {
  private static final String WITH_A_CLOCK =
      ", lastGame: {game: 'sanjuan', edition: 'sanjuan:2e', houseRules: {}, seats: [{kind: 'me',"
          + " name: 'Anna'}, {kind: 'open', level: 1, name: 'Ben', personality: ''}], options:"
          + " {shuffleSeats: false, clock: '90s'}}";

  private Page anna;
  private Page ben;

  /** Anna sets up a table with a clock, and Ben comes by its link. */
  private void together(int width, int height) {
    anna = house().visitor("Anna", width, height, WITH_A_CLOCK);
    anna.navigate(house().address());
    anna.locator(".quick").click();
    String link = anna.locator("input.link").inputValue();
    ben = house().visitor("Ben", width, height);
    ben.navigate(link);
    ben.waitForSelector("form button.primary");
    assertThat(ben.locator(".waiting").innerText())
        .as("what one sits down to")
        .contains("San Juan")
        .contains("Clock: 90 seconds a decision");
    ben.locator("form button.primary").click();
    anna.waitForSelector(".bar");
    ben.waitForSelector(".bar");
  }

  /** Asks the server for something in the name of whoever has this page. */
  private static void post(Page page, String what) {
    page.evaluate(
        "what =>"
            + " fetch(`/api/v1/tables/${document.querySelector('table-screen').context.id}/${what}`,"
            + " {method: 'POST', headers: {'Content-Type': 'application/json'}, body: '{}'})",
        what);
  }

  @ParameterizedTest
  @CsvSource({"1280, 720", "390, 844"})
  void aRematchIsAnInvitation(int width, int height) {
    together(width, height);
    String game = anna.url();
    post(anna, "end-offer");
    post(ben, "end-offer");
    ben.waitForSelector(".score");

    // The table is named a moment before it is there.
    boolean[] asked = {false};
    ben.route(
        "**/api/v1/tables/*",
        route -> {
          if (asked[0] || game.endsWith(route.request().url().replaceAll(".*/|\\?.*", ""))) {
            route.resume();
          } else {
            asked[0] = true;
            route.fulfill(new Route.FulfillOptions().setStatus(404).setBody("{}"));
          }
        });

    // Ben is told, sees what he would begin, and does not want to.
    anna.locator(".bar .primary.large").click();
    anna.waitForSelector(".waiting [role=status]");
    assertThat(anna.locator(".waiting").innerText())
        .contains("Rematch", "Clock: 90 seconds a decision", "when Ben has accepted");
    ben.waitForSelector(".news.rematch");
    assertThat(ben.locator(".news.rematch").innerText())
        .contains("Anna invites you to a rematch. Clock: 90 seconds a decision.");
    assertThat(ben.title()).isEqualTo("● Rematch – Governor");
    ben.locator(".news.rematch button").click();
    anna.waitForSelector(".waiting a.button");
    assertThat(anna.locator(".waiting").innerText()).contains("Ben does not want it now");

    // Later he invites, and the clock does not run before Anna has accepted.
    ben.waitForFunction("() => document.querySelector('.bar .large')?.innerText === 'Rematch'");
    ben.locator(".bar .primary.large").click();
    ben.waitForSelector(".waiting [role=status]");
    anna.navigate(game);
    anna.waitForSelector(".news.rematch");
    assertThat(ben.locator(".clock").count()).isZero();
    anna.locator(".bar .primary.large").click();
    anna.waitForSelector(".bar .hint-button");
    ben.waitForSelector(".clock");

    assertThat(anna.url()).isNotEqualTo(game).isEqualTo(ben.url());
    assertThat(house().complaints()).isEmpty();
  }

  /** A game for which nobody comes can be called off, and is no game to be replayed. */
  @Test
  void aGameThatNobodyJoinsIsCalledOff() {
    anna = house().visitor("Anna", 390, 844, WITH_A_CLOCK);
    anna.onDialog(Dialog::accept);
    anna.navigate(house().address());
    anna.locator(".quick").click();
    anna.locator(".call-off").click();
    anna.waitForFunction(
        "() => document.querySelector('.waiting').innerText.includes('called off before it"
            + " began')");
    assertThat(anna.locator("input.link").count()).isZero();

    String game = anna.url().replaceAll(".*/t/", "");
    anna.navigate(house().address());
    anna.waitForSelector(".table-list [href$='t/" + game + "']");
    assertThat(anna.locator(".table-list [href$='t/" + game + "/replay']").count()).isZero();
    assertThat(house().complaints()).isEmpty();
  }

  @Test
  void whatTheOtherDoesBesideTheGameIsSeen() {
    together(1280, 720);

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
    ben.waitForSelector(".declined-end");
    assertThat(ben.locator(".declined-end").innerText()).contains("Anna wants to play on.");
    assertThat(anna.locator(".declined-end").count()).isZero();
    ben.locator(".declined-end button").click();
    ben.waitForSelector(".declined-end", new Page.WaitForSelectorOptions().setState(DETACHED));

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
