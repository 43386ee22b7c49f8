package governor.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.Random;

/** Somebody at a table, who clicks what is lit. */
final class TablePage {
  private static final String ASKED_OR_OVER =
      "() => { const c = document.querySelector('table-screen')?.context; return"
          + " document.querySelector('.score, .handover') || (c?.ask && !c.busy && c.whole); }";
  private static final String ON_A_CHOICE =
      "() => document.activeElement.matches('.lit, .chosen, .bar .other, [data-confirm]')";
  private static final int MOST_CLICKS = 3_000;
  private static final String ON_AN_END =
      "() => document.activeElement.matches('[data-confirm][aria-disabled=false], .bar .other')";

  /** After so many keys what is picked is left alone and confirmed, until all around was tried. */
  private static final int PICKING_KEYS = 24;

  private static final int KEYS_AROUND = 150;

  private static final int MOST_KEYS = 400;

  private final Page page;
  private final Random random = new Random(7);
  private int clicks;
  private int acts;

  TablePage(Page page) {
    this.page = page;
  }

  /** Starts what the start screen proposes. */
  static TablePage quickGame(Page page, String address) {
    page.navigate(address);
    page.locator(".quick").click();
    page.waitForSelector(".bar, .handover");
    return new TablePage(page);
  }

  /** Waits until the player is asked something, or the game is over. */
  void waitForTurn() {
    page.waitForFunction(ASKED_OR_OVER);
  }

  boolean isOver() {
    return page.locator(".score").count() > 0;
  }

  /** Which question is asked: a number that grows, the seat and the kind. */
  String asking() {
    return (String) page.evaluate("() => document.querySelector('table-screen').context.asking");
  }

  int ply() {
    return ((Number)
            page.evaluate("() => document.querySelector('table-screen').context.position.ply"))
        .intValue();
  }

  /** Answers the question with clicks on what is lit and on the large button. */
  void answer() {
    String asking = asking();
    while (asking().equals(asking) && !isOver()) {
      click();
      if (clicks > MOST_CLICKS) {
        throw new AssertionError("no end after " + clicks + " clicks; asked " + asking());
      }
      page.waitForFunction(
          "() => !document.querySelector('table-screen')?.context?.busy"
              + " || document.querySelector('.score')");
    }
    acts++;
  }

  /**
   * Answers the question by keyboard: the focus is led to it, Enter picks what has the focus and
   * confirms what is picked; where that is not enough, Tab leads on.
   */
  void answerByKeyboard() {
    String asking = asking();
    for (int key = 0; asking().equals(asking) && !isOver(); key++) {
      if (key > MOST_KEYS) {
        throw new AssertionError("the keyboard leads nowhere; asked " + asking);
      }
      boolean there =
          key % KEYS_AROUND < PICKING_KEYS
              ? key % 4 < 3 && (Boolean) page.evaluate(ON_A_CHOICE)
              : (Boolean) page.evaluate(ON_AN_END);
      page.keyboard().press(there ? "Enter" : "Tab");
      page.waitForTimeout(30);
      page.waitForFunction(
          "() => !document.querySelector('table-screen')?.context?.busy"
              + " || document.querySelector('.score')");
    }
  }

  /** Clicks once on what is lit, or on the large button. */
  void clickOnce() {
    click();
  }

  private void click() {
    Locator confirm = page.locator("[data-confirm][aria-disabled=false]:not([disabled])");
    Locator other = page.locator(".bar .other");
    Locator sentence = page.locator(".sentences button");
    Locator lit = page.locator(".board .lit:not(.chosen)");
    if (confirm.count() > 0) {
      press(confirm);
    } else if (isPhone() && sentence.count() > 0) {
      pressOneOf(sentence);
    } else if (lit.count() > 0 && (other.count() == 0 || random.nextInt(6) > 0)) {
      pressOneOf(lit);
    } else if (other.count() > 0) {
      press(other.first());
    } else if (sentence.count() > 0) {
      pressOneOf(sentence);
    } else {
      page.waitForTimeout(50);
      return;
    }
    clicks++;
  }

  /** On a phone the sentences are pinned to the bottom and may cover what is lit behind them. */
  private boolean isPhone() {
    return page.viewportSize().width < 600;
  }

  private void pressOneOf(Locator several) {
    int number = several.count();
    if (number > 0) {
      press(several.nth(random.nextInt(number)));
    }
  }

  /** What was lit a moment ago may be gone; then the next click decides. */
  private static void press(Locator what) {
    try {
      what.first().click(new Locator.ClickOptions().setTimeout(3_000));
    } catch (com.microsoft.playwright.TimeoutError e) {
      // It has changed meanwhile.
    }
  }

  void playToTheEnd() {
    waitForTurn();
    while (!isOver()) {
      answer();
      waitForTurn();
    }
  }

  /** Clicks for each question that was answered. */
  double clicksPerAct() {
    return (double) clicks / Math.max(1, acts);
  }
}
