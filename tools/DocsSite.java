import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.HeadingAnchorExtension;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/**
 * Builds a site of the documents: every Markdown page as HTML, with its pictures, in one folder
 * that any host can serve. Links to other documents lead to their pages, links to sources become
 * words. Fails where a link leads nowhere. Run by tools/docs-site with commonmark-java on the class
 * path.
 */
final class DocsSite {
  private static final Pattern LINK = Pattern.compile("(href|src)=\"([^\"]*)\"");
  private static final Pattern ID = Pattern.compile(" id=\"([^\"]*)\"");
  private static final Pattern TITLE = Pattern.compile("(?m)^# (.*)$");
  private static final Pattern TO_SOURCE = Pattern.compile("<a href=\"source:[^\"]*\">(.*?)</a>");

  private static final String PAGE =
      """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>%s</title>
      <link rel="stylesheet" href="%sdocs.css">
      </head>
      <body>
      <nav aria-label="Documents">%s</nav>
      <main>
      %s</main>
      </body>
      </html>
      """;

  private static final List<String> MENU =
      List.of(
          "README.md",
          "docs/play.md",
          "docs/host.md",
          "docs/bots.md",
          "docs/research.md",
          "docs/library.md",
          "CONTRIBUTING.md",
          "ARCHITECTURE.md",
          "docs/rules/san-juan.md",
          "docs/rules/puerto-rico.md",
          "docs/notebook/README.md",
          "CHANGELOG.md");

  private final Path root;
  private final Path to;
  private final Map<String, String> pages = new TreeMap<>();
  private final List<String> problems = new ArrayList<>();

  private DocsSite(Path root, Path to) {
    this.root = root;
    this.to = to;
  }

  public static void main(String[] arguments) throws IOException {
    DocsSite site = new DocsSite(Path.of("").toAbsolutePath(), Path.of(arguments[0]));
    site.build();
    site.problems.forEach(System.err::println);
    if (!site.problems.isEmpty()) {
      System.exit(1);
    }
    System.out.println(site.pages.size() + " documents in " + site.to);
  }

  private void build() throws IOException {
    for (String name : documents()) pages.put(name, Files.readString(root.resolve(name)));
    Map<String, String> html = new TreeMap<>();
    for (String name : pages.keySet()) html.put(name, html(name));
    Map<String, Set<String>> ids = new TreeMap<>();
    html.forEach((name, text) -> ids.put(name, ids(text)));
    for (String name : html.keySet()) {
      String body = linked(name, html.get(name), ids);
      String menu = menu(name);
      Path file = to.resolve(page(name));
      Files.createDirectories(file.getParent());
      Files.writeString(file, PAGE.formatted(title(name), up(name), menu, body));
    }
    Files.copy(root.resolve("tools/docs.css"), to.resolve("docs.css"));
  }

  private List<String> documents() throws IOException {
    try (Stream<Path> top = Files.list(root);
        Stream<Path> docs = Files.walk(root.resolve("docs"))) {
      return Stream.concat(
              top,
              Stream.concat(
                  docs, Stream.of(root.resolve("web/README.md"), root.resolve("python/README.md"))))
          .filter(file -> file.toString().endsWith(".md"))
          .map(file -> root.relativize(file).toString().replace('\\', '/'))
          .sorted()
          .toList();
    }
  }

  private static String html(String name, String text) {
    var extensions = List.of(TablesExtension.create(), HeadingAnchorExtension.create());
    var document = Parser.builder().extensions(extensions).build().parse(text);
    return HtmlRenderer.builder().extensions(extensions).build().render(document);
  }

  private String html(String name) {
    return html(name, pages.get(name));
  }

  private static Set<String> ids(String html) {
    Set<String> ids = new HashSet<>();
    ID.matcher(html).results().forEach(match -> ids.add(match.group(1)));
    return ids;
  }

  /** The page with its links leading to pages of the site, and pictures copied beside it. */
  private String linked(String name, String html, Map<String, Set<String>> ids) {
    String linked =
        LINK.matcher(html)
            .replaceAll(
                match ->
                    "%s=\"%s\""
                        .formatted(
                            match.group(1),
                            java.util.regex.Matcher.quoteReplacement(
                                target(name, match.group(2), ids))));
    return TO_SOURCE.matcher(linked).replaceAll("$1");
  }

  private String target(String name, String link, Map<String, Set<String>> ids) {
    if (link.contains(":")) return link;
    String[] parts = link.split("#", 2);
    Path from = Path.of(name);
    String there =
        parts[0].isEmpty()
            ? name
            : from.resolveSibling(parts[0]).normalize().toString().replace('\\', '/');
    if (!Files.exists(root.resolve(there))) {
      problems.add(name + " links to " + link + ", which does not exist.");
      return link;
    }
    if (!pages.containsKey(there)) {
      return there.matches(".*\\.(png|svg|jpg)") ? copied(name, there) : "source:" + there;
    }
    if (parts.length == 2 && !ids.get(there).contains(parts[1])) {
      problems.add(name + " links to " + link + ", but there is no such heading.");
    }
    String page = parts[0].isEmpty() ? "" : up(name) + page(there);
    return parts.length == 2 ? page + "#" + parts[1] : page;
  }

  private String copied(String name, String picture) {
    try {
      Path file = to.resolve(picture);
      Files.createDirectories(file.getParent());
      if (!Files.exists(file)) Files.copy(root.resolve(picture), file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return up(name) + picture;
  }

  private static String page(String name) {
    return name.replaceFirst("README\\.md$", "index.html").replaceFirst("\\.md$", ".html");
  }

  /** From a page to the site's own folder. */
  private static String up(String name) {
    return "../".repeat(name.split("/").length - 1);
  }

  private String title(String name) {
    var title = TITLE.matcher(pages.get(name));
    return title.find() ? title.group(1).replaceAll("[`*]", "") : name;
  }

  private String menu(String name) {
    StringBuilder menu = new StringBuilder();
    for (String each : MENU) {
      if (!pages.containsKey(each)) {
        problems.add("The menu names " + each + ", which does not exist.");
        continue;
      }
      String here = each.equals(name) ? " aria-current=\"page\"" : "";
      menu.append("<a href=\"%s%s\"%s>%s</a>\n".formatted(up(name), page(each), here, title(each)));
    }
    return menu.toString();
  }
}
