package governor.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.BoundingBox;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Nothing that appears moves anything that can be pressed: help, reasons and the large button have
 * room of their own, so that a tap takes what is under the finger.
 */
final class StillTest extends Visits {
  private static final Predicate<String> ROLE =
      words ->
          words.matches("take (settler|mayor|builder|craftsman|trader|captain|prospector.*|pro.*)");
  private static final Predicate<String> TILE =
      words -> words.matches("take (corn|indigo|sugar|tobacco|coffee|quarry)");
  private static final Predicate<String> BUILD = words -> words.startsWith("build ");

  /** The widths at which the tables look different, and the smallest that show all at once. */
  private static final int[][] SIZES = {
    {320, 640}, {390, 844}, {820, 1180}, {1024, 768}, {1280, 720}, {1440, 900}
  };

  /** Above what stays at the bottom of the page. */
  private static final String INTO_SIGHT =
      "one => { one.scrollIntoView({block: 'nearest'}); const foot ="
          + " document.querySelector('.answers') ?? document.querySelector('.foot'); const hidden ="
          + " one.getBoundingClientRect().bottom - foot.getBoundingClientRect().top; if"
          + " (!one.closest('.foot') && hidden > 0) scrollBy(0, hidden + 4); }";

  private static final int PATIENCE = 60;

  private static final String CONTEXT = "document.querySelector('table-screen').context";

  @ParameterizedTest
  @ValueSource(
      strings = {"puertorico", "puertorico+new-buildings+nobles+buccaneer+festival", "sanjuan:2e"})
  void noControlMovesUnderThePointerOrTheFocus(String preset) {
    PlayedGame game = PlayedGame.of(preset, "still");
    Page page = house().touchingVisitor("Anna", 1280, 720, ", language: 'de'");
    page.navigate(house().address());
    List<String> moved = new ArrayList<>();
    List<Predicate<String>> questions =
        preset.startsWith("puertorico") ? List.of(ROLE, TILE, BUILD) : List.of(ROLE, BUILD);
    for (Predicate<String> question : questions) {
      open(page, game, game.firstSeatAfter(0.4, question));
      for (int[] size : SIZES) {
        page.setViewportSize(size[0], size[1]);
        page.reload();
        new TablePage(page).waitForTurn();
        moved.addAll(new Stillness(page).moved());
      }
    }

    assertThat(moved).isEmpty();
    assertThat(house().complaints()).isEmpty();
  }

  /** The second tap at the same place is the one that takes it, where two are wanted. */
  @ParameterizedTest
  @CsvSource({"never, 1", "always, 2"})
  void aTapTakesTheRoleUnderTheFinger(String confirm, int taps) {
    PlayedGame game = PlayedGame.of("puertorico", "still");
    Page page = house().touchingVisitor("Anna", 390, 844, ", confirm: '" + confirm + "'");
    page.navigate(house().address());
    open(page, game, game.firstSeatAfter(0.4, ROLE));
    List<String> sent = new ArrayList<>();
    page.route(
        "**/choices",
        route -> {
          sent.add(route.request().postData().replaceAll(".*\"choices\":\\[(\\d+)\\].*", "$1"));
          route.fulfill(new Route.FulfillOptions().setStatus(409).setBody("{}"));
        });
    for (int width : new int[] {320, 390, 820, 1024}) {
      page.setViewportSize(width, 800);
      for (String place : List.of(".pr-role.lit", ".sentences button")) {
        int roles = page.locator(place).count();
        assertThat(roles).isGreaterThan(1);
        for (int i = 0; i < roles; i++) {
          String role = "%s %d at %d px".formatted(place, i, width);
          page.reload();
          new TablePage(page).waitForTurn();
          Object wanted = page.evaluate("i => String(" + CONTEXT + ".ask.choices[i].id)", i);
          sent.clear();
          page.locator(place).nth(i).evaluate(INTO_SIGHT);
          BoundingBox box = page.locator(place).nth(i).boundingBox();
          for (int tap = 0; tap < taps; tap++) {
            assertThat(sent).as(role).isEmpty();
            page.touchscreen().tap(box.x + box.width / 2, box.y + box.height / 2);
          }
          for (int waits = 0; sent.isEmpty() && waits < PATIENCE; waits++) {
            page.waitForTimeout(50);
          }
          assertThat(sent).as(role).containsExactly((String) wanted);
        }
      }
    }
    assertThat(house().complaints()).isEmpty();
  }

  private void open(Page page, PlayedGame game, int ply) {
    page.navigate(house().address() + "t/" + game.continued(page, house().address(), ply));
    new TablePage(page).waitForTurn();
  }
}
