package governor.web;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Catalog.Entry;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

/** Every piece has its picture, and the sprite stays small. */
final class PicturesTest {
  private static final int LARGEST = 60_000;

  private final String sprite = App.text("art/sprite.svg");
  private final List<String> ids = found("<symbol id=\"([^\"]+)\"", sprite);

  @Test
  void everySanJuanCardAndEventHasOne() {
    Stream<String> wanted =
        App.sanJuan()
            .flatMap(section -> section.entries().stream())
            .map(entry -> (entry.cost() < 0 ? "event-" : "card-") + slug(entry.key()));

    assertThat(ids).containsAll(new TreeSet<>(wanted.toList()));
  }

  @Test
  void everyPieceOfPuertoRicoHasOne() {
    Stream<String> wanted =
        App.puertoRico()
            .flatMap(
                section -> section.entries().stream().map(entry -> id(section.title(), entry)));

    assertThat(ids).containsAll(new TreeSet<>(wanted.toList()));
  }

  @Test
  void soundsAreMadeInThePageAndSmall() {
    assertThat(App.text("show/sounds.js")).hasSizeLessThan(30_000).contains("createOscillator");
  }

  @Test
  void everyBuildingHasAHouse() {
    Stream<String> cards =
        App.sanJuan()
            .flatMap(section -> section.entries().stream())
            .filter(entry -> entry.cost() >= 0)
            .map(entry -> "house-" + slug(entry.key()));
    Stream<String> buildings =
        App.puertoRico()
            .flatMap(section -> section.entries().stream().map(entry -> id(section.title(), entry)))
            .filter(id -> id.startsWith("building-"))
            .map(id -> id.replace("building-", "house-"));

    assertThat(houses("san-juan")).containsAll(new TreeSet<>(cards.toList()));
    assertThat(houses("puerto-rico")).containsAll(new TreeSet<>(buildings.toList()));
  }

  private static List<String> houses(String game) {
    return found("<symbol id=\"([^\"]+)\"", App.text("art/houses-" + game + ".svg"));
  }

  private static String id(String section, Entry entry) {
    String name = slug(entry.key());
    return switch (section) {
      case "Island tiles" -> "tile-" + name.replace("-plantation", "");
      case "Goods" -> "good-" + name;
      case "Roles" -> "role-" + name;
      default -> "building-" + name;
    };
  }

  @Test
  void everyPictureThatAScriptNamesIsThere() {
    TreeSet<String> named = new TreeSet<>();
    App.scripts().forEach(script -> named.addAll(found("\\bicon\\('([a-z-]+)'", script)));

    assertThat(named).isNotEmpty();
    assertThat(ids).containsAll(named);
  }

  @Test
  void noPictureIsThereTwice() {
    assertThat(ids).doesNotHaveDuplicates();
  }

  @Test
  void theSpriteStaysSmall() throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
      gzip.write(sprite.getBytes(StandardCharsets.UTF_8));
    }

    assertThat(packed.size()).isLessThan(LARGEST);
  }

  /** Market, help and board are drawn from the catalogue: a new building needs no code. */
  @Test
  void noScriptOrStyleSheetOfPuertoRicoNamesABuilding() {
    Pattern named =
        Pattern.compile(
            App.puertoRico()
                .filter(section -> section.title().endsWith("buildings"))
                .flatMap(section -> section.entries().stream())
                .map(Entry::key)
                .distinct()
                .map(key -> key.replace(" ", "[ _-]"))
                .collect(Collectors.joining("|", "(?i)['\"`-](", ")['\"`]")));
    Map<String, String> files = new TreeMap<>(App.named(".js"));
    files.putAll(App.named(".css"));
    files.keySet().removeIf(name -> !name.contains("puertorico"));

    assertThat(files).hasSizeGreaterThan(10);
    assertThat(files.entrySet())
        .filteredOn(file -> named.matcher(file.getValue()).find())
        .extracting(Map.Entry::getKey)
        .isEmpty();
    assertThat("icon('building-city-hall')").containsPattern(named);
    assertThat("[data-kind=\"HACIENDA\"]").containsPattern(named);
  }

  private static String slug(String key) {
    return key.replace(' ', '-');
  }

  private static List<String> found(String pattern, String text) {
    return Pattern.compile(pattern, Pattern.DOTALL)
        .matcher(text)
        .results()
        .map((MatchResult match) -> match.group(1))
        .toList();
  }
}
