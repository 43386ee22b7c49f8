package governor.browser;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;

/**
 * The show at a table, held still and looked at frame by frame: nothing depends on how fast the
 * machine is, because every motion waits until it is told where in its time it is.
 */
final class Film {
  private static final String CAMERA =
      """
      (() => {
        const animate = Element.prototype.animate;
        window.motions = 0;
        Element.prototype.animate = function (...how) {
          const motion = animate.apply(this, how);
          window.motions++;
          if (window.mode === 'held') motion.pause();
          if (window.mode === 'fast') motion.finish();
          if (window.mode === 'count') this.closest('.score') ? motion.pause() : motion.finish();
          return motion;
        };
      })()\
      """;

  private static final String FLIGHTS =
      "document.getAnimations().filter(one => one.id === 'flight')";

  private static final int MOST_SCENES = 120;

  /** A picture on its way: where the middle of it is at a quarter of the way each. */
  record Flight(String picture, String words, List<List<Double>> way) {}

  private final Page page;

  /** The page must not have loaded anything yet. */
  Film(Page page) {
    this.page = page;
    page.addInitScript(CAMERA);
  }

  /**
   * How motions go from now on: held, fast (over at once), count (only the score's are held) or as
   * ever.
   */
  void mode(String mode) {
    page.evaluate("mode => { window.mode = mode; }", mode);
  }

  /** Waits until something is held. */
  void waitForScene() {
    page.waitForFunction(
        "() => document.getAnimations().some(one => one.id && one.id !== 'banner')");
  }

  /** Sets all that is held to this share of its time. */
  void at(double share) {
    page.evaluate(
        "share => document.getAnimations().filter(one => one.id).forEach(one => {"
            + " one.currentTime = share * Math.max(...document.getAnimations().filter(it => it.id)"
            + ".map(it => it.effect.getComputedTiming().endTime)); })",
        share);
  }

  /** Lets the scene be over. */
  void next() {
    page.evaluate("() => document.getAnimations().forEach(one => one.id && one.finish())");
  }

  /** Answers whatever is asked from now on, while nothing moves. */
  void answerOn() {
    page.evaluate(
        "() => { setInterval(() => { const c = document.querySelector('table-screen').context; if"
            + " (c.ask && !c.busy && !c.show.isOn) c.act(c.ask.draft?.choices.length ?"
            + " c.ask.draft.choices : [c.ask.choices[0].id]); }, 20); }");
  }

  int motions() {
    return ((Number) page.evaluate("window.motions")).intValue();
  }

  /** Holds the show at the first scene in which such a picture flies, and follows it. */
  Flight follow(String picture, String place) {
    Map<String, String> wanted = Map.of("picture", picture, "place", place);
    for (int scene = 0; scene < MOST_SCENES; scene++) {
      waitForScene();
      Object way = page.evaluate(FOLLOW, wanted);
      if (way != null) {
        return flight(way);
      }
      next();
    }
    throw new AssertionError(picture + " did not fly to " + place);
  }

  /** Null where it does not fly in this scene; else its picture, its words and its way. */
  private static final String FOLLOW =
      "({picture, place}) => { const motion = "
          + FLIGHTS
          + """
          .find(one => new RegExp(`^${picture}$`).test(one.effect.target.dataset.picture));
            if (!motion) return null;
            const { delay, duration } = motion.effect.getTiming();
            const middle = one => { const box = one.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
            const way = [0, 0.25, 0.5, 0.75, 1].map(share => {
              motion.currentTime = delay + share * duration;
              return middle(motion.effect.target);
            });
            const end = way[4];
            const inside = [...document.querySelectorAll(place)].some(one => {
              const box = one.getBoundingClientRect();
              return end[0] >= box.left && end[0] <= box.right && end[1] >= box.top && end[1] <= box.bottom;
            });
            if (!inside) return null;
            const { picture: shown } = motion.effect.target.dataset;
            return { shown: shown + ' ' + motion.effect.target.querySelector('use').getAttribute('href').split('#')[1], words: motion.effect.target.textContent, way };
          }\
          """;

  @SuppressWarnings("unchecked") // What the page answers is made just above.
  private static Flight flight(Object answer) {
    Map<String, Object> it = (Map<String, Object>) answer;
    List<List<Number>> way = (List<List<Number>>) it.get("way");
    return new Flight(
        (String) it.get("shown"),
        (String) it.get("words"),
        way.stream().map(at -> at.stream().map(Number::doubleValue).toList()).toList());
  }
}
