package governor.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Everything that happens is seen to happen, in its order, and nobody has to wait for it. */
final class ShowTest extends Visits {
  private static final String CONTEXT = "document.querySelector('table-screen').context";

  /** Answers with the proposal, or with the first choice. */
  private static final String ANSWER =
      "() => { const c = "
          + CONTEXT
          + "; c.act(c.ask.draft?.choices.length ? c.ask.draft.choices : [c.ask.choices[0].id]); }";

  /** Whether the table shows what the server has, and asks for an answer or is over. */
  private static final String AT_REST =
      "() => { const c = "
          + CONTEXT
          + "; return !c.busy && !c.show.isOn && c.position.version === c.newest && (c.ask ||"
          + " c.position.score); }";

  private static final int EVENTS = 200;

  /** A card that was chosen lies so many pixels higher. */
  private static final double LIFT = 8;

  @Test
  void aBuiltCardTravelsFromTheHandToItsLot() {
    PlayedGame game = PlayedGame.of("sanjuan:2e", "still");
    Page page = house().visitor("Anna", 1280, 720, ", pace: 'normal'");
    Film film = new Film(page);
    open(page, game, game.firstSeatAfter(0.4, words -> words.startsWith("build ")));
    film.mode("held");
    String piece =
        (String) page.evaluate("() => " + CONTEXT + ".choices('BUILD')[0].piece.toString()");
    List<Double> hand = middle(page, "[data-spot='hand-0'] [data-piece='" + piece + "']");
    page.evaluate("() => { const c = " + CONTEXT + "; c.act([c.choices('BUILD')[0].id]); }");
    film.answerOn();

    Film.Flight flight =
        film.follow("house-.*", "[data-spot='town-0'] [data-piece='" + piece + "']");

    assertThat(flight.picture()).contains(piece.replace(' ', '-'));
    assertThat(distance(flight.way().getFirst(), hand)).as("from the hand").isLessThan(LIFT);
    assertComesNearer(flight);
  }

  @Test
  void aBarrelTravelsFromTheStoreToItsShip() {
    PlayedGame game = PlayedGame.of("puertorico", "still");
    Page page = house().visitor("Anna", 1280, 720, ", pace: 'normal'");
    Film film = new Film(page);
    open(page, game, game.firstSeatAfter(0.3, words -> words.matches("load .* ship.*")));
    film.mode("held");
    Map<?, ?> load =
        (Map<?, ?>)
            page.evaluate(
                "() => { const one = "
                    + CONTEXT
                    + ".ask.choices.find(it => it.verb === 'LOAD'); return {good: one.piece, ship:"
                    + " one.number, id: one.id}; }");
    String good = (String) load.get("good");
    List<Double> store = middle(page, "[data-spot='seat-0'] [data-spot='good-" + good + "']");
    page.evaluate("id => { " + CONTEXT + ".act([id]); }", load.get("id"));

    Film.Flight flight = film.follow("good-" + good, "[data-spot='ship-" + load.get("ship") + "']");

    assertThat(distance(flight.way().getFirst(), store))
        .as("from the store %s: %s", store, flight)
        .isLessThan(LIFT);
    assertComesNearer(flight);
  }

  @Test
  void ofTheCardsOfOthersOnlyTheBacksAreSeen() {
    PlayedGame game = PlayedGame.of("sanjuan:2e", "still");
    Page page = house().visitor("Anna", 1280, 720, ", pace: 'normal'");
    Film film = new Film(page);
    open(page, game, game.roleAfter(0));
    film.mode("held");
    List<Double> deck = middle(page, "[data-spot='deck']");
    page.evaluate(
        "() => { const c = " + CONTEXT + "; c.act([c.choices('TAKE', 'councillor')[0].id]); }");
    film.answerOn();

    Film.Flight flight = film.follow("back", "[data-spot='hand-1']");

    assertThat(flight.picture()).isEqualTo("back card-back");
    assertThat(flight.words()).isEmpty();
    assertThat(distance(flight.way().getFirst(), deck)).isLessThan(2);
    assertComesNearer(flight);
  }

  @ParameterizedTest
  @CsvSource({"instant, NO_PREFERENCE", "normal, REDUCE"})
  void nothingMovesWhereNothingIsToMove(String pace, ReducedMotion motion) {
    Page page =
        house()
            .visitor(
                "Anna",
                1280,
                720,
                ", pace: '" + pace + "'" + game("sanjuan", "2e", "computer", "computer"));
    page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(motion));
    Film film = new Film(page);
    TablePage.quickGame(page, house().address());
    for (int act = 0; act < 12; act++) {
      answer(page);
    }

