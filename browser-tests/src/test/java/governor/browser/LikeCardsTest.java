package governor.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import governor.core.Agenda;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;
import governor.sanjuan.phases.Prices;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;

/**
 * Like cards in San Juan: what is marked is what goes, though the engine pays by itself where it
 * has no choice, and a tap changes the card under it and not its twin.
 */
final class LikeCardsTest extends Visits {
  private static final String CONTEXT = "document.querySelector('table-screen').context";

  /** The cards with this mark, each by its place in the row. */
  private static final String MARKED =
      """
      async (mark) => {
        await document.querySelector('table-screen').context.board.picking.judged;
        await document.querySelector('table-screen').updateComplete;
        return [...document.querySelectorAll('.cards .card')].flatMap((card, i) => card.dataset.mark === mark ? [i] : []);
      }
      """;

  private static final String NAMES =
      "() => [...document.querySelectorAll('.cards .card')].map((card) => card.dataset.piece)";

  /** What the log tells of the first seat since it had so many lines. */
  private static final String TOLD =
      "([what, from]) => "
          + CONTEXT
          + ".log.filter((one) => one.n >= from && one.seat === 0 && one.what.startsWith(what))"
          + ".map((one) => one.piece)";

  private static boolean isAsked(SanJuanState s, int step) {
    return Agenda.step(s.top()) == step;
  }

  private static boolean hasTwins(SanJuanState s, IntUnaryOperator copies) {
    for (int card = 0; card < s.rules().kinds(); card++) {
      if (copies.applyAsInt(card) > 1) {
        return true;
      }
    }
    return false;
  }

  /**
   * Twins that are the first kind in hand, so that with one card more than the price the engine
   * pays one of them by itself.
   */
  private static boolean startsWithTwins(SanJuanState s) {
    for (int card = 0; card < s.rules().kinds(); card++) {
      if (s.inHand(0, card) > 0) {
        return s.inHand(0, card) > 1;
      }
    }
    return false;
  }

  /** Whether some building leaves one card in a hand of five or more. */
  private static boolean payingTakesAllButOne(SanJuanState s) {
    for (long left = s.handMask(0) & ~s.owned(0); left != 0; left &= left - 1) {
      int card = Long.numberOfTrailingZeros(left);
      if (s.handSize(0) > 4
          && Prices.of(s, 0, card, s.working(0), 0) == s.handSize(0) - 2
          && s.inHand(0, card) == 1) {
        return true;
      }
    }
    return false;
  }

  private Page at(PlayedGame.Moment moment) {
    Page page = house().visitor("Anna", 1280, 800);
    page.navigate(house().address());
    open(page, moment);
    return page;
  }

  private void open(Page page, PlayedGame.Moment moment) {
    String table = moment.game().continued(page, house().address(), moment.ply());
    page.navigate(house().address() + "t/" + table);
    new TablePage(page).waitForTurn();
  }

  @Test
  void whateverIsBuiltTheCardsThatPayAreMarked() {
    PlayedGame.Moment moment =
        PlayedGame.moment(
            "sanjuan:2e",
            "twins",
            s -> isAsked(s, StepId.BUILD) && startsWithTwins(s) && payingTakesAllButOne(s));
    Page page = at(moment);
    int cards = texts(page, NAMES).size();
    int forced = 0;
    for (int card = 0; card < cards; card++) {
      open(page, moment);
      if (page.locator(".hand .card").nth(card).getAttribute("class").contains("lit")) {
        forced += paysWhatIsMarked(page, card) ? 1 : 0;
      }
    }
    // Somewhere the engine paid a card by itself before it asked.
    assertThat(forced).isPositive();
    assertThat(house().complaints()).isEmpty();
  }

  /** Builds the card at this place; whether the engine paid by itself. */
  private boolean paysWhatIsMarked(Page page, int card) {
    int from = lines(page);
    List<String> names = texts(page, NAMES);
    page.locator(".hand .card").nth(card).click();
    page.waitForSelector("[data-confirm][aria-disabled=false]");
    List<Integer> marked = marked(page, "pay");
    assertThat(marked(page, "build")).containsExactly(card);
    String label = page.locator("[data-confirm]").innerText();
    if (!label.contains("for nothing")) {
      assertThat(label).endsWith("pay " + marked.size());
    }
    // What the engine does by itself is not in its row.
    Object row = page.evaluate("() => " + CONTEXT + ".board.plan().row.length");
    toggleEach(page, marked);
    assertThat(marked(page, "pay")).isEqualTo(marked);

    page.locator("[data-confirm]").click();
    page.waitForFunction("from => " + CONTEXT + ".log.some((one) => one.n >= from)", from);
    assertThat(told(page, "PAID", from)).containsExactlyInAnyOrderElementsOf(at(names, marked));
    return ((Number) row).intValue() < 1 + marked.size();
  }

