package governor.web;

import static org.assertj.core.api.Assertions.assertThat;

import governor.bots.levels.Kits;
import governor.core.Catalog;
import governor.core.Config;
import governor.core.Fact;
import governor.core.FactKind;
import governor.core.Game;
import governor.core.GameFamily;
import governor.core.Options;
import governor.core.Rng;
import governor.core.State;
import governor.puertorico.PuertoRico;
import governor.sanjuan.SanJuan;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Nothing that the engine can say is without words in the browser, in any language. */
final class EngineWordsTest {
  /** A line of the table of pictures in a preview.js. */
  private static final Pattern PICTURED = Pattern.compile("(?m)^  '?([a-z-]+)'?: ");

  private static final int GAMES = 6;
  private static final List<GameFamily> FAMILIES = List.of(new SanJuan(), new PuertoRico());

  @ParameterizedTest
  @MethodSource("languages")
  void everyFactHasASentence(String language) {
    assertNoneMissing(
        language, Arrays.stream(FactKind.values()).map(kind -> "fact." + kind.key()).toList());
  }

  @ParameterizedTest
  @MethodSource("languages")
  void everyEventHasASentence(String language) {
    Set<String> wanted = new TreeSet<>();
    for (var what : governor.sanjuan.edge.What.values()) {
      wanted.add("sanjuan.event." + what);
    }
    for (var what : governor.puertorico.edge.What.values()) {
      wanted.add("puertorico.event." + what);
    }
    assertNoneMissing(language, wanted);
  }

  @ParameterizedTest
  @MethodSource("languages")
  void everyChoiceHasASentence(String language) {
    Set<String> wanted = new TreeSet<>();
    wanted.addAll(constants(governor.sanjuan.Verb.class, "sanjuan.choice."));
    wanted.addAll(constants(governor.puertorico.Verb.class, "puertorico.choice."));
    assertNoneMissing(language, wanted);
  }

  @ParameterizedTest
  @MethodSource("languages")
  void everythingThatReasonsCountHasAWord(String language) {
    Set<String> wanted = new TreeSet<>();
    for (GameFamily family : FAMILIES) {
      for (Game<?> game : games(family)) {
        Kits.of(game)
            .guide()
            .concepts()
            .forEach(each -> wanted.add("advice.concept." + each.one()));
      }
    }
    assertNoneMissing(language, wanted);
  }

  private static List<String> constants(Class<?> verbs, String prefix) {
    return Arrays.stream(verbs.getFields()).map(Field::getName).map(prefix::concat).toList();
  }

  @ParameterizedTest
  @MethodSource("languages")
  void everyPieceHasANameAndAnEffect(String language) {
    Set<String> wanted = new TreeSet<>();
    for (GameFamily family : FAMILIES) {
      for (Game<?> game : games(family)) {
        for (Catalog.Section section : game.catalog().sections()) {
          for (Catalog.Entry entry : section.entries()) {
            for (String what : List.of(".piece.", ".effect.")) {
              if (!entry.effect().isEmpty()) {
                wanted.add(family.name() + what + entry.key());
              }
            }
          }
        }
      }
    }
    assertThat(wanted).hasSizeGreaterThan(100);
    assertNoneMissing(language, wanted);
  }

  @ParameterizedTest
  @MethodSource("languages")
  void everyQuestionThatIsMetHasASentence(String language) {
    Set<String> met = new TreeSet<>();
    for (GameFamily family : FAMILIES) {
      for (Game<?> game : games(family)) {
        for (int seed = 0; seed < GAMES; seed++) {
          meet(game, seed, family.name() + ".question.", met);
        }
      }
    }
    assertThat(met).hasSizeGreaterThan(25);
    assertNoneMissing(language, met);
  }

  /**
   * What a role would bring to another seat stands on the role's tile in a picture and a number.
   */
  @ParameterizedTest
  @ValueSource(strings = {"sanjuan", "puertorico"})
  void whatARoleBringsToOthersHasAPicture(String name) {
    Set<String> pictured =
        PICTURED
            .matcher(App.text(name + "/preview.js"))
            .results()
            .map(match -> match.group(1))
            .collect(Collectors.toSet());
    GameFamily family =
        FAMILIES.stream().filter(each -> each.name().equals(name)).findAny().orElseThrow();
    Set<String> bare = new TreeSet<>();
    for (Game<?> game : games(family)) {
      addBareRoles(game, pictured, bare);
    }
    assertThat(pictured).contains("nothing");
    assertThat(bare).isEmpty();
  }

  /** Plays at random and notes roles whose facts about another seat are all without a picture. */
  private static <S extends State> void addBareRoles(
      Game<S> game, Set<String> pictured, Set<String> bare) {
    Rng random = new Rng(1);
    S s = game.newGame(random);
    Options options = new Options();
    game.advance(s, options);
    while (!s.isOver()) {
      for (int i = 0; i < options.size(); i++) {
        String words = game.notation().words(s, options.get(i));
        if (words.startsWith("take ")) {
          game.facts(s, options.get(i)).stream()
              .filter(fact -> fact.seat() >= 0 && fact.seat() != s.seatToAct())
              .collect(Collectors.groupingBy(Fact::seat))
              .values()
              .stream()
              .filter(ofSeat -> ofSeat.stream().noneMatch(one -> pictured.contains(one.fact())))
              .forEach(ofSeat -> bare.add(words + " " + ofSeat));
        }
      }
      game.apply(s, options.get(random.below(options.size())));
      game.advance(s, options);
    }
  }

  private static void assertNoneMissing(String language, Collection<String> wanted) {
    Set<String> missing = new TreeSet<>(wanted);
    missing.removeAll(Messages.all(language).keySet());
    assertThat(missing).isEmpty();
  }

  static Stream<String> languages() {
    return Messages.LANGUAGES.stream();
  }

  /** Every preset, with as many players as it is usually played. */
  private static List<Game<?>> games(GameFamily family) {
    List<Game<?>> games = new ArrayList<>();
    for (GameFamily.Preset preset : family.presets()) {
      String name =
          preset.name().startsWith(family.name())
              ? preset.name()
              : family.name() + ":" + preset.name();
      games.add(family.create(Config.parse(name + " players=3").orThrow()).orThrow());
    }
    return games;
  }

  /** Plays at random and notes the kinds of question. */
  private static <S extends State> void meet(
      Game<S> game, long seed, String prefix, Set<String> met) {
    Rng random = new Rng(seed);
    S s = game.newGame(random);
    Options options = new Options();
    game.advance(s, options);
    while (!s.isOver()) {
      met.add(prefix + game.questionKind(s));
      game.apply(s, options.get(random.below(options.size())));
      game.advance(s, options);
    }
  }
}
