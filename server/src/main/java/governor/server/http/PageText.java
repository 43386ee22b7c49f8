package governor.server.http;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The page of the app, with addresses of files that name their version. */
final class PageText {
  /** Where the page names what its screen will need. */
  static final String AHEAD = "<!-- ahead -->";

  /** What stands in the page for a file of the app. */
  private static final Pattern FILE = Pattern.compile("\"/(app|art|lib|styles)/");

  private static final String MANIFEST = "\"/" + Keeping.MANIFEST;

  private static final Pattern INLINE_SCRIPT =
      Pattern.compile("<script(?![^>]*\\ssrc=)[^>]*>(.*?)</script>", Pattern.DOTALL);

  private PageText() {}

  /** The page of an app that lies in this folder, which ends with a slash. */
  static String of(WebFiles files, String folder) {
    return FILE.matcher(Sheets.joined(files.text(WebFiles.PAGE)))
        .replaceAll("\"" + folder + "files/" + files.version() + "/$1/")
        .replace(MANIFEST, "\"" + folder + Keeping.MANIFEST);
  }

  /** The hashes of the scripts that stand in the page itself, such as its import map. */
  static String scriptHashes(String page) {
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
