package governor.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.BoundingBox;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
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
          + " (!one.closest('.foot') && hidden > 0) { const before = one.getBoundingClientRect().y;"
          + " scrollBy(0, hidden + 4); if (one.getBoundingClientRect().y === before)"
          + " document.querySelector('.board').scrollBy(0, hidden + 4); } }";

  private static final int PATIENCE = 60;

  private static final String CONTEXT = "document.querySelector('table-screen').context";

  /**
   * With this property every kind of question is looked at in every window; else each in two of
   * them.
   */
  private static final boolean THOROUGH = Boolean.getBoolean("thorough");

  /**
   * A game with questions of every kind: by name, and the place of each kind's first question to
   * the first seat once the game is on its way.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {"puertorico", "puertorico+new-buildings+nobles+buccaneer+festival", "sanjuan:2e"})
  void noControlMovesUnderThePointerOrTheFocus(String preset) {
    PlayedGame game = PlayedGame.of(preset, "still");
    Page page = house().touchingVisitor("Anna", 1280, 720, ", language: 'de'");
    page.navigate(house().address());
    List<String> moved = new ArrayList<>();
    String record = game.imported(page, house().address());
    List<Integer> kinds = game.kindsOfQuestions(0.3);
    assertThat(kinds).hasSizeGreaterThan(4);
    for (int i = 0; i < kinds.size(); i++) {
      String table = PlayedGame.continued(page, house().address(), record, kinds.get(i));
      page.navigate(house().address() + "t/" + table);
      new TablePage(page).waitForTurn();
      for (int place = 0; place < SIZES.length; place++) {
        if (THOROUGH || (place + i) % (SIZES.length / 2) == 0) {
          page.setViewportSize(SIZES[place][0], SIZES[place][1]);
          page.reload();
          new TablePage(page).waitForTurn();
          moved.addAll(new Stillness(page).moved());
        }
      }
    }

    assertThat(moved).isEmpty();
    assertThat(house().complaints()).isEmpty();
  }

  /**
   * What lies at a question's controls, and how it is found: all roles, tiles, buildings and cards.
   */
  private record Pieces(String game, Predicate<String> question, String place) {}

  private static final List<Pieces> ALL_PIECES =
      List.of(
          new Pieces("puertorico", ROLE, ".pr-role.lit"),
          new Pieces("puertorico", TILE, ".pr-tile.lit:not(.back)"),
          new Pieces("puertorico", BUILD, ".pr-building.lit"),
          new Pieces("sanjuan:2e", ROLE, ".role.lit"),
          new Pieces("sanjuan:2e", BUILD, ".hand .card.lit"));

  /**
   * What a tap has led to: the piece of the choice that was sent, or what the large button says.
   */
  private static final String OUTCOME =
      """
      ([sent, label]) => {
        const { context: c } = document.querySelector('table-screen');
        const plan = c.board.plan()?.label;
        const choice = c.ask.choices.find((one) => String(one.id) === sent);
        const plain = (text) => text.replaceAll('\u00ad', '').toLowerCase();
        const piece = choice && plain(c.piece(choice.piece));
        if (choice) return plain(label).includes(piece) ? '' : `${label} took ${piece}`;
        const said = plain(label).split('.')[0].replace(/^build /, '');
        return plan && plain(plan).includes(said) ? '' : `${label} led to ${plan}`;
      }
      """;

  /**
   * Every control does what its label says when it is tapped in its middle: each sort in three of
   * the windows, and in all of them where it is to be thorough.
   */
  @Test
  void aTapTakesWhatIsUnderTheFinger() {
    Page page = house().touchingVisitor("Anna", 390, 844, ", confirm: 'never'");
    page.navigate(house().address());
    List<String> sent = new ArrayList<>();
    page.route(
        "**/choices",
        route -> {
          sent.add(route.request().postData().replaceAll(".*\"choices\":\\[(\\d+)\\].*", "$1"));
          route.fulfill(new Route.FulfillOptions().setStatus(409).setBody("{}"));
        });
    List<String> wrong = new ArrayList<>();
    for (Pieces pieces : ALL_PIECES) {
      PlayedGame game = PlayedGame.of(pieces.game(), "still");
      open(page, game, game.firstSeatAfter(0.4, pieces.question()));
      for (int place = 0; place < SIZES.length; place++) {
        if (!THOROUGH && (place + ALL_PIECES.indexOf(pieces)) % 2 > 0) {
          continue;
        }
        int[] size = SIZES[place];
        page.setViewportSize(size[0], size[1]);
        page.reload();
        new TablePage(page).waitForTurn();
        int number = page.locator(pieces.place()).count();
        assertThat(number).as("%s at %d px", pieces.place(), size[0]).isPositive();
        for (int i = 0; i < number; i++) {
          sent.clear();
          String outcome = tap(page, pieces.place(), i, sent);
          if (!outcome.isEmpty()) {
            wrong.add(size[0] + " px: " + outcome);
          }
        }
      }
    }

    assertThat(wrong).isEmpty();
    assertThat(house().complaints()).isEmpty();
  }

  /** Taps one control; an empty text, or what it did instead of what its label says. */
  private static String tap(Page page, String place, int i, List<String> sent) {
    page.keyboard().press("Escape");
    Locator control = page.locator(place).nth(i);
    String label = control.getAttribute("aria-label");
    control.evaluate(INTO_SIGHT);
    BoundingBox box = control.boundingBox();
    page.evaluate("() => { window.before = " + CONTEXT + ".position; }");
    page.touchscreen().tap(box.x + box.width / 2, box.y + box.height / 2);
    for (int waits = 0; sent.isEmpty() && waits < PATIENCE; waits++) {
      if ((Boolean) page.evaluate("() => Boolean(" + CONTEXT + ".board.plan())")) {
        break;
      }
      page.waitForTimeout(20);
    }
    page.waitForFunction("() => !" + CONTEXT + ".busy && " + CONTEXT + ".ask");
    if (!sent.isEmpty()) {
      // A refused choice has the page ask anew; what it draws then would take the next tap away.
      page.waitForFunction("() => " + CONTEXT + ".position !== window.before");
      page.evaluate("() => document.querySelector('table-screen').updateComplete");
    }
    String did =
        (String) page.evaluate(OUTCOME, List.of(sent.isEmpty() ? "" : sent.getFirst(), label));
    if (sent.isEmpty()) {
      // What was picked is put back, so that the next one can be.
      page.evaluate("() => { " + CONTEXT + ".board.asked(); " + CONTEXT + ".changed(); }");
    }
    return did;
  }

  /** Where two taps are wanted, the second at the same place is the one that takes it. */
  @Test
  void theSecondTapTakesTheRoleUnderTheFinger() {
    PlayedGame game = PlayedGame.of("puertorico", "still");
    theSecondTapTakes(game, game.firstSeatAfter(0.4, ROLE), ".pr-role.lit", 320, 1024);
  }

  @Test
  void theSecondTapTakesTheSentenceUnderTheFinger() {
    PlayedGame.Moment use = PlayedGame.chosen("puertorico", "press", "use hacienda"::equals);
    theSecondTapTakes(use.game(), use.ply(), ".sentences button", 320, 390);
  }

  private void theSecondTapTakes(PlayedGame game, int ply, String place, int... widths) {
    Page page = house().touchingVisitor("Anna", 390, 844, ", confirm: 'always'");
    page.navigate(house().address());
    open(page, game, ply);
    List<String> sent = new ArrayList<>();
    page.route(
        "**/choices",
        route -> {
          sent.add(route.request().postData().replaceAll(".*\"choices\":\\[(\\d+)\\].*", "$1"));
          route.fulfill(new Route.FulfillOptions().setStatus(409).setBody("{}"));
        });
    for (int width : widths) {
      page.setViewportSize(width, 800);
      page.reload();
      new TablePage(page).waitForTurn();
      for (int i = 0; i < 2; i++) {
        String role = "%s %d at %d px".formatted(place, i, width);
        Object wanted = page.evaluate("i => String(" + CONTEXT + ".ask.choices[i].id)", i);
        sent.clear();
        page.locator(place).nth(i).evaluate(INTO_SIGHT);
        BoundingBox box = page.locator(place).nth(i).boundingBox();
        for (int tap = 0; tap < 2; tap++) {
          assertThat(sent).as(role).isEmpty();
          page.touchscreen().tap(box.x + box.width / 2, box.y + box.height / 2);
        }
        for (int waits = 0; sent.isEmpty() && waits < PATIENCE; waits++) {
          page.waitForTimeout(50);
        }
        assertThat(sent).as(role).containsExactly((String) wanted);
        page.waitForFunction("() => !" + CONTEXT + ".busy && " + CONTEXT + ".ask");
      }
    }
    assertThat(house().complaints()).isEmpty();
  }

  private void open(Page page, PlayedGame game, int ply) {
    page.navigate(house().address() + "t/" + game.continued(page, house().address(), ply));
    new TablePage(page).waitForTurn();
  }
}
