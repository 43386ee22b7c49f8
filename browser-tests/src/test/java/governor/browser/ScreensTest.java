package governor.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Every screen: axe finds nothing to object to, by day and by night; nothing scrolls sideways at
 * 320 px or at twice the size; nothing moves for those who want no motion.
 */
final class ScreensTest extends Visits {
  private static final int WIDTH = 1280;
  private static final int HEIGHT = 800;

  /** The rules that look at colours; all others are asked by night only where the page differs. */
  private static final List<String> COLOURS = List.of("color-contrast", "link-in-text-block");

  private final List<String> found = new ArrayList<>();

  @Test
  @Timeout(value = 400, unit = TimeUnit.SECONDS)
  void everyScreenIsForEverybody() {
    new Screens(house(), WIDTH, HEIGHT, this::look).walk();

    assertThat(found).isEmpty();
    assertThat(house().complaints()).isEmpty();
  }

  private void look(String screen, Page page) {
    axe(screen + " by day", page, new AxeBuilder(page));
    String day = page.content();
    page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
    AxeBuilder night = new AxeBuilder(page);
    axe(screen + " by night", page, page.content().equals(day) ? night.withRules(COLOURS) : night);
    page.emulateMedia(
        new Page.EmulateMediaOptions()
            .setColorScheme(ColorScheme.LIGHT)
            .setReducedMotion(ReducedMotion.REDUCE));
    if (number(page, "document.getAnimations().length") > 0) {
      found.add(screen + ": moves without being wanted to");
    }
    page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.NO_PREFERENCE));
    for (int[] size : new int[][] {{320, 640}, {WIDTH / 2, HEIGHT / 2}}) {
      page.setViewportSize(size[0], size[1]);
      int beyond =
          number(page, "document.scrollingElement.scrollWidth - document.body.clientWidth");
      if (beyond > 0) {
        found.add(screen + ": scrolls sideways by " + beyond + " px at " + size[0] + " px");
      }
    }
    page.setViewportSize(WIDTH, HEIGHT);
  }

  private static int number(Page page, String script) {
    return ((Number) page.evaluate("() => " + script)).intValue();
  }

  /** In the page itself, as axe can where there are no frames; else it opens a page each time. */
  private void axe(String screen, Page page, AxeBuilder axe) {
    assertThat(page.frames()).hasSize(1);
    axe.setLegacyMode(true)
        .analyze()
        .getViolations()
        .forEach(
            rule ->
                found.add(
                    screen
                        + ": "
                        + rule.getId()
                        + " "
                        + rule.getHelp()
                        + " "
                        + rule.getNodes().stream().map(node -> node.getHtml()).toList()));
  }
}
