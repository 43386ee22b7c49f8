package governor.web;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.GameFamily;
import governor.puertorico.PuertoRico;
import governor.puertorico.editions.Sets;
import governor.sanjuan.SanJuan;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What the texts say: all that can be asked and switched, and one word for each thing. */
final class TextsTest {
  private static final List<String> ASKED =
      List.of("CARPENTER", "POOR_HOUSE", "WELL", "MARKET_STAND", "MARKET_HALL", "HUT", "TAVERN");

  static Stream<String> languages() {
    return Messages.LANGUAGES.stream();
  }

  @ParameterizedTest
  @MethodSource("languages")
  void everyBuildingThatAsksHasAQuestionWithItsName(String language) {
    Map<String, String> all = Messages.all(language);
    for (String kind : ASKED) {
      assertThat(all.getOrDefault("sanjuan.question." + kind, "")).as(kind).contains("{piece}");
    }
    assertThat(all)
        .containsKeys(
            "sanjuan.question.PAY.more",
            "sanjuan.choice.DONE.PAY",
            "puertorico.question.EXTRA_COLONIST",
            "puertorico.question.HOSPICE",
            "puertorico.question.UNIVERSITY");
  }

  @ParameterizedTest
  @MethodSource("languages")
  void theRedesignNamesItsRoleAndItsGoods(String language) {
    Map<String, String> all = Messages.all(language);
    for (String key : List.of("prospector", "indigo", "sugar", "tobacco", "coffee", "silver")) {
      assertThat(all).as(key).containsKey("sanjuan.yaro." + key);
    }
    assertThat(all)
        .containsKeys("sanjuan.phase.prospector.yaro", "sanjuan.event.TOOK_PROSPECTOR.yaro");
  }

  /** Where a text for the redesign lies beside the usual one, it has none of the usual names. */
  @Test
  void textsOfTheRedesignHaveNoClassicNames() {
    Pattern classic =
        Pattern.compile("(?i)prospector|indigo|sugar|tobacco|coffee|silver|smithy|carpenter");

    assertThat(Messages.all("en").entrySet())
        .filteredOn(entry -> entry.getKey().matches("(sanjuan|rules)\\..*\\.?yaro\\b.*"))
        .hasSizeGreaterThan(10)
        .noneMatch(entry -> classic.matcher(entry.getValue()).find());
  }

  @ParameterizedTest
  @MethodSource("languages")
  void everyHouseRuleHasItsSentence(String language) {
    List<String> wanted = new ArrayList<>();
    for (GameFamily family : List.of(new SanJuan(), new PuertoRico())) {
      family.settings().stream()
          .map(GameFamily.Setting::name)
          .filter(name -> !name.equals("rounds"))
          .forEach(name -> wanted.add("start.rule." + family.name() + "." + name));
    }
    assertThat(Messages.all(language)).containsKeys(wanted.toArray(String[]::new));
  }

  @ParameterizedTest
  @MethodSource("languages")
  void everyExpansionAndEveryWayToChooseBuildingsHasItsWords(String language) {
    List<String> wanted = new ArrayList<>();
    for (GameFamily.Preset preset : new PuertoRico().presets()) {
      String[] parts = preset.name().split("\\+");
      for (int i = 1; i < parts.length; i++) {
        wanted.add("start.expansion.puertorico." + parts[i]);
        wanted.add("start.expansion-about.puertorico." + parts[i]);
        wanted.add("rules.part." + parts[i]);
      }
    }
    for (Sets.NamedSet set : Sets.all()) {
      wanted.add("start.rule.puertorico.set." + set.name());
    }
    wanted.addAll(
        List.of("start.rule.puertorico.draft.players", "start.rule.puertorico.draft.chance"));
    for (GameFamily.Preset preset : new SanJuan().presets()) {
      if (!preset.name().endsWith("+events")) { // Those are a tick beside the edition.
        String name = preset.name().replace(':', '.');
        wanted.addAll(List.of("start.preset." + name, "start.preset-about." + name));
        String[] parts = preset.name().split("\\+");
        Arrays.stream(parts).skip(1).map(part -> "rules.part." + part).forEach(wanted::add);
      }
    }
    assertThat(wanted).hasSizeGreaterThan(30).contains("start.preset.sanjuan.1e+treasure-chest");
    wanted.removeAll(Messages.all(language).keySet());
    assertThat(wanted).as("missing in " + language).isEmpty();
  }

  /** The start screen reads from the server's lines which values there are. */
  @Test
  void theServersLinesNameAllSetsAndWaysToDraft() {
    Map<String, String> about =
        new PuertoRico()
            .settings().stream()
                .collect(Collectors.toMap(GameFamily.Setting::name, GameFamily.Setting::about));

    assertThat(about.get("set"))
        .startsWith("With new-buildings:")
        .endsWith(": " + String.join(", ", Sets.names()) + ".");
    assertThat(about.get("draft"))
        .startsWith("With new-buildings:")
        .contains("draft=players", "draft=chance");
  }

  @ParameterizedTest
  @CsvSource({"en, building", "de, Gebäude", "es, edificio"})
  void aPlantationOtherThanCornNeedsABuilding(String language, String building) {
    Map<String, String> all = Messages.all(language);
    for (String good : List.of("indigo", "sugar", "tobacco", "coffee")) {
      assertThat(all.get("puertorico.effect." + good + " plantation")).contains(building);
    }
    assertThat(all.get("puertorico.effect.corn plantation")).contains(building);
  }

  /** The word that players use, and the words that once stood in its place. */
  @ParameterizedTest
  @CsvSource({
    "de, produzieren, herstell|erzeug|stellt her",
    "de, verladen, ^(puertorico|rules|tour|fact).*\\b(laden|lädst|lädt|geladen|Laden|Ladezwang)\\b",
    "de, abwerfen, \\b(legen|legst|legt) [^.]*\\bab\\b(?! der)",
    "de, überbauen, überdeck",
    "de, Platz, fact.spaces=.*Feld",
    "de, Neufassung, Neugestaltung",
    "de, Amtsstube, sanjuan.piece.office building=.*Kontor",
    "de, 6er-Schiff, Schiff für \\{n\\}",
    "es, robar, \\b(coger|coges|coge|cogen)\\b",
    "es, descartar, \\b(desechar|desecha|tirar)\\b",
    "es, personaje, =.*\\b(rol|roles)\\b",
    "es, casa de comercio, (trading|house).*=.*\\bmercado\\b(?! negro)",
    "en, produce, (can|would|makes?|just) ma(k|d)e",
    "en, harbor, harbour"
  })
  void thereIsOneWordForAThing(String language, String word, String others) {
    Pattern other = Pattern.compile(others);
    List<String> found =
        Messages.all(language).entrySet().stream()
            .map(entry -> entry.getKey() + "=" + entry.getValue().replace("\u00ad", ""))
            .filter(line -> other.matcher(line).find())
            .toList();

    assertThat(found).as("say " + word).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "goldsmith, darf, may",
    "market hall, einmal, once",
    "customs office, leer, empty",
    "tavern, Baumeisterphase, builder phase"
  })
  void aCardSaysWhenAndWhether(String key, String german, String english) {
    assertThat(Messages.all("de").get("sanjuan.effect." + key)).containsIgnoringCase(german);
    assertThat(Messages.all("en").get("sanjuan.effect." + key)).containsIgnoringCase(english);
  }
}
