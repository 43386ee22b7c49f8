package governor.server.http;

import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.staticfiles.Location;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The browser app: files from the class path, and its page at the address of every screen. */
final class WebApp {
  private static final String FOLDER = "/governor/web";

  /** The addresses of the app's screens, as its router has them; all show the same page. */
  private static final List<String> SCREENS =
      List.of(
          "/settings",
          "/rules",
          "/tour",
          "/tour/sanjuan",
          "/tour/puertorico",
          "/t/{id}",
          "/t/{id}/replay",
          "/t/{id}/analysis");

  private static final Pattern INLINE_SCRIPT =
      Pattern.compile("<script(?![^>]*\\ssrc=)[^>]*>(.*?)</script>", Pattern.DOTALL);
  private final String page;

  private WebApp(String page) {
    this.page = page;
  }

  /** The app, if it is on the class path. */
  static WebApp find() {
    try (InputStream in = WebApp.class.getResourceAsStream(FOLDER + "/index.html")) {
      return new WebApp(in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  void register(JavalinConfig config) {
    if (page.isEmpty()) {
      config.routes.get("/", ctx -> ctx.result("Governor is here; its browser app is not.\n"));
      return;
    }
    config.staticFiles.add(
        files -> {
          files.directory = FOLDER;
          files.location = Location.CLASSPATH;
          files.headers = java.util.Map.of("Cache-Control", "no-cache");
        });
    SCREENS.forEach(screen -> config.routes.get(screen, this::page));
  }

  private void page(Context ctx) {
    ctx.header("Cache-Control", "no-cache").html(page);
  }

  /** The hashes of the scripts that stand in the page itself, such as its import map. */
  String scriptHashes() {
    StringBuilder hashes = new StringBuilder();
    Matcher script = INLINE_SCRIPT.matcher(page);
    while (script.find()) {
      hashes.append(" 'sha256-").append(sha256(script.group(1))).append('\'');
    }
    return hashes.toString();
  }

  private static String sha256(String text) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return Base64.getEncoder().encodeToString(hash);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
