package governor.server.http;

import java.io.InputStream;
import java.io.SequenceInputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The style sheets that the page names, one for each component, handed out as one file in the same
 * order: a browser that draws nothing before it has them all asks once.
 */
final class Sheets {
  private static final String ALL = "styles/all.css";

  /** A sheet for every visitor; those for some, by their media, stay files of their own. */
  private static final Pattern LINK =
      Pattern.compile("<link rel=\"stylesheet\" href=\"/(styles/[^\"]+)\">(\\s*)");

  private Sheets() {}

  /** The page with one link in place of all. */
  static String joined(String page) {
    Matcher first = LINK.matcher(page);
    if (!first.find()) {
      return page;
    }
    String rest = LINK.matcher(page.substring(first.end())).replaceAll("");
    String link = "<link rel=\"stylesheet\" href=\"/" + ALL + "\">" + first.group(2);
    return page.substring(0, first.start()) + link + rest;
  }

  /** Puts one file in the place of all that the page names. */
  static void join(String page, SortedMap<String, WebFiles.Place> places) {
    List<WebFiles.Place> parts = new ArrayList<>();
    for (MatchResult link : LINK.matcher(page).results().toList()) {
      WebFiles.Place part = places.remove(link.group(1));
      if (part == null) {
        throw new IllegalStateException("the page names " + link.group(1) + ", which is not there");
      }
      parts.add(part);
    }
    if (!parts.isEmpty()) {
      places.put(ALL, new WebFiles.Place(0, () -> concatenated(parts)));
    }
  }

  private static InputStream concatenated(List<WebFiles.Place> parts) throws Exception {
    List<InputStream> streams = new ArrayList<>();
    for (WebFiles.Place part : parts) {
      streams.add(part.open().call());
    }
    return new SequenceInputStream(Collections.enumeration(streams));
  }
}
