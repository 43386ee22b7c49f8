package governor.browser;

import static org.assertj.core.api.Assertions.assertThat;

import governor.server.http.Site;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a browser fetches to play without a server, packed as hosts pack it. */
final class SizeTest {
  private static final int MOST_AT_FIRST = 1_200_000;
  private static final int MOST_OF_ALL = 6_000_000;

  /** The largest that a game of San Juan without expansions needs. */
  private static final String NET = "engine/nets/sanjuan-base-4.net";

  /** What only the other game has. */
  private static final Pattern OTHER_GAME = Pattern.compile("puertorico|puerto-rico");

  private static final Pattern NAME = Pattern.compile("'([^']+)'");

  @TempDir private static Path folder;
  private static String service;
  private static Path files;

  @BeforeAll
  static void write() throws IOException {
    Site.write(folder);
    service = Files.readString(folder.resolve("sw.js"));
    files = folder.resolve("files").resolve(names("VERSION").getFirst());
  }

  /** All of the app that a game of San Juan can come to need, with the program and a net. */
  @Test
  void theFirstGameIsLight() {
    int app =
        packed(names("FIRST").stream().filter(name -> !OTHER_GAME.matcher(name).find()).toList());
    int engine = packed("engine/governor.wasm");
    int net = packed(NET);
    System.out.printf(
        Locale.ROOT,
        "packed bytes of the app %,d, of the program %,d, of a net %,d, together %,d%n",
        app - engine,
        engine,
        net,
        app + net);
    assumeSmaller();
    assertThat(app + net).isLessThan(MOST_AT_FIRST);
  }

  @Test
  void allThatIsKeptIsNotMuch() {
    int all = packed(names("FIRST")) + packed(names("LATER"));
    System.out.printf(Locale.ROOT, "packed bytes of all that is kept %,d%n", all);
    assertThat(all).isLessThan(MOST_OF_ALL);
  }

  private static void assumeSmaller() {
    Assumptions.assumeTrue(
        SizeTest.class.getResource("smaller") != null,
        "The program for the browser was not made smaller, so its size is not held;"
            + " ./verify does so where tools/wasm-opt works.");
  }

  /** The names in a list at the beginning of the service worker. */
  private static List<String> names(String list) {
    String line =
        service
            .lines()
            .filter(each -> each.startsWith("const " + list + " "))
            .findFirst()
            .orElseThrow();
    return NAME.matcher(line).results().map(each -> each.group(1)).toList();
  }

  private static int packed(List<String> names) {
    return names.stream().mapToInt(SizeTest::packed).sum();
  }

  private static int packed(String name) {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
      Files.copy(files.resolve(name), out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return packed.size();
  }
}
