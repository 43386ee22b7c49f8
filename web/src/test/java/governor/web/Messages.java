package governor.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.ObjectMapper;

/** The message catalogues as the browser loads them. */
final class Messages {
  private static final List<String> AREAS =
      List.of("app", "table", "sanjuan", "puertorico", "rules");

  /** A line of app/languages.js: {@code en: 'English'}. */
  private static final Pattern LANGUAGE = Pattern.compile("\\b([a-z]{2}): '\\p{L}+'");

  /** The languages of the app, English first: a new one is named in app/languages.js alone. */
  static final List<String> LANGUAGES =
      LANGUAGE
          .matcher(App.text("app/languages.js"))
          .results()
          .map(match -> match.group(1))
          .toList();

  static final List<String> TRANSLATIONS = LANGUAGES.subList(1, LANGUAGES.size());

  private Messages() {}

  /** One file. */
  private static Map<String, String> area(String area, String language) {
    String path = "/governor/web/messages/" + area + "." + language + ".json";
    try (InputStream in = Messages.class.getResourceAsStream(path)) {
      if (in == null) {
        throw new IllegalStateException("there is no " + path);
      }
      return new ObjectMapper().readValue(in, new TypeReference<>() {});
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** All files of a language but the one that lies over the others. */
  static Map<String, String> all(String language) {
    Map<String, String> all = new LinkedHashMap<>();
    AREAS.forEach(area -> all.putAll(area(area, language)));
    return all;
  }
}
