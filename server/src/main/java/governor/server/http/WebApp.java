package governor.server.http;

import governor.core.GameFamily;
import governor.desk.Problem;
import governor.table.Games;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The browser app: its files, and its page at the address of every screen. The page names all that
 * the screen will need, so that a browser can ask for it at once.
 */
final class WebApp {
  private static final String TOUR = "tour/tour.js";

  /** The addresses of the app's screens with their modules, as its router has them. */
  private static final Map<String, String> SCREENS = screens();

  /** The modules that the page itself runs. */
  private static final List<String> FIRST = List.of("app/i18n.js", "app/main.js");

  /** The one script that may compile WebAssembly, which it needs its own policy for. */
  private static final String ENGINE = "engine/worker.js";

  private static final String ENGINE_POLICY =
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

  private static final String KEPT = "public, max-age=31536000, immutable";
  private static final String ASKED_AGAIN = "no-cache";

  private final WebFiles files;
  private final WebModules modules;
  private final String page;

  /** The folder of a site in which all addresses lie; empty for none. */
  private final String folder;

  private final Map<List<String>, String> links = new ConcurrentHashMap<>();

  private WebApp(WebFiles files, String folder) {
    this.files = files;
    this.folder = folder;
    this.modules = new WebModules(files);
    this.page = PageText.of(files, folder + "/");
  }

  private static Map<String, String> screens() {
    Map<String, String> screens = new LinkedHashMap<>();
    screens.put("/", "screens/start.js");
    screens.put("/settings", "screens/settings.js");
    screens.put("/position", "screens/position.js");
    screens.put("/account", "screens/account.js");
    screens.put("/admin", "screens/admin.js");
    screens.put("/rules", "rules/rules.js");
    screens.put("/tour", TOUR);
    for (GameFamily family : Games.families()) {
      screens.put("/tour/" + family.name(), TOUR);
    }
    screens.put("/t/{id}", "table/table.js");
    screens.put("/t/{id}/replay", "screens/replay.js");
    screens.put("/t/{id}/analysis", "screens/analysis.js");
    return screens;
  }

  /** The app, if it is on the class path. */
  static WebApp find(String folder) {
    return new WebApp(WebFiles.find(), folder);
  }

  void register(JavalinConfig config, Node node, Senders senders) {
    if (files.isEmpty()) {
      config.routes.get("/", ctx -> ctx.result("Governor is here; its browser app is not.\n"));
      return;
    }
    SCREENS.forEach(
        (screen, module) ->
            config.routes.get(
                screen,
                screen.equals("/t/{id}")
                    ? ctx -> table(ctx, node, senders, module)
                    : screen.startsWith("/t/")
                        ? ctx -> send(ctx, links(module), Previews.of(ctx, config(ctx, node)))
                        : ctx -> send(ctx, links(module), Previews.plain(ctx))));
    // After the screens, since a folder may bear the name of one.
    config.routes.get("/files/{version}/<file>", this::file);
    Keeping keeping = new Keeping(files);
    config.routes.get(
        "/" + Keeping.SERVICE, ctx -> fresh(ctx, Keeping.SERVICE, keeping.service(false)));
    config.routes.get(
        "/" + Keeping.MANIFEST, ctx -> fresh(ctx, Keeping.MANIFEST, keeping.manifest()));
    files.folders().forEach(folder -> config.routes.get("/" + folder + "/<rest>", this::file));
  }

  private String address(String file) {
    return folder + "/files/" + files.version() + "/" + file;
  }

  // ---- pages ------------------------------------------------------------------------------------

  private void send(Context ctx, String ahead, String preview) {
    ctx.header("Cache-Control", ASKED_AGAIN)
        .html(page.replace(PageText.AHEAD, ahead).replace(Previews.PLACE, preview));
  }

  private static String config(Context ctx, Node node) {
    return node.desk().configOf(ctx.pathParam("id"));
  }

  private String links(String... screen) {
    return links.computeIfAbsent(
        List.of(screen),
        all -> {
          List<String> roots = new ArrayList<>(FIRST);
          roots.addAll(all);
          StringBuilder text = new StringBuilder();
          modules
              .withNeeds(roots)
              .forEach(
                  one ->
                      text.append("<link rel=\"modulepreload\" href=\"")
                          .append(address(one))
                          .append("\">\n    "));
          return text.toString();
        });
  }

  /** The page of a table: with its board's modules, and with the position and the pieces. */
  private void table(Context ctx, Node node, Senders senders, String module) {
    senders.count(ctx, Limits.Kind.REQUEST);
    String config = config(ctx, node);
    if (config.isEmpty()) {
      send(ctx, links(module), Previews.plain(ctx));
      return;
    }
    String game = config.split("[ :+]", 2)[0];
    List<String> answers = new ArrayList<>();
    if (ctx.queryString() == null) {
      answers.add(folder + "/api/v1/tables/" + ctx.pathParam("id"));
    }
    answers.add(
        folder + "/api/v1/catalog?config=" + URLEncoder.encode(config, StandardCharsets.UTF_8));
    StringBuilder ahead = new StringBuilder();
    answers.forEach(
        one ->
            ahead
                .append("<link rel=\"preload\" as=\"fetch\" crossorigin href=\"")
                .append(one)
                .append("\">\n    "));
    send(ctx, ahead + links(module, game + "/board.js"), Previews.of(ctx, config));
  }

  /** The hashes of the scripts that stand in the page itself. */
  String scriptHashes() {
    return PageText.scriptHashes(page);
  }

  /** A text that browsers ask for again each time, to learn of a newer app. */
  private static void fresh(Context ctx, String name, String text) {
    ctx.header("Cache-Control", ASKED_AGAIN).contentType(WebFiles.type(name)).result(text);
  }

  // ---- files ------------------------------------------------------------------------------------

  /** A file, by its plain address or by one that names a version: of ours or of another build. */
  private void file(Context ctx) {
    String path = ctx.path().substring(folder.length());
    boolean named = path.startsWith("/files/");
    String name = named ? ctx.pathParam("file") : path.substring(1);
    byte[] content = files.content(name);
    if (content == null) {
      throw Problem.unknown("There is no such file.");
    }
    boolean ours = named && ctx.pathParam("version").equals(files.version());
    String tag = "W/\"" + files.version() + "\"";
    ctx.header("Cache-Control", ours ? KEPT : ASKED_AGAIN);
    ctx.header("ETag", tag);
    ctx.header("Vary", "Accept-Encoding");
    if (tag.equals(ctx.header("If-None-Match"))) {
      ctx.status(304);
      return;
    }
    if (name.equals(ENGINE)) {
      ctx.header("Content-Security-Policy", ENGINE_POLICY);
    }
    ctx.disableCompression();
    ctx.contentType(WebFiles.type(name));
    String encodings = ctx.header("Accept-Encoding");
    if (encodings != null && encodings.contains("gzip")) {
      ctx.header("Content-Encoding", "gzip").result(files.packed(name));
    } else {
      ctx.result(content);
    }
  }
}
