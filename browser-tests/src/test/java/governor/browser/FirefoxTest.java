package governor.browser;

import static org.assertj.core.api.Assertions.assertThat;

import governor.server.http.Site;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The app and its program in Firefox, which is another engine than Chromium's throughout. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Timeout(FirefoxTest.MOST_SECONDS)
final class FirefoxTest {
  static final int MOST_SECONDS = 600;
  private static final int MOST_CLICKS = 2_000;
  private static final int LAST_COUNTED_LEVEL = 5;

  /** Whether the game is over, or where to click next: on what is lit, on a sentence, on Done. */
  private static final String NEXT =
      """
      (() => {
        const { context } = document.querySelector('table-screen') ?? {};
        if (document.querySelector('.score')) return 'over';
        if (!context?.ask || context.busy || !context.whole) return '';
        const centre = (one) => {
          one.scrollIntoView({ block: 'nearest' });
          const { left, top, width, height } = one.getBoundingClientRect();
          return [Math.round(left + width / 2), Math.round(top + height / 2)];
        };
        const open = (names) => [...document.querySelectorAll(names)].filter((one) => {
          const hit = document.elementFromPoint(...centre(one));
          return hit && (one.contains(hit) || hit.contains(one));
        });
        const any = (list) => list[Math.floor(Math.random() * list.length)];
        const [confirm] = open('[data-confirm][aria-disabled=false]:not([disabled])');
        const lit = any(open('.board .lit:not(.chosen)'));
        const [other] = open('.bar .other');
        const next = confirm ?? (other && Math.random() < 0.2 ? other : lit) ?? other ?? any(open('.sentences button'));
        return next ? centre(next).join(' ') : '';
      })()
      """;

  @TempDir private static Path folder;
  private SiteHost host;
  private Firefox firefox;

  @BeforeAll
  void open() throws IOException {
    firefox = new Firefox(folder.resolve("firefox"));
    Site.write(folder.resolve("site"));
    host = new SiteHost(folder.resolve("site"));
  }

  @AfterAll
  void close() {
    if (firefox != null) {
      firefox.close();
    }
    if (host != null) {
      host.close();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"sanjuan", "puertorico"})
  void aWholeGameIsClickedThrough(String game) {
    firefox.navigate(host.address());
    firefox.evaluate(
        "localStorage.setItem('governor.settings', JSON.stringify({pace: 'instant', player: 'Anna',"
            + " lastGame: {game: '%s'}}))".formatted(game));
    firefox.navigate(host.address());
    firefox.await("document.querySelector('.quick:not([disabled])')");
    firefox.evaluate("document.querySelector('.quick').click()");

    int clicks = play();

    assertThat(firefox.evaluate("document.querySelector('.score').innerText")).contains("Anna");
    System.out.printf(Locale.ROOT, "Firefox: a game of %s by %d clicks%n", game, clicks);
  }

  private int play() {
    for (int clicks = 0; clicks < MOST_CLICKS; clicks++) {
      firefox.await(NEXT);
      String next = firefox.evaluate(NEXT);
      if (next.equals("over")) {
        return clicks;
      }
      if (!next.isEmpty()) {
        String[] place = next.split(" ");
        firefox.click(Integer.parseInt(place[0]), Integer.parseInt(place[1]));
      }
    }
    throw new AssertionError("no end after " + MOST_CLICKS + " clicks");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "sanjuan:2e+new-buildings+events players=3",
        "puertorico+new-buildings+nobles+buccaneer+festival players=3",
      })
  void rulesAndLevelsAreThoseOfTheJvm(String config) {
    firefox.navigate(host.address());
    firefox.evaluate(
        "import(document.querySelector('script[src*=\"app/main.js\"]').src.replace('app/main.js',"
            + " 'engine/engine.js')).then(({ Engine }) => { window.engine = new Engine(); return"
            + " engine.call('fetchNet', '%s'); }).then(() => '')".formatted(config));
    assertThat(firefox.evaluate("engine.call('rules', '%s', 8)".formatted(config)))
        .isEqualTo(Proof.rules(config, 8));
    for (int level = 1; level <= LAST_COUNTED_LEVEL; level++) {
      assertThat(firefox.evaluate("engine.call('level', '%s', %d, 1)".formatted(config, level)))
          .as("level " + level)
          .isEqualTo(Proof.level(config, level, 1));
    }
  }
}
