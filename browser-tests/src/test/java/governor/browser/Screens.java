package governor.browser;

import com.microsoft.playwright.Page;
import java.util.List;

/** Walks past every screen, so that each can be looked at. */
final class Screens {
  /** Somebody who looks at a screen. */
  interface Look {
    void at(String screen, Page page);
  }

  private final House house;
  private final int width;
  private final int height;
  private final Look look;

  Screens(House house, int width, int height, Look look) {
    this.house = house;
    this.width = width;
    this.height = height;
    this.look = look;
  }

  void walk() {
    screensWithoutATable();
    waiting();
    handOver();
    watched();
    for (String game : List.of("sanjuan", "puertorico")) {
      shortGame(game);
    }
    expansions();
  }

  private Page visitor(String settings) {
    return house.visitor("Anna", width, height, settings);
  }

  private void screensWithoutATable() {
    Page page = visitor("");
    page.navigate(house.address());
    page.waitForSelector(".quick");
    look.at("start", page);
    page.locator(".options summary").click();
    look.at("options", page);
    page.locator(".import summary").click();
    page.locator(".import textarea").fill(PlayedGame.of("sanjuan:2e", "import").text());
    page.locator(".import").scrollIntoViewIfNeeded();
    look.at("import", page);
    page.navigate(house.address() + "position");
    page.locator("[data-example=puertorico]").click();
    page.waitForSelector(".set-up-position button.primary:not([disabled])");
    look.at("position", page);
    page.navigate(house.address() + "settings");
    page.waitForSelector(".settings");
    look.at("settings", page);
    page.navigate(house.address() + "rules");
    page.waitForSelector(".rules-piece");
    look.at("rules", page);
    page.navigate(house.address() + "tour");
    page.waitForSelector("tour-screen h1");
    look.at("tour", page);
    page.context().close();
  }

  private void waiting() {
    Page page = visitor(Visits.game("sanjuan", "sanjuan:2e", "open", "computer"));
    page.navigate(house.address());
    page.locator(".quick").click();
    page.waitForSelector("input.link");
    look.at("waiting", page);
    page.context().close();
  }

  private void handOver() {
    Page page = visitor(Visits.game("sanjuan", "sanjuan:2e", "here"));
    page.navigate(house.address());
    page.locator(".quick").click();
    page.waitForSelector(".handover");
    look.at("hot-seat", page);
    page.context().close();
  }

  /** What somebody sees who watches with all hands open, by a link. */
  private void watched() {
    Page host = visitor(Visits.watchedGame("sanjuan", "sanjuan:2e", "computer", "computer"));
    TablePage table = TablePage.quickGame(host, house.address());
    table.waitForTurn();
    String link =
        (String)
            host.evaluate("() => document.querySelector('table-screen').context.table.watchLink");
    Page watcher = house.visitor("Will", width, height);
    watcher.navigate(house.address() + link.substring(1));
    watcher.locator(".seen-by select").selectOption("0");
    watcher.waitForSelector(".hand .card");
    look.at("watching", watcher);
    watcher.context().close();
    host.context().close();
  }

  /** A game of one round: its first question, a hint, the score sheet, the replay, the analysis. */
  private void shortGame(String game) {
    String edition = game.equals("sanjuan") ? "sanjuan:2e" : game;
    Page page = visitor(Visits.shortGame(game, edition, "computer", "computer"));
    TablePage table = TablePage.quickGame(page, house.address());
    table.waitForTurn();
    look.at(game + "-first", page);
    page.locator(".hint-button").click();
    page.waitForSelector(".candidates");
    look.at(game + "-hint", page);
    table.playToTheEnd();
    look.at(game + "-score", page);
    String address = page.url();
    page.navigate(address + "/replay?ply=3");
    page.waitForSelector(".replay-bar");
    look.at(game + "-replay", page);
    page.navigate(address + "/analysis");
    page.locator(".analysis button.primary").click();
    page.waitForSelector(".chart");
    look.at(game + "-analysis", page);
    page.context().close();
  }

  /** The draft of a game with all expansions, and its first role. */
  private void expansions() {
    String edition = "puertorico+new-buildings+nobles+buccaneer+festival";
    Page page = visitor(Visits.game("puertorico", edition, "computer", "computer", "computer"));
    TablePage table = TablePage.quickGame(page, house.address());
    table.waitForTurn();
    look.at("expansions-draft", page);
    while (table.asking().endsWith(" DRAFT")) {
      table.answer();
      table.waitForTurn();
    }
    look.at("expansions-first", page);
    page.context().close();
  }
}
