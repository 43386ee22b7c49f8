package governor.server.http;

import java.net.URI;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which modules a module of the browser app needs, and they in turn. The page names them all, so
 * that a browser asks for them at once and does not find them out one generation after another.
 */
final class WebModules {
  /** An import or re-export that is not made later by a call. */
  private static final Pattern IMPORT = Pattern.compile("(?:\\bfrom|\\bimport)\\s*[\"']([^\"']+)");

  private static final Pattern MAPPED = Pattern.compile("\"([^\"]+)\"\\s*:\\s*\"/([^\"]+)\"");

  private final WebFiles files;

  /** The names of the page's import map with what they stand for. */
  private final Map<String, String> names;

  WebModules(WebFiles files) {
    this.files = files;
    Map<String, String> found = new LinkedHashMap<>();
    Matcher entry = MAPPED.matcher(files.text(WebFiles.PAGE));
    while (entry.find()) {
      found.put(entry.group(1), entry.group(2));
    }
    this.names = found;
  }

  /** Each of these modules with all that it needs, every module once. */
  List<String> withNeeds(Collection<String> roots) {
    Set<String> found = new LinkedHashSet<>();
    for (String root : roots) {
      Deque<String> waiting = new ArrayDeque<>(List.of(root));
      while (!waiting.isEmpty()) {
        String module = waiting.remove();
        if (found.add(module)) {
          waiting.addAll(needs(module));
        }
      }
    }
    return new ArrayList<>(found);
  }

  private List<String> needs(String module) {
    return IMPORT
        .matcher(files.text(module))
        .results()
        .map(match -> place(module, match.group(1)))
        .filter(files::has)
        .toList();
  }

  /** The file that a module means by what it writes after "from". */
  private String place(String module, String written) {
    if (written.startsWith(".")) {
      return URI.create("/" + module).resolve(written).getPath().substring(1);
    }
    String whole = names.get(written);
    if (whole != null) {
      return whole;
    }
    int folder = written.lastIndexOf('/') + 1;
    for (int end = folder; end > 0; end = written.lastIndexOf('/', end - 2) + 1) {
      String start = names.get(written.substring(0, end));
      if (start != null) {
        return start + written.substring(end);
      }
    }
    return "";
  }
}
