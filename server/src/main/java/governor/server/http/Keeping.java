package governor.server.http;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * What lets a browser keep the app and install it: the service worker with the list of all files,
 * and the manifest. Both lie at the top, beside the page.
 */
final class Keeping {
  static final String SERVICE = "sw.js";
  static final String MANIFEST = "manifest.webmanifest";

  private static final String SERVICE_TEXT = "offline/service.js";

  /** What stands there for a file of the app. */
  private static final String FILE = "\"/art/";

  private final WebFiles files;

  Keeping(WebFiles files) {
    this.files = files;
  }

  /** The service worker; a site is an app without a server. */
  String service(boolean site) {
    return "const SITE = %s;\nconst VERSION = '%s';\nconst FIRST = %s;\nconst LATER = %s;\n\n%s"
        .formatted(
            site,
            files.version(),
            names(name -> isKept(name) && !isLater(name)),
            names(name -> isKept(name) && isLater(name)),
            files.text(SERVICE_TEXT));
  }

  /** The manifest; its icons lie in the folder of this version, as seen from beside the page. */
  String manifest() {
    return files.text(MANIFEST).replace(FILE, "\"files/" + files.version() + "/art/");
  }

  private String names(Predicate<String> wanted) {
    List<String> names = files.names().stream().filter(wanted).toList();
    return names.stream().collect(Collectors.joining("', '", "['", "']"));
  }

  /**
   * The page itself has no address with a version, and this text becomes another; pictures for
   * links are for those who show links.
   */
  private static boolean isKept(String name) {
    return name.contains("/") && !name.equals(SERVICE_TEXT) && !name.startsWith("art/preview-");
  }

  /** What a game can begin without: nets of other games, the rulings, the icons of the manifest. */
  private static boolean isLater(String name) {
    return name.startsWith("engine/nets/")
        || name.startsWith("rulings/")
        || name.startsWith("art/icon-");
  }
}