  /** Takes each of these out of the set and puts it back: nothing else changes. */
  private static void toggleEach(Page page, List<Integer> marked) {
    for (int card : marked) {
      page.locator(".cards .card").nth(card).click();
      List<Integer> without = new ArrayList<>(marked);
      without.remove((Integer) card);
      assertThat(marked(page, "pay")).isEqualTo(without);
      page.waitForSelector("[data-confirm][aria-disabled=true]");
      page.locator(".cards .card").nth(card).click();
      assertThat(marked(page, "pay")).isEqualTo(marked);
      page.waitForSelector("[data-confirm][aria-disabled=false]");
    }
  }

  @Test
  void theSecondOfTwoLikeCardsIsBuiltAndTheFirstPays() {
    Page page =
        at(
            PlayedGame.moment(
                "sanjuan:2e",
                "second",
                s -> isAsked(s, StepId.BUILD) && startsWithTwins(s) && s.handSize(0) > 3));
    page.locator(".hand .card").nth(1).click();
    page.waitForSelector("[data-confirm][aria-disabled=false]");

    assertThat(marked(page, "build")).containsExactly(1);
    assertThat(marked(page, "pay")).doesNotContain(1);
  }

  @Test
  void likeCardsAreDiscardedOneByOne() {
    Page page =
        at(
            PlayedGame.moment(
                "sanjuan:2e",
                "discard",
                s ->
                    (isAsked(s, StepId.DISCARD_EXACTLY) || isAsked(s, StepId.COUNCIL_DISCARD))
                        && hasTwins(s, card -> s.inHand(0, card))));
    goes(page, "discard", "DISCARDED");
  }

  @Test
  void likeCardsAreKeptOneByOneAtTheCouncillor() {
    Page page =
        at(
            PlayedGame.moment(
                "sanjuan:2e",
                "keep",
                s -> isAsked(s, StepId.COUNCIL_KEEP) && hasTwins(s, s::offered)));
    goes(page, "keep", "KEPT");
  }

  /** Each of two like cards is marked by itself; what is marked at the end is what goes. */
  private void goes(Page page, String mark, String what) {
    int from = lines(page);
    List<String> names = texts(page, NAMES);
    for (int card : marked(page, mark)) {
      page.locator(".cards .card").nth(card).click();
    }
    assertThat(marked(page, mark)).isEmpty();
    String lit = "i => document.querySelectorAll('.cards .card')[i].matches('.lit')";
    int twins = 0;
    for (int card = 0; card < names.size(); card++) {
      if (names.indexOf(names.get(card)) != names.lastIndexOf(names.get(card))
          && (Boolean) page.evaluate(lit, card)) {
        page.locator(".cards .card").nth(card).click();
        assertThat(marked(page, mark)).containsExactly(card);
        page.locator(".cards .card").nth(card).click();
        assertThat(marked(page, mark)).isEmpty();
        twins++;
      }
    }
    assertThat(twins).isGreaterThan(1);
    // From the last on, so that of two like cards the second is taken first.
    for (int card = names.size() - 1; card >= 0; card--) {
      if (page.locator("[data-confirm][aria-disabled=false]").count() == 0
          && (Boolean) page.evaluate(lit, card)) {
        page.locator(".cards .card").nth(card).click();
        assertThat(marked(page, mark)).contains(card);
      }
    }
    List<Integer> marked = marked(page, mark);
    page.locator("[data-confirm]").click();
    page.waitForFunction("from => " + CONTEXT + ".log.some((one) => one.n >= from)", from);

    assertThat(told(page, what, from)).containsExactlyInAnyOrderElementsOf(at(names, marked));
    assertThat(house().complaints()).isEmpty();
  }

  private static int lines(Page page) {
    return ((Number) page.evaluate("() => (" + CONTEXT + ".log.at(-1)?.n ?? -1) + 1")).intValue();
  }

  private static List<Integer> marked(Page page, String mark) {
    List<?> places = (List<?>) page.evaluate(MARKED, mark);
    return places.stream().map(one -> ((Number) one).intValue()).toList();
  }

  private static List<String> at(List<String> names, List<Integer> places) {
    return places.stream().map(names::get).toList();
  }

  private static List<String> told(Page page, String what, int from) {
    return ((List<?>) page.evaluate(TOLD, List.of(what, from)))
        .stream().map(String::valueOf).toList();
  }

  private static List<String> texts(Page page, String script) {
    return ((List<?>) page.evaluate(script)).stream().map(String::valueOf).toList();
  }
}
