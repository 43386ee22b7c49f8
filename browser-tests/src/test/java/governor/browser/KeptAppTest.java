package governor.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import governor.server.http.Site;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The app as the browser keeps it: without its server, as plain files, and when a newer comes. */
final class KeptAppTest extends Visits {
  private static final String PLAYS = ", place: 'device', lastGame: {game: '%s'}";

  private static final int MOST_LOOKS = 600;

  private Page visitor(String game) {
    return house().keepingVisitor("Anna", 1280, 800, PLAYS.formatted(game));
  }

  @Test
  void opensAndPlaysWhileTheServerIsGoneAndComesBack() {
    Page page = visitor("sanjuan");
    String address = house().address();
    page.navigate(address);
    page.waitForSelector(".quick");
    KeptApp.waitFor(page);

    house()
        .restartServer(
            () -> {
              page.navigate(address);
              page.waitForSelector(".quick");
              assertThat(page.locator(".away").innerText()).contains("No server");
              page.locator(".quick").click();
              TablePage table = new TablePage(page);
              table.waitForTurn();
              table.answer();
              table.waitForTurn();
              String asking = table.asking();
              page.reload();
              table.waitForTurn();
              assertThat(table.asking()).isEqualTo(asking);
              page.navigate(address + "rules");
              page.waitForSelector(".rules-piece");
            });

    page.navigate(address);
    page.waitForSelector(".table-list .tag");
    assertThat(page.locator(".away").innerText()).isEmpty();
  }

  @Test
  void aSiteOfPlainFilesPlaysInAFolderAndTakesANewerAppWhenAsked(@TempDir Path folder)
      throws IOException {
    assertThat(Site.write(folder)).isGreaterThan(200);
    try (SiteHost host = new SiteHost(folder)) {
      Page page = visitor("sanjuan");
      List<String> refused = watchPolicy(page);
      page.navigate(host.address());
      page.waitForSelector(".quick");
      KeptApp.waitFor(page);
      page.locator(".quick").click();
      TablePage table = new TablePage(page);
      table.waitForTurn();
      assertThat(page.url()).startsWith(host.address() + "t/device-");
      table.answer();
      table.waitForTurn();
      String asking = table.asking();

      String version = versionOf(folder);
      String newer = makeNewer(folder, version);
      page.evaluate("() => navigator.serviceWorker.getRegistration().then((one) => one.update())");
      page.waitForFunction(
          "() => navigator.serviceWorker.getRegistration().then((one) => one.waiting !== null)");
      table.answer();
      table.waitForTurn();
      assertThat(table.asking()).isNotEqualTo(asking);
      String later = table.asking();
      String address = page.url();
      page.locator(".brand").click();
      page.locator(".use-newer").click();
      page.waitForFunction(
          "(newer) => document.querySelector('meta[name=governor-site]').content === newer", newer);

      page.navigate(address);
      table.waitForTurn();
      assertThat(page.url()).isEqualTo(address);
      assertThat(table.asking()).isEqualTo(later);
      assertThat(refused).isEmpty();
    }
  }

  /** What the content policy has refused. */
  private static List<String> watchPolicy(Page page) {
    List<String> refused = new CopyOnWriteArrayList<>();
    page.onConsoleMessage(
        message -> {
          if (message.text().contains("Content Security Policy")) {
            refused.add(message.text());
          }
        });
    return refused;
  }

  @Test
  void anAddressOfASiteLeadsToItsScreenBeforeTheAppIsKept(@TempDir Path folder) throws IOException {
    Site.write(folder);
    try (SiteHost host = new SiteHost(folder)) {
      Page page = house().visitor("Anna", 1280, 800);
      page.navigate(host.address() + "rules?config=puertorico");
      page.waitForSelector(".rules-piece");
      assertThat(page.url()).isEqualTo(host.address() + "rules?config=puertorico");
      page.navigate(host.address() + "position");
      page.waitForSelector(".set-up-position");
    }
  }

  @Test
  void browsersMayInstallIt() {
    Page page = visitor("sanjuan");
    page.navigate(house().address());
    page.waitForSelector(".quick");
    KeptApp.waitFor(page);
    CDPSession browser = page.context().newCDPSession(page);

    JsonObject manifest = browser.send("Page.getAppManifest");
    assertThat(manifest.getAsJsonArray("errors")).isEmpty();
    List<String> against = new ArrayList<>();
    for (JsonElement error :
        browser.send("Page.getInstallabilityErrors").getAsJsonArray("installabilityErrors")) {
      against.add(error.getAsJsonObject().get("errorId").getAsString());
    }
    // Visitors of tests leave nothing behind.
    assertThat(against).isSubsetOf("in-incognito");
  }

  /** The page comes anew with every visit; only what keeps it is still the older one. */
  @Test
  void whoComesBackToANewerAppHasItAlready(@TempDir Path folder) throws IOException {
    Site.write(folder);
    try (SiteHost host = new SiteHost(folder)) {
      Page page = visitor("sanjuan");
      page.navigate(host.address());
      page.waitForSelector(".quick");
      KeptApp.waitFor(page);
      String newer = makeNewer(folder, versionOf(folder));

      page.navigate(host.address());
      page.waitForFunction(
          "(newer) => document.querySelector('meta[name=governor-site]').content === newer", newer);
      String inUse =
          "(newer) => caches.keys().then((all) => String(all.length === 1 &&"
              + " all[0].endsWith(newer)))";
      for (int look = 0; look < MOST_LOOKS && !page.evaluate(inUse, newer).equals("true"); look++) {
        page.waitForTimeout(100);
      }
      assertThat(page.evaluate(inUse, newer)).isEqualTo("true");
      assertThat(page.locator(".use-newer").count()).isZero();
    }
  }

  private static String versionOf(Path folder) {
    try (Stream<Path> all = Files.list(folder.resolve("files"))) {
      return all.findFirst().orElseThrow().getFileName().toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The same app under another version; its import map has another hash then. */
  private static String makeNewer(Path folder, String version) throws IOException {
    String newer = new StringBuilder(version).reverse().toString();
    Files.move(folder.resolve("files/" + version), folder.resolve("files/" + newer));
    for (String name : List.of("index.html", "sw.js", "manifest.webmanifest")) {
      Path file = folder.resolve(name);
      String before = Files.readString(file);
      String now = before.replace(version, newer);
      Files.writeString(file, now.replace(hashOfMap(before), hashOfMap(now)));
    }
    return newer;
  }

  private static String hashOfMap(String page) {
    Matcher map = Pattern.compile("(?s)<script type=\"importmap\">(.*?)</script>").matcher(page);
    if (!map.find()) {
      return "no map";
    }
    try {
      byte[] text = map.group(1).getBytes(StandardCharsets.UTF_8);
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(text);
      return Base64.getEncoder().encodeToString(hash);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