    assertThat(film.motions()).isZero();
    assertThat(page.locator(".flyer, .show-ring, .show-banner").count()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"mouse", "Enter", " "})
  void theShowIsSkipped(String how) {
    Page page =
        house()
            .visitor(
                "Anna",
                1280,
                720,
                ", pace: 'slow'" + game("sanjuan", "2e", "computer", "computer"));
    Film film = new Film(page);
    TablePage.quickGame(page, house().address());
    page.waitForFunction(AT_REST);
    film.mode("held");
    page.evaluate(
        "() => { const c = " + CONTEXT + "; c.act([c.choices('TAKE', 'prospector')[0].id]); }");
    page.waitForFunction("() => " + CONTEXT + ".show.isBehind && !" + CONTEXT + ".busy");
    // The server is ahead of the show by now, whatever the show has told.
    page.waitForFunction(
        "async () => { const c = "
            + CONTEXT
            + "; const now = await (await fetch(`/api/v1/tables/${c.id}`)).json(); return now.ask"
            + " && now.version === c.newest; }");
    List<String> sent = new ArrayList<>();
    page.onRequest(
        request -> {
          if (request.method().equals("POST")) {
            sent.add(request.url());
          }
        });
    if (how.equals("mouse")) {
      page.locator("[data-spot='role-builder']").click(new Locator.ClickOptions().setForce(true));
    } else {
      page.keyboard().press(how);
    }

    page.waitForFunction(AT_REST);
    assertThat(sent).as("what was pressed to skip chooses nothing").isEmpty();
    assertThat(page.locator(".flyer").count()).isZero();
    assertThat(house().complaints()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"sanjuan", "puertorico"})
  void twoHundredEventsEndWhereTheServerIs(String name) {
    String edition = name.equals("sanjuan") ? "2e" : "";
    Page page =
        house()
            .visitor(
                "Anna",
                1280,
                720,
                ", pace: 'normal'" + game(name, edition, "computer", "computer"));
    Film film = new Film(page);
    TablePage.quickGame(page, house().address());
    page.waitForFunction(AT_REST);
    film.mode("fast");
    page.evaluate(WATCH);
    int events = 0;
    while (events < EVENTS && !(Boolean) page.evaluate("() => !" + CONTEXT + ".ask")) {
      answer(page);
      assertThat(page.evaluate(SAME_AS_SERVER)).isEqualTo(true);
      events = ((Number) page.evaluate("() => window.lines.length")).intValue();
    }

    assertThat(events).isGreaterThanOrEqualTo(EVENTS);
    assertThat((Boolean) page.evaluate(IN_ORDER)).isTrue();
  }

  /** Notes the lines as they are told. */
  private static final String WATCH =
      "() => { const { show } = "
          + CONTEXT
          + "; window.lines = []; const play = show.play.bind(show); show.play = (scene, ...rest)"
          + " => { window.lines.push(...scene.entries.map(one => one.n)); return play(scene,"
          + " ...rest); }; }";

  private static final String IN_ORDER =
      "() => window.lines.every((n, i) => i === 0 || n === window.lines[i - 1] + 1)";

  private static final String SAME_AS_SERVER =
      "async () => { const c = "
          + CONTEXT
          + "; const now = await (await fetch(`/api/v1/tables/${c.id}`)).json(); return"
          + " JSON.stringify(now.view) === JSON.stringify(c.view); }";

  private static void answer(Page page) {
    page.waitForFunction(AT_REST);
    if ((Boolean) page.evaluate("() => Boolean(" + CONTEXT + ".ask)")) {
      page.evaluate(ANSWER);
      page.waitForFunction(AT_REST);
    }
  }

  private void open(Page page, PlayedGame game, int ply) {
    page.navigate(house().address());
    String table = game.continued(page, house().address(), ply);
    page.navigate(house().address() + "t/" + table);
    page.waitForFunction("() => document.querySelector('table-screen')?.context?.whole");
    page.waitForFunction(AT_REST);
  }

  @SuppressWarnings("unchecked") // Two numbers.
  private static List<Double> middle(Page page, String place) {
    List<Number> at =
        (List<Number>)
            page.evaluate(
                "place => { const box = [...document.querySelectorAll(place)].filter(one =>"
                    + " one.getClientRects().length).at(-1).getBoundingClientRect(); return [box.x"
                    + " + box.width / 2, box.y + box.height / 2]; }",
                place);
    return at.stream().map(Number::doubleValue).toList();
  }

  private static double distance(List<Double> one, List<Double> other) {
    return Math.hypot(one.get(0) - other.get(0), one.get(1) - other.get(1));
  }

  private static void assertComesNearer(Film.Flight flight) {
    List<Double> end = flight.way().getLast();
    for (int i = 1; i < flight.way().size(); i++) {
      assertThat(distance(flight.way().get(i), end))
          .isLessThan(distance(flight.way().get(i - 1), end));
    }
  }
}
