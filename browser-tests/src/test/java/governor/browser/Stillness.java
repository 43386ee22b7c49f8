package governor.browser;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;

/** Points at every control of a table, touches it and gives it the focus, and notes what moves. */
final class Stillness {
  /**
   * What the page is asked. A card that is lifted under the pointer keeps its place, so a control's
   * own transform does not count.
   */
  private static final String TOOLS =
      """
      () => {
        const controls = () => [...document.querySelectorAll('button, a[href], input, select, summary')]
          .filter((one) => one.checkVisibility());
        const placeOf = (one) => {
          const box = one.getBoundingClientRect();
          const { m41, m42 } = new DOMMatrix(getComputedStyle(one).transform);
          return [box.x - m41, box.y - m42, box.width, box.height].map(Math.round);
        };
        const nameOf = (one) => `${one.className} ${one.ariaLabel ?? one.textContent}`.replace(/\\s+/g, ' ').trim().slice(0, 60);
        let places = new Map();
        // Of each sort some are enough.
        const sorts = new Map();
        const shown = controls().filter((one) => {
          sorts.set(one.className, (sorts.get(one.className) ?? 0) + 1);
          return one.closest('.table') && sorts.get(one.className) <= 3;
        });
        window.still = {
          number: shown.length,
          /** Brings a control into sight and says where its middle is; nothing where something covers it. */
          show(i) {
            const one = shown[i];
            if (!one.isConnected || !one.checkVisibility()) return null;
            one.scrollIntoView({ block: 'center', inline: 'nearest' });
            const { x, y, width, height } = one.getBoundingClientRect();
            const middle = [x + width / 2, y + height / 2];
            if (!one.contains(document.elementFromPoint(...middle))) return null;
            places = new Map(controls().map((each) => [each, placeOf(each)]));
            return [...middle, one.matches('.board [aria-disabled=true]') ? 1 : 0];
          },
          focus: (i) => shown[i].focus({ preventScroll: true }),
          async moved(i, how) {
            await document.querySelector('table-screen').updateComplete;
            return [...places].filter(([one]) => one.isConnected).flatMap(([one, place]) => {
              const now = placeOf(one);
              const moves = now.some((side, k) => Math.abs(side - place[k]) > 1);
              return moves ? [`${how} ${nameOf(shown[i])}: ${nameOf(one)} ${place} -> ${now}`] : [];
            });
          },
        };
      }
      """;

  private final Page page;
  private final List<String> moved = new ArrayList<>();

  Stillness(Page page) {
    this.page = page;
  }

  /** What moved, and when. */
  List<String> moved() {
    page.evaluate(TOOLS);
    int controls = ((Number) page.evaluate("() => still.number")).intValue();
    for (int i = 0; i < controls; i++) {
      page.mouse().move(1, 1);
      List<?> place = (List<?>) page.evaluate("i => still.show(i)", i);
      if (place != null) {
        double x = ((Number) place.get(0)).doubleValue();
        double y = ((Number) place.get(1)).doubleValue();
        page.mouse().move(x, y);
        look(i, "pointing at");
        page.evaluate("i => still.focus(i)", i);
        look(i, "focus on");
        if (((Number) place.get(2)).intValue() == 1) {
          page.touchscreen().tap(x, y);
          look(i, "tapping");
          page.keyboard().press("Escape");
        }
      }
    }
    return moved;
  }

  private void look(int control, String how) {
    String script = "([i, how]) => still.moved(i, how)";
    for (Object one : (List<?>) page.evaluate(script, List.of(control, how))) {
      moved.add(page.viewportSize().width + " px, " + one);
    }
  }
}
