package governor.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Sounds are made here, after the first touch, and end with one press in the header. */
final class SoundTest extends Visits {
  private static final String COUNT =
      """
      window.tones = 0;
      const make = BaseAudioContext.prototype.createOscillator;
      BaseAudioContext.prototype.createOscillator = function () { window.tones++; return make.call(this); };
      """;

  @Test
  void whoMutesHearsNothingMore() {
    Page page =
        house().visitor("Anna", 1280, 720, game("sanjuan", "sanjuan:2e", "computer", "computer"));
    page.addInitScript(COUNT);
    List<String> files = new ArrayList<>();
    page.onRequest(
        request -> {
          if (request.url().matches(".*\\.(mp3|ogg|wav|m4a|webm|opus|flac)")) {
            files.add(request.url());
          }
        });
    TablePage table = TablePage.quickGame(page, house().address());
    table.waitForTurn();
    page.waitForFunction("() => window.tones > 0");

    page.locator(".mute").click();
    page.evaluate("() => { window.tones = 0; }");
    table.answer();
    table.waitForTurn();

    assertThat(page.locator(".mute").getAttribute("aria-pressed")).isEqualTo("true");
    assertThat(page.evaluate("() => window.tones")).isEqualTo(0);
    assertThat(files).as("sounds that are fetched").isEmpty();
    page.locator(".mute").click();
    table.answer();
    table.waitForTurn();
    page.waitForFunction("() => window.tones > 0");
  }
}
