package governor.server.http;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The app as plain files, for any host that hands out files: it plays on the visitor's device. It
 * works in any folder of the host, because nothing in it names one. Only the page at the top is
 * read from the host; other addresses lead there and say where to go on.
 */
public final class Site {
  /** Hosts show this page for an address without a file. */
  private static final String OTHERWISE =
      """
      <!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8">
          <title>Governor</title>
          <script>
            const known = /^(.*\\/)((?:t\\/[^/]+(?:\\/(?:replay|analysis))?|tour(?:\\/[a-z]+)?|rules|settings|position)\\/?)$/
              .exec(location.pathname);
            const to = known && encodeURIComponent('/' + known[2].replace(/\\/$/, '') + location.search);
            if (known) location.replace(known[1] + '?to=' + to + location.hash);
          </script>
        </head>
        <body>
          <p>There is no such page here.</p>
        </body>
      </html>
      """;

  private Site() {}

  /** Writes the site; answers how many files it has, 0 if this program comes without the app. */
  public static int write(Path folder) throws IOException {
    WebFiles files = WebFiles.find();
    if (files.isEmpty()) {
      return 0;
    }
    int count = 0;
    Path version = folder.resolve("files").resolve(files.version());
    for (String name : files.names()) {
      byte[] content = files.content(name);
      if (name.contains("/") && content != null) {
        Path file = version.resolve(name);
        Files.createDirectories(file.getParent());
        Files.write(file, content);
        count++;
      }
    }
    Keeping keeping = new Keeping(files);
    write(folder, Keeping.MANIFEST, keeping.manifest());
    write(folder, "404.html", OTHERWISE);
    write(folder, "index.html", page(files));
    // The last, since browsers that see it fetch all the others.
    write(folder, Keeping.SERVICE, keeping.service(true));
    return count + 4;
  }

  private static String page(WebFiles files) {
    String page =
        PageText.of(files, "./")
            .replace(PageText.AHEAD, mark(files.version()))
            .replace(Previews.PLACE, "");
    String policy = policy(PageText.scriptHashes(page));
    return page.replaceFirst("(?=<meta name=\"viewport\")", policy);
  }

  private static void write(Path folder, String name, String text) throws IOException {
    Files.write(folder.resolve(name), text.getBytes(StandardCharsets.UTF_8));
  }

  /** By this the page knows that it is a site, and which. */
  private static String mark(String version) {
    return "<meta name=\"governor-site\" content=\"" + version + "\">\n    ";
  }

  private static String policy(String scriptHashes) {
    return "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src"
        + " 'self'"
        + scriptHashes
        + "; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src"
        + " 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action"
        + " 'none'\">\n    ";
  }
}
