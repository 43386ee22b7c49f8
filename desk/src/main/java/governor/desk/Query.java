package governor.desk;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** The part of an address after the question mark. */
final class Query {
  private Query() {}

  static Map<String, String> parse(String text) {
    Map<String, String> query = new LinkedHashMap<>();
    for (String pair : text.split("&")) {
      int mark = pair.indexOf('=');
      if (mark > 0) {
        query.putIfAbsent(decode(pair.substring(0, mark)), decode(pair.substring(mark + 1)));
      }
    }
    return query;
  }

  private static String decode(String text) {
    try {
      return URLDecoder.decode(text, StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      throw Problem.malformed("The address has a percent sign that stands for nothing.");
    }
  }
}
