package governor.server.http;

import governor.core.GameFamily;
import governor.table.Games;
import io.javalin.http.Context;
import java.util.Locale;
import java.util.Optional;

/**
 * What messengers show of a link: the game, a line about it and a picture. Nothing of the table
 * itself is told, since whoever is sent a link may not be meant to see it.
 */
final class Previews {
  /** Where the page has its tags. */
  static final String PLACE = "<!-- preview -->";

  private static final String PLAIN = "San Juan and Puerto Rico at one table.";

  private Previews() {}

  /** The tags of a screen that belongs to no table. */
  static String plain(Context ctx) {
    return tags(ctx, "Governor", PLAIN, "preview-san-juan.png");
  }

  /** The tags of a table's screens. */
  static String of(Context ctx, String config) {
    Optional<? extends GameFamily> family =
        Games.families().stream()
            .filter(one -> one.name().equals(config.split("[ :+]", 2)[0]))
            .findFirst();
    if (family.isEmpty()) {
      return plain(ctx);
    }
    boolean replay = ctx.path().endsWith("/replay") || ctx.path().endsWith("/analysis");
    String title = family.orElseThrow().title();
    String about =
        replay
            ? "A game of " + title + ", to look at step by step."
            : "A table of " + title + ": take a seat, or watch.";
    String picture = title.toLowerCase(Locale.ROOT).replace(' ', '-');
    return tags(ctx, title + " – Governor", about, "preview-" + picture + ".png");
  }

  private static String tags(Context ctx, String title, String about, String picture) {
    String scheme = isSecure(ctx) ? "https" : "http";
    String image = scheme + "://" + ctx.host() + ctx.contextPath() + "/art/" + picture;
    return tag("og:site_name", "Governor")
        + tag("og:type", "website")
        + tag("og:title", title)
        + tag("og:description", about)
        + tag("og:image", image)
        + tag("og:image:width", "1200")
        + tag("og:image:height", "630")
        + "<meta name=\"twitter:card\" content=\"summary_large_image\">";
  }

  private static boolean isSecure(Context ctx) {
    return ctx.req().isSecure() || "https".equals(ctx.header("X-Forwarded-Proto"));
  }

  private static String tag(String name, String content) {
    return "<meta property=\"" + name + "\" content=\"" + escaped(content) + "\">\n    ";
  }

  /** The address of the server comes from whoever asks. */
  private static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
