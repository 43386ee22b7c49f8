package governor.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** All languages say the same things, and everything that the scripts say. */
final class MessagesTest {
  private static final List<String> AREAS =
      List.of("app", "table", "sanjuan", "puertorico", "rules");

  private static final List<String> ALL_AREAS =
      Stream.concat(AREAS.stream(), Stream.of("neutral")).toList();

  /** A line of a message file: the key, and the message with its escapes. */
  private static final Pattern LINE =
      Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"\\s*:\\s*\"((?:[^\"\\\\]|\\\\.)*)\"");

  private static final int LETTERS_OF_A_CARD = 8;
  private static final Pattern PARAMETER = Pattern.compile("\\{(\\w+)");
  private static final Pattern SAID = Pattern.compile("\\bt\\('([^'$]+)'[,)]");

  private static Map<String, String> messages(String area, String language) {
    Map<String, String> messages = new LinkedHashMap<>();
    Matcher line = LINE.matcher(App.text("messages/" + area + "." + language + ".json"));
    while (line.find()) {
      assertThat(messages.put(line.group(1), line.group(2))).as(line.group(1) + " twice").isNull();
    }
    return messages;
  }

  private static TreeSet<String> parameters(String message) {
    TreeSet<String> names = new TreeSet<>();
    PARAMETER.matcher(message).results().forEach(match -> names.add(match.group(1)));
    return names;
  }

  static Stream<Arguments> translations() {
    return Messages.TRANSLATIONS.stream()
        .flatMap(language -> ALL_AREAS.stream().map(area -> Arguments.of(language, area)));
  }

  static Stream<String> languages() {
    return Messages.LANGUAGES.stream();
  }

  @Test
  void thereAreThreeLanguagesAndEachHasItsNameInAll() {
    assertThat(Messages.LANGUAGES).containsExactly("en", "de", "es");
    for (String language : Messages.LANGUAGES) {
      for (String other : Messages.LANGUAGES) {
        assertThat(messages("app", language)).containsKey("settings.language." + other);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("translations")
  void noKeyIsMissing(String language, String area) {
    assertThat(messages(area, language).keySet())
        .containsExactlyInAnyOrderElementsOf(messages(area, "en").keySet());
  }

  @ParameterizedTest
  @MethodSource("translations")
  void theParametersAreThoseOfEnglish(String language, String area) {
    Map<String, String> translated = messages(area, language);
    Map<String, TreeSet<String>> expected = new TreeMap<>();
    Map<String, TreeSet<String>> actual = new TreeMap<>();
    messages(area, "en")
        .forEach(
            (key, english) -> {
              expected.put(key, parameters(english));
              actual.put(key, parameters(translated.getOrDefault(key, "")));
            });

    assertThat(actual).isEqualTo(expected);
  }

  /** A text that was forgotten is still that of English; names of people and games may be. */
  @ParameterizedTest
  @MethodSource("translations")
  void hardlyAnyLongTextIsThatOfEnglish(String language, String area) {
    Map<String, String> english = messages(area, "en");
    assertThat(messages(area, language).entrySet())
        .filteredOn(entry -> entry.getValue().chars().filter(c -> c == ' ').count() > 3)
        .noneMatch(entry -> entry.getValue().equals(english.get(entry.getKey())));
  }

  @Test
  void everythingThatAScriptSaysIsThere() {
    TreeSet<String> known = new TreeSet<>();
    AREAS.forEach(area -> known.addAll(messages(area, "en").keySet()));
    TreeSet<String> said = new TreeSet<>();
    App.scripts()
        .forEach(
            script -> SAID.matcher(script).results().forEach(match -> said.add(match.group(1))));

    assertThat(said).isNotEmpty();
    assertThat(known).containsAll(said);
  }

  @ParameterizedTest
  @ValueSource(strings = {"sanjuan", "puertorico"})
  void everyGameHasItsTitleAndALineAboutIt(String game) {
    assertThat(messages(game, "en")).containsKeys(game + ".title", game + ".about");
  }

  /** Cards on a phone hold so many letters in a row: longer words say where they may be broken. */
  @ParameterizedTest
  @MethodSource("languages")
  void longNamesSayWhereTheyMayBeBroken(String language) {
    List<String> parts =
        List.of("sanjuan", "puertorico", "neutral").stream()
            .flatMap(area -> messages(area, language).entrySet().stream())
            .filter(entry -> entry.getKey().matches("\\w+\\.(piece|yaro|role)\\..*"))
            .flatMap(entry -> Pattern.compile("[ \u00ad]").splitAsStream(entry.getValue()))
            .toList();

    assertThat(parts).hasSizeGreaterThan(100);
    assertThat(parts).filteredOn(part -> part.length() > LETTERS_OF_A_CARD).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("languages")
  void neutralWordsReplaceWhatThereIsAndNameNoColonistsOrNobles(String language) {
    TreeSet<String> known = new TreeSet<>();
    AREAS.forEach(area -> known.addAll(messages(area, language).keySet()));
    Map<String, String> neutral = messages("neutral", language);
    // A parameter may be called as it likes.
    Pattern classic = Pattern.compile("(?i)(?<!\\{)(colonist|kolonist|colono|noble|adelige)");

    assertThat(known).containsAll(neutral.keySet());
    assertThat(neutral.values()).noneMatch(message -> classic.matcher(message).find());
    assertThat(neutral.keySet())
        .containsAll(
            List.of("puertorico", "rules", "app").stream()
                .flatMap(area -> messages(area, language).entrySet().stream())
                .filter(entry -> classic.matcher(entry.getValue()).find())
                .map(Map.Entry::getKey)
                .toList());
  }
}
