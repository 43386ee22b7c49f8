package governor.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The end of a game is shared as a picture and a link, which opens at its moment and shows what it
 * is.
 */
final class SharingTest extends Visits {
  private static final int WIDTH = 1200;
  private static final int HEIGHT = 630;

  /** Where the houses stand in the picture. */
  private static final int TOWN = 260;

  /** The ink of every house's outline. */
  private static final int INK = 0x2b2a33;

  private static final int MANY = 3_000;

  static final Pattern IMAGE = Pattern.compile("<meta property=\"og:image\" content=\"([^\"]+)\"");

  @ParameterizedTest
  @CsvSource({"sanjuan:2e, San Juan", "puertorico, Puerto Rico"})
  void theEndIsAPictureAndALink(String preset, String title) throws IOException {
    PlayedGame played = PlayedGame.of(preset, "share");
    Page page = house().visitor("Anna", 1280, 720);
    page.addInitScript(
        "navigator.canShare = undefined; Object.defineProperty(navigator, 'clipboard', {value:"
            + " {writeText: async text => { window.copied = text; }}})");
    page.navigate(house().address());
    String table = played.continued(page, house().address(), played.length() - 3);
    page.navigate(house().address() + "t/" + table);
    new TablePage(page).playToTheEnd();

    Download saved = page.waitForDownload(() -> page.locator(".score .share").click());

    assertThat(saved.suggestedFilename()).endsWith(".png");
    try (InputStream in = saved.createReadStream()) {
      BufferedImage picture = ImageIO.read(in);
      assertThat(picture.getWidth()).isEqualTo(WIDTH);
      assertThat(picture.getHeight()).isEqualTo(HEIGHT);
      assertThat(inked(picture)).as("outlines of houses").isGreaterThan(MANY);
    }
    String link = (String) page.evaluate("() => window.copied");
    assertThat(link).matches(house().address() + "t/[^/]+/replay\\?ply=\\d+&watch=.+");

    Page friend = house().visitor("Ben", 1280, 720);
    friend.navigate(link);
    friend.waitForSelector(".replay-bar");
    assertThat(friend.locator(".score .sheet").count()).as("the end is what it shows").isOne();
    assertPreview(page, link, title);
    assertThat(house().complaints()).isEmpty();
  }

  /** What a messenger reads, which runs no scripts. */
  private void assertPreview(Page page, String link, String title) {
    String text = page.request().get(link).text();
    assertThat(text)
        .contains("<meta property=\"og:title\" content=\"" + title + " – Governor\">")
        .contains("to look at step by step.")
        .contains("summary_large_image");
    Matcher image = IMAGE.matcher(text);
    assertThat(image.find()).isTrue();
    APIResponse picture = page.request().get(image.group(1));
    assertThat(picture.status()).isEqualTo(200);
    assertThat(picture.headers()).containsEntry("content-type", "image/png");
  }

  private static long inked(BufferedImage picture) {
    return IntStream.range(TOWN, HEIGHT)
        .mapToLong(
            y ->
                IntStream.range(0, WIDTH)
                    .filter(x -> (picture.getRGB(x, y) & 0xffffff) == INK)
                    .count())
        .sum();
  }
}
